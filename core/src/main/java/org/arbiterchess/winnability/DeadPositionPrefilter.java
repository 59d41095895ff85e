package org.arbiterchess.winnability;

import org.arbiterchess.bitboard.Attacks;
import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.bitboard.MoveGenerator;
import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Position;

/**
 * Decides whether it is worth running {@link WinnabilitySearch} on a position that {@link
 * QuickUnwinnabilityCheck} cannot prove dead.
 */
public final class DeadPositionPrefilter {

  private static final int FEW = 4;

  /**
   * If at most this many pieces are left, a position with a single legal move is searched even if
   * the side to move is not in check.
   */
  private static final int MAX_PIECES_WITH_ONE_MOVE = 8;

  private DeadPositionPrefilter() {}

  /**
   * Whether little material is left, the pawns are locked, or the side to move has only one legal
   * move. The last condition applies only if that side is in check or few pieces are left.
   */
  public static boolean mayBeDead(Position position) {
    BitboardPosition p = FlippedPosition.of(position, Color.WHITE);
    long occupied = p.occupied();
    int count = Long.bitCount(occupied);
    if (count <= FEW || (p.pawns() | p.rooksAndQueens()) == 0) {
      return true;
    }
    long white = p.pawns() & ~p.black;
    long black = p.pawns() & p.black;
    boolean locked = (((white << 8) | (black >>> 8)) & ~occupied) == 0;
    return (locked
            && p.pawns() != 0
            && !takes(p, white, BitboardPosition.WHITE)
            && !takes(p, black, BitboardPosition.BLACK))
        || ((count <= MAX_PIECES_WITH_ONE_MOVE || p.isCheck())
            && MoveGenerator.generate(p, MoveGenerator.COUNT_ONLY) == 1);
  }

  private static boolean takes(BitboardPosition p, long pawns, int color) {
    long attacked = 0;
    for (long rest = pawns; rest != 0; rest &= rest - 1) {
      attacked |= Attacks.pawn(color, Long.numberOfTrailingZeros(rest));
    }
    return (attacked & p.of(color ^ 1) & ~p.kings()) != 0;
  }
}
