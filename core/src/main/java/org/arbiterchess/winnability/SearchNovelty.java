package org.arbiterchess.winnability;

import java.util.HashMap;
import java.util.Map;
import org.arbiterchess.bitboard.BitboardPosition;

/**
 * Determines which positions in a search are of a new kind: those in which a piece stands on a
 * square where no piece of its role and colour has stood before. Positions are compared only if
 * they have the same pawns, the same number of pieces and the same side to move. A search that
 * prefers such positions tries every way to open a wall of pawns before it tries known squares in
 * new combinations.
 */
final class SearchNovelty {

  /**
   * For a hash of pawns, number of pieces and side to move: for each role and colour, the squares
   * on which such a piece has stood. Equal hashes would only change the order of the search.
   */
  private final Map<Long, long[]> seen = new HashMap<>();

  /** Adds a position. Returns whether it was of a new kind. */
  boolean add(BitboardPosition p) {
    int others = Long.bitCount(p.occupied()) << 1 | p.turn;
    long[] squares =
        seen.computeIfAbsent(
            hash(p.pawns() & ~p.black, p.pawns() & p.black, others),
            hash -> new long[2 * (BitboardPosition.KING + 1)]);
    boolean isNew = false;
    for (long rest = p.occupied() & ~p.pawns(); rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      int kind = 2 * p.roleAt(square) + (int) (p.black >>> square & 1);
      isNew |= (squares[kind] >>> square & 1) == 0;
      squares[kind] |= rest & -rest;
    }
    return isNew;
  }

  private static long hash(long whitePawns, long blackPawns, int others) {
    long mixed = whitePawns * 0x9E3779B97F4A7C15L;
    mixed = (mixed ^ mixed >>> 29) + blackPawns * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 31) + others * 0x94D049BB133111EBL;
    return mixed ^ mixed >>> 32;
  }
}
