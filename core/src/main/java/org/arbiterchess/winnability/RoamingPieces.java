package org.arbiterchess.winnability;

import org.arbiterchess.bitboard.Attacks;
import org.arbiterchess.bitboard.BitboardPosition;

/**
 * Pieces that {@link RelaxedSearch} leaves off its boards. Each of them may stand on any square of
 * its region, or may have been captured. A roaming pawn may have promoted, so it moves like a queen
 * and a knight combined.
 */
final class RoamingPieces {

  private static final long FIFTH_RANK = 0xFF00000000L;

  static final RoamingPieces NONE = new RoamingPieces(new BitboardPosition(), 0);

  final int count;
  final int[] role;
  final int[] color;

  /** For each piece, all squares that the search has found to be reachable so far. */
  final long[] region;

  /** For each colour, the union of its pieces' regions. */
  final long[] anywhere = new long[2];

  RoamingPieces(BitboardPosition p, long squares) {
    count = Long.bitCount(squares);
    role = new int[count];
    color = new int[count];
    region = new long[count];
    int i = 0;
    for (long rest = squares; rest != 0; rest &= rest - 1, i++) {
      int at = Long.numberOfTrailingZeros(rest);
      role[i] = p.roleAt(at);
      color[i] = (int) (p.black >>> at & 1);
      region[i] = 1L << at;
      anywhere[color[i]] |= region[i];
    }
  }

  /**
   * Returns a superset of the squares that the roaming pieces of one colour attack.
   *
   * @param board the other pieces
   * @param occupied the squares that block lines of attack
   */
  long attacks(int side, BitboardPosition board, long occupied) {
    long attacked = 0;
    for (int i = 0; i < count; i++) {
      attacked |= color[i] == side ? attacksOf(i, board, occupied) : 0;
    }
    return attacked;
  }

  private long attacksOf(int i, BitboardPosition board, long occupied) {
    long attacked = 0;
    for (long rest = region[i] & ~board.occupied(); rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      attacked |=
          role[i] == BitboardPosition.PAWN
              ? ReachableSquares.attack(BitboardPosition.QUEEN, from, occupied)
                  | Attacks.knight(from)
              : ReachableSquares.attack(role[i], from, occupied);
    }
    return attacked;
  }

  /**
   * Extends the regions of one colour's pieces by the squares within {@code allowed} that they can
   * move to. Returns whether a region grew.
   */
  boolean grow(int side, BitboardPosition board, long allowed) {
    boolean grew = false;
    for (int i = 0; i < count; i++) {
      if (color[i] == side) {
        long added = attacksOf(i, board, board.occupied()) & allowed & ~region[i];
        region[i] |= added;
        anywhere[side] |= added;
        grew |= added != 0;
      }
    }
    return grew;
  }

  /**
   * Returns a superset of the squares on which one colour's roaming pawns can be captured en
   * passant. These squares are on the sixth rank, because only black pawns roam.
   */
  long passedSquares(int side) {
    long passed = 0;
    for (int i = 0; i < count; i++) {
      boolean isPawn = role[i] == BitboardPosition.PAWN && color[i] == side;
      passed |= isPawn ? (region[i] & FIFTH_RANK) << 8 : 0;
    }
    return passed;
  }

  /**
   * Puts each piece on a free square whose colour, light or dark, occurs in its region. Returns
   * whether there were enough such squares.
   */
  boolean putOn(BitboardPosition board) {
    for (int i = 0; i < count; i++) {
      boolean light = (region[i] & BitboardPosition.LIGHT_SQUARES) != 0;
      long right = light ? BitboardPosition.LIGHT_SQUARES : ~BitboardPosition.LIGHT_SQUARES;
      long free = right & ~board.occupied();
      if (free == 0) {
        return false;
      }
      board.put(Long.numberOfTrailingZeros(free), role[i], color[i]);
    }
    return true;
  }
}
