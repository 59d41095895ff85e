package org.arbiterchess.officiating.strict;

/** The reasons why a press of the clock counts as an illegal move (7.5). */
public enum IllegalPressKind {
  /** An illegal move was completed. The position before it is restored. */
  ILLEGAL_MOVE("7.5.1"),
  /** A pawn on the last rank was not replaced. It becomes a queen, and the move stands. */
  PAWN_NOT_REPLACED("7.5.2"),
  /** The clock was pressed without a move. */
  NO_MOVE("7.5.3");

  private final String article;

  IllegalPressKind(String article) {
    this.article = article;
  }

  public String article() {
    return article;
  }
}
