package org.arbiterchess.chess;

/** The side to which a king castles. Its goals are the same in classical chess and Chess960. */
public enum CastlingSide {
  KING_SIDE(File.G, File.F),
  QUEEN_SIDE(File.C, File.D);

  private final File kingGoal;
  private final File rookGoal;

  CastlingSide(File kingGoal, File rookGoal) {
    this.kingGoal = kingGoal;
    this.rookGoal = rookGoal;
  }

  /** The square where the king of the given side ends. */
  public Square kingGoal(Color color) {
    return Square.of(kingGoal, color.backRank());
  }

  /** The square where the rook of the given side ends. */
  public Square rookGoal(Color color) {
    return Square.of(rookGoal, color.backRank());
  }

  /** The corner in which the rook starts in classical chess. */
  public Square corner(Color color) {
    return Square.of(this == KING_SIDE ? File.H : File.A, color.backRank());
  }

  /** How castling is written with the given letter, {@code O} in SAN or {@code 0} elsewhere. */
  public String notation(char letter) {
    String once = letter + "-" + letter;
    return this == KING_SIDE ? once : once + "-" + letter;
  }
}
