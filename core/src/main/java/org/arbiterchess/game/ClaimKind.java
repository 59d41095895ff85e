package org.arbiterchess.game;

/** The draws that the player to move may claim in an over-the-board game. */
public enum ClaimKind {
  THREEFOLD_REPETITION(Ending.THREEFOLD_REPETITION, 3, "9.2.2", "9.2.1"),
  /** Requires each side to have made fifty moves without a capture or a pawn move. */
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

  /** How the game ends if a claim of this kind is correct. */
  public Ending ending() {
    return ending;
  }

  /**
   * The number of occurrences of the position, or of moves by each side, that a correct claim
   * requires.
   */
  public int needed() {
    return needed;
  }

  /** Returns the article for the claim, which depends on whether the player names a move. */
  public String article(boolean moveNamed) {
    return moveNamed ? withNamedMove : onTheBoard;
  }
}
