package org.arbiterchess.chess;

/**
 * One of the eight symmetries of the board: reflections and rotations. Each one maps squares to
 * squares, so it can be applied to squares, sets of squares and boards with {@link #apply}, {@link
 * SquareSet#transform} and {@link Board#transform}.
 */
public enum Symmetry {
  /** Leaves every square where it is. */
  IDENTITY(false, false, false),
  /** Reverses the ranks: a1 becomes a8. */
  FLIP(false, false, true),
  /** Reverses the files: a1 becomes h1. */
  MIRROR(false, true, false),
  /** A half turn: a1 becomes h8. */
  ROTATE_180(false, true, true),
  /** A quarter turn clockwise, as White sees it: a1 becomes a8, and a8 becomes h8. */
  ROTATE_90(true, false, true),
  /** A quarter turn anticlockwise: a1 becomes h1, and h1 becomes h8. */
  ROTATE_270(true, true, false),
  /** Reflects in the diagonal from a1 to h8: b1 becomes a2. */
  DIAGONAL(true, false, false),
  /** Reflects in the diagonal from a8 to h1: a1 becomes h8, and b1 becomes h7. */
  ANTIDIAGONAL(true, true, true);

  private final boolean swapsAxes;
  private final boolean reversesFiles;
  private final boolean reversesRanks;

  Symmetry(boolean swapsAxes, boolean reversesFiles, boolean reversesRanks) {
    this.swapsAxes = swapsAxes;
    this.reversesFiles = reversesFiles;
    this.reversesRanks = reversesRanks;
  }

  /** The square to which the given square is mapped. */
  public Square apply(Square square) {
    int file = square.index() & 7;
    int rank = square.index() >> 3;
    int newFile = swapsAxes ? rank : file;
    int newRank = swapsAxes ? file : rank;
    return Square.of(
        (reversesRanks ? 7 - newRank : newRank) * 8 + (reversesFiles ? 7 - newFile : newFile));
  }

  /** The symmetry that reverses this one. */
  public Symmetry inverse() {
    return this == ROTATE_90 ? ROTATE_270 : this == ROTATE_270 ? ROTATE_90 : this;
  }
}
