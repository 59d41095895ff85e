package org.arbiterchess.rules;

/**
 * The laws an attempt can break, in the order in which the arbiter checks them. The names are
 * public API: JSON, metrics, translations and test tables use them.
 */
public enum Reason {
  /**
   * The game is over. This reason occurs only in rulings by {@code Game}, which cite the article
   * under which the game ended.
   */
  GAME_OVER("5"),
  NO_PIECE("3.10.2"),
  NO_MOVE("3.10.2"),
  WRONG_TURN("1.2"),
  CASTLING_NOT_POSSIBLE("3.8.2"),
  CASTLING_RIGHT_LOST("3.8.2.1"),
  CASTLING_BLOCKED("3.8.2.2"),
  CASTLING_OUT_OF_CHECK("3.8.2.2"),
  CASTLING_THROUGH_CHECK("3.8.2.2"),
  CASTLING_INTO_CHECK("3.8.2.2"),
  CASTLING_UNCOVERS_CHECK("3.9.2"),
  BISHOP_SHAPE("3.2"),
  ROOK_SHAPE("3.3"),
  QUEEN_SHAPE("3.4"),
  KNIGHT_SHAPE("3.6"),
  PAWN_SHAPE("3.7"),
  KING_SHAPE("3.8.1"),
  OWN_PIECE_THERE("3.1"),
  KING_CAPTURE("1.4.1"),
  PATH_BLOCKED("3.5"),
  PAWN_ALREADY_MOVED("3.7.2"),
  PAWN_BLOCKED("3.7.1"),
  EN_PASSANT_TOO_LATE("3.7.3.2"),
  EN_PASSANT_NEVER("3.7.3.1"),
  NOTHING_TO_CAPTURE("3.7.3"),
  STILL_IN_CHECK("3.9.2"),
  PINNED("3.9.2"),
  KING_INTO_CHECK("3.9.2"),
  EN_PASSANT_OPENS_LINE("3.9.2"),
  PROMOTION_MISSING("3.7.3.3"),
  PROMOTION_NOT_ALLOWED("3.7.3.3");

  private final String article;

  Reason(String article) {
    this.article = article;
  }

  /**
   * The article of the FIDE Laws on which this reason is based. A {@link DetailedReason} or the
   * game's outcome may provide a more precise one.
   */
  public String article() {
    return article;
  }
}
