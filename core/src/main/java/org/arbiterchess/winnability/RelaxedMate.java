package org.arbiterchess.winnability;

import org.arbiterchess.bitboard.Attacks;
import org.arbiterchess.bitboard.BitboardPosition;

/**
 * Determines whether Black, to move on a board of {@link RelaxedSearch}, could be checkmated in at
 * least one placement of the roaming pieces.
 */
final class RelaxedMate {

  private final BitboardPosition board;
  private final RoamingPieces roaming;
  private final BitboardPosition next = new BitboardPosition();

  private RelaxedMate(BitboardPosition board, RoamingPieces roaming) {
    this.board = board;
    this.roaming = roaming;
  }

  static boolean isPossible(BitboardPosition board, RoamingPieces roaming) {
    int king = board.king(BitboardPosition.BLACK);
    long attacked = attackedByWhite(board, roaming);
    if ((attacked >>> king & 1) == 0) {
      return false;
    }
    long open =
        Attacks.king(king)
            & ~board.black
            & ~attacked
            & ~Attacks.king(board.king(BitboardPosition.WHITE));
    RelaxedMate mate = new RelaxedMate(board, roaming);
    return (open & board.occupied()) == 0 && mate.canBlock(open, 0) && !mate.certainlyHasAMove();
  }

  /** A superset of the squares that White's pieces other than the king attack. */
  private static long attackedByWhite(BitboardPosition p, RoamingPieces roaming) {
    long occupied = p.occupied() & ~(p.kings() & p.black);
    return MateHeuristic.attackedByWhite(p, p.of(BitboardPosition.WHITE), occupied)
        | roaming.attacks(BitboardPosition.WHITE, p, occupied);
  }

  /** Whether roaming black pieces that are not in {@code used} can stand on all these squares. */
  private boolean canBlock(long squares, long used) {
    long first = squares & -squares;
    for (int i = 0; first != 0 && i < roaming.count; i++) {
      if (roaming.color[i] == BitboardPosition.BLACK
          && (used >>> i & 1) == 0
          && (roaming.region[i] & first) != 0
          && canBlock(squares & ~first, used | 1L << i)) {
        return true;
      }
    }
    return first == 0;
  }

  /**
   * Whether a black piece on the board, other than the king, has a legal move no matter where the
   * roaming pieces stand.
   */
  private boolean certainlyHasAMove() {
    long white = board.of(BitboardPosition.WHITE) & ~board.kings();
    long lines = board.occupied() | roaming.anywhere[0] | roaming.anywhere[1];
    long empty = ~lines;
    for (long rest = board.black & ~board.kings(); rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      int role = board.roleAt(from);
      long goals;
      if (role == BitboardPosition.PAWN) {
        goals = (Attacks.pawn(BitboardPosition.BLACK, from) & white) | (1L << (from - 8) & empty);
      } else {
        goals =
            ReachableSquares.attack(role, from, lines)
                & (white | (~board.occupied() & ~roaming.anywhere[BitboardPosition.BLACK]));
      }
      for (; goals != 0; goals &= goals - 1) {
        if (isCertainlyLegal(from, Long.numberOfTrailingZeros(goals), role)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean isCertainlyLegal(int from, int to, int role) {
    next.copy(board);
    next.clear(1L << from | 1L << to);
    next.put(to, role, BitboardPosition.BLACK);
    int king = next.king(BitboardPosition.BLACK);
    return (attackedByWhite(next, roaming) >>> king & 1) == 0;
  }
}
