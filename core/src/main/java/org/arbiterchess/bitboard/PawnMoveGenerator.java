package org.arbiterchess.bitboard;

import static org.arbiterchess.bitboard.BitboardPosition.BISHOP;
import static org.arbiterchess.bitboard.BitboardPosition.KNIGHT;
import static org.arbiterchess.bitboard.BitboardPosition.PAWN;
import static org.arbiterchess.bitboard.BitboardPosition.QUEEN;
import static org.arbiterchess.bitboard.BitboardPosition.ROOK;
import static org.arbiterchess.bitboard.BitboardPosition.WHITE;
import static org.arbiterchess.bitboard.MoveGenerator.A_FILE;
import static org.arbiterchess.bitboard.MoveGenerator.H_FILE;

/** Generates the legal moves for all pawns at once. */
final class PawnMoveGenerator {

  private static final long END_RANKS = 0xFF000000000000FFL;
  private static final long[] THIRD_RANK = {0xFFL << 16, 0xFFL << 40};
  private static final int[] PROMOTIONS = {QUEEN, ROOK, BISHOP, KNIGHT};

  private PawnMoveGenerator() {}

  /**
   * Adds all advances, and all captures except en passant. A pinned pawn can still move along the
   * line of the pin: it can advance on the king's file or capture on one of the king's diagonals.
   */
  static int add(
      int[] list,
      int n,
      int turn,
      int king,
      long pawns,
      long pinned,
      long occupied,
      long targets,
      long goals) {
    int up = turn == WHITE ? 8 : -8;
    long diagonal = Attacks.diagonal(king);
    long antidiagonal = Attacks.antidiagonal(king);
    long leftPin = turn == WHITE ? antidiagonal : diagonal;
    long rightPin = turn == WHITE ? diagonal : antidiagonal;

    long once = Long.rotateLeft(pawns & (~pinned | Attacks.file(king)), up) & ~occupied;
    long twice = Long.rotateLeft(once & THIRD_RANK[turn], up) & ~occupied & goals;
    long left = Long.rotateLeft(pawns & ~A_FILE & (~pinned | leftPin), up - 1) & targets;
    long right = Long.rotateLeft(pawns & ~H_FILE & (~pinned | rightPin), up + 1) & targets;
    once &= goals;
    if (((once | left | right) & END_RANKS) != 0) {
      n = promotions(list, n, up, once & END_RANKS);
      n = promotions(list, n, up - 1, left & END_RANKS);
      n = promotions(list, n, up + 1, right & END_RANKS);
      once &= ~END_RANKS;
      left &= ~END_RANKS;
      right &= ~END_RANKS;
    }
    n = PackedMoveAppender.addSteps(list, n, up, PackedMove.PLAIN, once);
    n = PackedMoveAppender.addSteps(list, n, up + up, PackedMove.DOUBLE_STEP, twice);
    n = PackedMoveAppender.addFewSteps(list, n, up - 1, left);
    return PackedMoveAppender.addFewSteps(list, n, up + 1, right);
  }

  private static int promotions(int[] list, int n, int step, long goals) {
    for (long left = goals; left != 0; left &= left - 1) {
      int to = Long.numberOfTrailingZeros(left);
      int move = PackedMove.of(to - step, to, PAWN, PackedMove.PLAIN);
      for (int role : PROMOTIONS) {
        n = PackedMoveAppender.addOne(list, n, PackedMove.promoting(move, role));
      }
    }
    return n;
  }

  /**
   * Adds en passant captures. The method recomputes the attacks on the king, because two pawns
   * leave their squares.
   */
  static int enPassant(
      BitboardPosition p, int[] list, int n, int king, long takers, long checkers, long them) {
    int to = p.enPassant;
    long victim = 1L << (to ^ 8);
    for (long left = takers; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      long occupied = (p.occupied() & ~((1L << from) | victim)) | (1L << to);
      long exposing =
          (Attacks.bishop(king, occupied) & p.bishopsAndQueens() & them)
              | (Attacks.rook(king, occupied) & p.rooksAndQueens() & them)
              | (checkers & p.close & ~victim);
      if (exposing == 0) {
        n =
            PackedMoveAppender.addOne(
                list, n, PackedMove.of(from, to, PAWN, PackedMove.EN_PASSANT));
      }
    }
    return n;
  }
}
