package org.arbiterchess.winnability;

/** Why a side can never checkmate by any series of legal moves (5.1.2, 6.9). */
public enum UnwinnableReason {
  BARE_KING,
  /** King and knight against king and queens only: nothing can block the other king's escape. */
  KNIGHT_AGAINST_QUEENS,
  /** All bishops move on squares of one colour, and there are no pawns and no knights. */
  BISHOPS_OF_ONE_COLOR,
  /** On every square that the pieces can reach, the other king is safe or can escape. */
  OUT_OF_REACH,
  /** As {@link #OUT_OF_REACH}; the king moves that would change it always give stalemate. */
  OUT_OF_REACH_BUT_STALEMATE,
  /** The search visited every position that can arise. */
  EXHAUSTED,
  /** The arbiter's verdict; the record of a game does not say how it was proved. */
  VERDICT;

  /** The reason as an outcome records it: what the material proves by name, else the verdict. */
  public UnwinnableReason recorded() {
    return compareTo(BISHOPS_OF_ONE_COLOR) <= 0 ? this : VERDICT;
  }
}
