package org.arbiterchess.notation;

/**
 * How a position is written.
 *
 * @param enPassantOnlyIfLegal write the en passant square only where that capture is legal, and not
 *     after every double step
 * @param shredder write the castling rights of Chess960 as the files of the rooks, and not as
 *     {@code KQkq}
 */
public record FenStyle(boolean enPassantOnlyIfLegal, boolean shredder) {

  /** As the standard has it; in Chess960 this is X-FEN. */
  public static final FenStyle STANDARD = new FenStyle(false, false);

  public static final FenStyle EN_PASSANT_IF_LEGAL = new FenStyle(true, false);

  /** Shredder-FEN, in Chess960; classical chess is written as the standard has it. */
  public static final FenStyle SHREDDER = new FenStyle(false, true);
}
