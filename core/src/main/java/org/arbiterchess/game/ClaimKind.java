package org.arbiterchess.game;

/** The draws that the player to move may claim over the board. */
public enum ClaimKind {
  THREEFOLD_REPETITION(Ending.THREEFOLD_REPETITION, 3, "9.2.2", "9.2.1"),
  /** Counted in moves of each side. */
  FIFTY_MOVES(Ending.FIFTY_MOVES, 50, "9.3", "9.3");

  private final Ending ending;
  private final int needed;
  private final String onTheBoard;
  private final String withNamedMove;

  ClaimKind(Ending ending, int needed, String onTheBoard, String withNamedMove) {
    this.ending = ending;
    this.needed = needed;
    this.onTheBoard = onTheBoard;
    this.withNamedMove = withNamedMove;
  }

  /** The ending that a correct claim brings. */
  public Ending ending() {
    return ending;
  }

  /** The count from which the claim is correct. */
  public int needed() {
    return needed;
  }

  /** The article claimed under, which differs when a move is named first. */
  public String article(boolean moveNamed) {
    return moveNamed ? withNamedMove : onTheBoard;
  }
}
