package org.arbiterchess.winnability;

/** Why a side can never checkmate by any series of legal moves (5.1.2, 6.9). */
public enum UnwinnableReason {
  BARE_KING,
  /** King and knight against king and queens only: nothing can block the other king's escape. */
  KNIGHT_AGAINST_QUEENS,
  /** All bishops move on squares of one colour, and there are no pawns and no knights. */
  BISHOPS_OF_ONE_COLOR,
  /**
   * The pieces can never reach a checkmate: on every reachable square, the other king is safe or
   * can escape.
   */
  OUT_OF_REACH,
  /**
   * As {@link #OUT_OF_REACH}, except that some king moves are excluded because they always give
   * stalemate.
   */
  OUT_OF_REACH_BUT_STALEMATE,
  /** The search visited every position that can arise. */
  EXHAUSTED,
  /** The arbiter's verdict; the record of a game does not say how it was proved. */
  VERDICT;

  /**
   * Returns the reason as an outcome records it: a material reason by name, any other as the
   * verdict.
   */
  public UnwinnableReason recorded() {
    return compareTo(BISHOPS_OF_ONE_COLOR) <= 0 ? this : VERDICT;
  }
}
