package org.arbiterchess.rules;

/** A specific case of a {@link Reason}. Every language has a sentence for each case. */
public enum DetailedReason {
  GAME_OVER(Reason.GAME_OVER),
  NO_PIECE(Reason.NO_PIECE),
  NO_MOVE(Reason.NO_MOVE),
  WRONG_TURN(Reason.WRONG_TURN),

  KING_NOT_AT_HOME(Reason.CASTLING_NOT_POSSIBLE),
  NO_ROOK_AT_HOME(Reason.CASTLING_NOT_POSSIBLE),
  ROOK_NOT_AT_HOME(Reason.CASTLING_NOT_POSSIBLE),
  /** The castling right has been lost, but the position alone does not show how. */
  RIGHT_LOST(Reason.CASTLING_RIGHT_LOST),
  /** The number in the evidence is the move number of the king's first move. */
  RIGHT_LOST_KING_MOVED(Reason.CASTLING_RIGHT_LOST),
  RIGHT_LOST_ROOK_MOVED(Reason.CASTLING_RIGHT_LOST),
  RIGHT_LOST_ROOK_CAPTURED(Reason.CASTLING_RIGHT_LOST),
  RIGHT_LOST_BY_SETUP(Reason.CASTLING_RIGHT_LOST),
  CASTLING_BLOCKED(Reason.CASTLING_BLOCKED),
  CASTLING_OUT_OF_CHECK(Reason.CASTLING_OUT_OF_CHECK),
  CASTLING_THROUGH_CHECK(Reason.CASTLING_THROUGH_CHECK),
  CASTLING_INTO_CHECK(Reason.CASTLING_INTO_CHECK),
  CASTLING_UNCOVERS_CHECK(Reason.CASTLING_UNCOVERS_CHECK),

  BISHOP_SHAPE(Reason.BISHOP_SHAPE),
  ROOK_SHAPE(Reason.ROOK_SHAPE),
  QUEEN_SHAPE(Reason.QUEEN_SHAPE),
  KNIGHT_SHAPE(Reason.KNIGHT_SHAPE),
  PAWN_SHAPE(Reason.PAWN_SHAPE),
  KING_SHAPE(Reason.KING_SHAPE),
  NO_BISHOP_REACHES(Reason.BISHOP_SHAPE),
  NO_ROOK_REACHES(Reason.ROOK_SHAPE),
  NO_QUEEN_REACHES(Reason.QUEEN_SHAPE),
  NO_KNIGHT_REACHES(Reason.KNIGHT_SHAPE),
  NO_PAWN_REACHES(Reason.PAWN_SHAPE),
  NO_KING_REACHES(Reason.KING_SHAPE),

  OWN_PIECE_THERE(Reason.OWN_PIECE_THERE),
  KING_CAPTURE(Reason.KING_CAPTURE),
  PATH_BLOCKED(Reason.PATH_BLOCKED),
  PAWN_ALREADY_MOVED(Reason.PAWN_ALREADY_MOVED),
  PAWN_BLOCKED(Reason.PAWN_BLOCKED),
  PAWN_DOUBLE_STEP_BLOCKED(Reason.PAWN_BLOCKED, "3.7.2"),
  /**
   * The position alone does not show when, or whether, the pawn to be captured advanced two
   * squares.
   */
  EN_PASSANT_NOT_NOW(Reason.EN_PASSANT_TOO_LATE),
  /** The number in the evidence is how many moves ago the pawn advanced two squares. */
  EN_PASSANT_TOO_LATE(Reason.EN_PASSANT_TOO_LATE),
  EN_PASSANT_SINGLE_STEPS(Reason.EN_PASSANT_NEVER),
  EN_PASSANT_NOT_A_PAWN(Reason.EN_PASSANT_NEVER),
  NOTHING_TO_CAPTURE(Reason.NOTHING_TO_CAPTURE),

  STILL_IN_CHECK(Reason.STILL_IN_CHECK),
  STILL_IN_DOUBLE_CHECK(Reason.STILL_IN_CHECK),
  PINNED(Reason.PINNED),
  KING_INTO_CHECK(Reason.KING_INTO_CHECK),
  KING_ALONG_THE_LINE(Reason.KING_INTO_CHECK),
  KING_TAKES_GUARDED_PIECE(Reason.KING_INTO_CHECK),
  KING_BESIDE_KING(Reason.KING_INTO_CHECK),
  EN_PASSANT_OPENS_LINE(Reason.EN_PASSANT_OPENS_LINE),

  PROMOTION_MISSING(Reason.PROMOTION_MISSING),
  PROMOTION_TO_KING_OR_PAWN(Reason.PROMOTION_NOT_ALLOWED),
  PROMOTION_NOT_HERE(Reason.PROMOTION_NOT_ALLOWED);

  private final Reason reason;
  private final String article;

  DetailedReason(Reason reason) {
    this(reason, reason.article());
  }

  DetailedReason(Reason reason, String article) {
    this.reason = reason;
    this.article = article;
  }

  public Reason reason() {
    return reason;
  }

  public String article() {
    return article;
  }
}
