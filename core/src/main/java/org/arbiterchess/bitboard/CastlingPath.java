package org.arbiterchess.bitboard;

/** The squares that castling turns on, in classical chess and Chess960 alike. */
public final class CastlingPath {

  private CastlingPath() {}

  /** The squares the king crosses, its goal included. */
  public static long ofKing(int king, int rook) {
    int goal = PackedPosition.kingGoal(king, rook);
    return Attacks.between(king, goal) | (1L << goal);
  }

  /** The squares the rook crosses, its goal included. */
  public static long ofRook(int king, int rook) {
    int goal = PackedPosition.rookGoal(king, rook);
    return Attacks.between(rook, goal) | (1L << goal);
  }

  /** What stands where king or rook pass or end, those two left aside. */
  public static long blockers(int king, int rook, long occupied) {
    return (ofKing(king, rook) | ofRook(king, rook)) & occupied & ~((1L << king) | (1L << rook));
  }

  /** The occupied squares once castling is done. */
  public static long occupiedAfter(int king, int rook, long occupied) {
    return (occupied & ~((1L << king) | (1L << rook)))
        | (1L << PackedPosition.kingGoal(king, rook))
        | (1L << PackedPosition.rookGoal(king, rook));
  }
}
