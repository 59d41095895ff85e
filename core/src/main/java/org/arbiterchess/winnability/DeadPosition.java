package org.arbiterchess.winnability;

import org.arbiterchess.bitboard.Attacks;
import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.bitboard.MoveGenerator;
import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Position;

/** Finds positions in which neither side can ever deliver checkmate (5.2.2). */
public final class DeadPosition {

  /**
   * The maximum number of positions to visit for each side, small enough that players never have to
   * wait.
   */
  private static final int BUDGET = 20_000;

  private static final int FEW = 4;

  /**
   * If at most this many pieces are left, a position with a single legal move is searched even if
   * the side to move is not in check.
   */
  private static final int MAX_PIECES_WITH_ONE_MOVE = 8;

  private DeadPosition() {}

  /** Whether a check of microseconds proves that the position is dead. */
  public static boolean isProved(Position position) {
    return Winnability.quickReason(position, Color.WHITE).isPresent()
        && Winnability.quickReason(position, Color.BLACK).isPresent();
  }

  /** Whether a short search proves that the position is dead. */
  public static boolean isFound(Position position) {
    for (Color color : Color.values()) {
      if (Winnability.search(position, color, BUDGET).answer() != Winnability.Answer.UNWINNABLE) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether {@link #isFound} is worth its time in a position that is not {@link #isProved}: little
   * material is left, the pawns are locked, or the side to move has only one legal move. The last
   * condition applies only if that side is in check or few pieces are left.
   */
  public static boolean isPossible(Position position) {
    BitboardPosition p = FlippedPosition.of(position, Color.WHITE);
    int count = Long.bitCount(p.occupied());
    if (count <= FEW || (p.pawns() | p.rooksAndQueens()) == 0) {
      return true;
    }
    return (QuickProof.isLocked(p)
            && p.pawns() != 0
            && !takes(p, BitboardPosition.WHITE)
            && !takes(p, BitboardPosition.BLACK))
        || ((count <= MAX_PIECES_WITH_ONE_MOVE || p.isCheck())
            && MoveGenerator.generate(p, MoveGenerator.COUNT_ONLY) == 1);
  }

  private static boolean takes(BitboardPosition p, int color) {
    long attacked = Attacks.pawns(color, p.pawns() & p.of(color));
    return (attacked & p.of(color ^ 1) & ~p.kings()) != 0;
  }
}
