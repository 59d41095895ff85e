package org.arbiterchess.cases;

/** What happens to the position on the board. */
public enum BoardConsequence {
  UNCHANGED,
  /** The position before the illegal move is restored (7.5.1). */
  RESTORED,
  /** The pawn on the last rank is replaced by a queen (7.5.2). */
  QUEEN_PLACED,
  /**
   * The game returns to the position immediately before the irregularity or, if that is unknown, to
   * the last known position before it (7.5.1, 7.6).
   */
  GO_BACK,
  /** The position is transferred to a correctly placed board (7.2.2). */
  TRANSFERRED,
  /** The displaced pieces are put back (7.4.1). */
  PIECES_REPLACED,
  /** The moved piece is put back, and the touched piece must be moved (4.3). */
  PIECE_RETURNED,
  /** The player may still correct the illegal move, because the clock has not been pressed. */
  CORRECTED_BY_PLAYER,
  /** The starting position is set up for a new game. */
  NEW_START
}
