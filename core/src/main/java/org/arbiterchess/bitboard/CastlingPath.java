package org.arbiterchess.bitboard;

/** The squares involved in castling, in both standard chess and Chess960. */
public final class CastlingPath {

  private CastlingPath() {}

  /** The squares the king crosses, including its destination. */
  public static long ofKing(int king, int rook) {
    int goal = BitboardPosition.kingGoal(king, rook);
    return Attacks.between(king, goal) | (1L << goal);
  }

  /** The squares the rook crosses, including its destination. */
  public static long ofRook(int king, int rook) {
    int goal = BitboardPosition.rookGoal(king, rook);
    return Attacks.between(rook, goal) | (1L << goal);
  }

  /** The other pieces that stand on the paths or destinations of the king and rook. */
  public static long blockers(int king, int rook, long occupied) {
    return (ofKing(king, rook) | ofRook(king, rook)) & occupied & ~((1L << king) | (1L << rook));
  }

  /** The occupied squares after castling. */
  public static long occupiedAfter(int king, int rook, long occupied) {
    return (occupied & ~((1L << king) | (1L << rook)))
        | (1L << BitboardPosition.kingGoal(king, rook))
        | (1L << BitboardPosition.rookGoal(king, rook));
  }
}
