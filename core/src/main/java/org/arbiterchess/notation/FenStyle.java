package org.arbiterchess.notation;

/**
 * Options for writing FEN.
 *
 * @param enPassantOnlyIfLegal whether to write the en passant square only if a capture there is
 *     legal, rather than after every double step
 * @param shredder whether to write Chess960 castling rights as rook files, rather than as {@code
 *     KQkq}
 */
public record FenStyle(boolean enPassantOnlyIfLegal, boolean shredder) {

  /** Standard FEN; in Chess960 this is X-FEN. */
  public static final FenStyle STANDARD = new FenStyle(false, false);

  public static final FenStyle EN_PASSANT_IF_LEGAL = new FenStyle(true, false);

  /** Shredder-FEN in Chess960; standard FEN in standard chess. */
  public static final FenStyle SHREDDER = new FenStyle(false, true);
}
