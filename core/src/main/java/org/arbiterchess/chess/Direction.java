package org.arbiterchess.chess;

/**
 * One of the eight directions on the board, as White sees it: north is towards the eighth rank and
 * east is towards the h-file.
 */
public enum Direction {
  NORTH(0, 1),
  NORTH_EAST(1, 1),
  EAST(1, 0),
  SOUTH_EAST(1, -1),
  SOUTH(0, -1),
  SOUTH_WEST(-1, -1),
  WEST(-1, 0),
  NORTH_WEST(-1, 1);

  private final int fileStep;
  private final int rankStep;

  Direction(int fileStep, int rankStep) {
    this.fileStep = fileStep;
    this.rankStep = rankStep;
  }

  /** The direction in which a side's pawns advance. */
  public static Direction forward(Color color) {
    return color == Color.WHITE ? NORTH : SOUTH;
  }

  /** The change of file in one step: 1 towards the h-file, -1 towards the a-file, or 0. */
  public int fileStep() {
    return fileStep;
  }

  /** The change of rank in one step: 1 towards the eighth rank, -1 towards the first, or 0. */
  public int rankStep() {
    return rankStep;
  }

  public Direction opposite() {
    return values()[ordinal() ^ 4];
  }
}
