package org.arbiterchess.winnability;

import org.arbiterchess.bitboard.BitboardPosition;

/**
 * Determines which positions in a search are of a new kind: those in which a piece stands on a
 * square where no piece of its role and colour has stood before. Positions are compared only if
 * they have the same pawns, the same number of pieces and the same side to move. A search that
 * prefers such positions tries every way to open a wall of pawns before it tries known squares in
 * new combinations.
 */
final class SearchNovelty {

  private static final int KINDS = 2 * (BitboardPosition.KING + 1);

  private long[] white = new long[64];
  private long[] black = new long[64];

  /**
   * For each slot, the number of pieces, the side to move and a bit that is always set; 0 if the
   * slot is free.
   */
  private int[] other = new int[64];

  /** For each slot, role and colour, the squares on which such a piece has stood. */
  private long[] seen = new long[64 * KINDS];

  private int count;

  /** Adds a position. Returns whether it was of a new kind. */
  boolean add(BitboardPosition p) {
    int others = Long.bitCount(p.occupied()) << 2 | p.turn << 1 | 1;
    int slot = slot(p.pawns() & ~p.black, p.pawns() & p.black, others);
    boolean isNew = false;
    for (long rest = p.occupied() & ~p.pawns(); rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      int kind = slot * KINDS + 2 * p.roleAt(square) + (int) (p.black >>> square & 1);
      isNew |= (seen[kind] >>> square & 1) == 0;
      seen[kind] |= rest & -rest;
    }
    return isNew;
  }

  /** Returns the slot for these pawns and other features, claiming a free one if necessary. */
  private int slot(long whitePawns, long blackPawns, int others) {
    int mask = other.length - 1;
    int slot = hash(whitePawns, blackPawns, others) & mask;
    while (other[slot] != 0) {
      if (white[slot] == whitePawns && black[slot] == blackPawns && other[slot] == others) {
        return slot;
      }
      slot = (slot + 1) & mask;
    }
    if (2 * count > mask) {
      enlarge();
      return slot(whitePawns, blackPawns, others);
    }
    count++;
    white[slot] = whitePawns;
    black[slot] = blackPawns;
    other[slot] = others;
    return slot;
  }

  private static int hash(long a, long b, int c) {
    long mixed = a * 0x9E3779B97F4A7C15L;
    mixed = (mixed ^ mixed >>> 29) + b * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 31) + c * 0x94D049BB133111EBL;
    return (int) (mixed >>> 32 ^ mixed >>> 17);
  }

  private void enlarge() {
    SearchNovelty old = new SearchNovelty();
    old.white = white;
    old.black = black;
    old.other = other;
    old.seen = seen;
    white = new long[2 * old.white.length];
    black = new long[white.length];
    other = new int[white.length];
    seen = new long[white.length * KINDS];
    count = 0;
    for (int i = 0; i < old.other.length; i++) {
      if (old.other[i] != 0) {
        int slot = slot(old.white[i], old.black[i], old.other[i]);
        System.arraycopy(old.seen, i * KINDS, seen, slot * KINDS, KINDS);
      }
    }
  }
}
