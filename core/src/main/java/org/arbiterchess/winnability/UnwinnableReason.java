package org.arbiterchess.winnability;

/** The reason why a side can never deliver checkmate by any series of legal moves (5.1.2, 6.9). */
public enum UnwinnableReason {
  BARE_KING,
  /** King and knight against a bare king or a king with queens only. No checkmate is possible. */
  KNIGHT_AGAINST_QUEENS,
  /**
   * The side has only bishops, all bishops on the board are on squares of one colour, and there are
   * no pawns or knights.
   */
  BISHOPS_OF_ONE_COLOR,
  /**
   * The pieces can never reach a checkmate: on every reachable square, the other king is safe or
   * can escape.
   */
  OUT_OF_REACH,
  /** Like {@link #OUT_OF_REACH}, but the proof excludes king moves that always give stalemate. */
  OUT_OF_REACH_BUT_STALEMATE,
  /** The search found no checkmate in any reachable position. */
  EXHAUSTED,
  /** The arbiter's verdict. The game record does not contain its proof. */
  VERDICT;

  /**
   * Returns the reason to record in an outcome: a material reason unchanged, and any other reason
   * as {@link #VERDICT}.
   */
  public UnwinnableReason recorded() {
    return compareTo(BISHOPS_OF_ONE_COLOR) <= 0 ? this : VERDICT;
  }
}
