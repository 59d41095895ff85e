package org.arbiterchess.rules;

import org.arbiterchess.board.Attacks;
import org.arbiterchess.board.PackedPosition;

/** The squares that castling needs empty, in classical chess and Chess960 alike. */
final class CastlingPath {

  private CastlingPath() {}

  /** What stands where king or rook pass or end, those two left aside. */
  static long blockers(int king, int rook, long occupied) {
    int kingGoal = PackedPosition.kingGoal(king, rook);
    int rookGoal = PackedPosition.rookGoal(king, rook);
    long path =
        Attacks.between(king, kingGoal)
            | 1L << kingGoal
            | Attacks.between(rook, rookGoal)
            | 1L << rookGoal;
    return path & occupied & ~(1L << king | 1L << rook);
  }
}
