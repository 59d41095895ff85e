package org.arbiterchess.winnability;

import java.util.Arrays;
import org.arbiterchess.bitboard.BitboardPosition;

/**
 * The positions that a search has visited, each with its predecessor and the move between the two.
 * Positions are compared field by field; the hash only determines the slot.
 */
final class VisitedPositions {

  private static final int WIDTH = 5;
  private static final int FRESH = 1 << 31;
  private static final int DEFERRED = 1 << 30;

  private long[] fields;
  private int[] before;
  private int[] move;
  private int[] depth;
  private int[] slots;
  private int count;

  VisitedPositions(int expected) {
    fields = new long[expected * WIDTH];
    before = new int[expected];
    move = new int[expected];
    depth = new int[expected];
    slots = new int[expected * 4];
  }

  int count() {
    return count;
  }

  /** Adds a position. Returns its number, or -1 if the position is already present. */
  int add(BitboardPosition p, int previous, int led, boolean fresh) {
    long rest = rest(p);
    int mask = slots.length - 1;
    int slot = hash(p.slant, p.straight, p.close, p.black, rest) & mask;
    while (slots[slot] != 0) {
      int at = (slots[slot] - 1) * WIDTH;
      if (fields[at] == p.slant
          && fields[at + 1] == p.straight
          && fields[at + 2] == p.close
          && fields[at + 3] == p.black
          && fields[at + 4] == rest) {
        return -1;
      }
      slot = (slot + 1) & mask;
    }
    if (count == before.length) {
      enlarge();
      return add(p, previous, led, fresh);
    }
    int at = count * WIDTH;
    fields[at] = p.slant;
    fields[at + 1] = p.straight;
    fields[at + 2] = p.close;
    fields[at + 3] = p.black;
    fields[at + 4] = rest;
    before[count] = previous;
    depth[count] = previous < 0 ? 0 : depth[previous] + 1;
    move[count] = fresh ? led | FRESH : led;
    slots[slot] = ++count;
    return count - 1;
  }

  void load(int number, BitboardPosition p) {
    int at = number * WIDTH;
    p.slant = fields[at];
    p.straight = fields[at + 1];
    p.close = fields[at + 2];
    p.black = fields[at + 3];
    long rest = fields[at + 4];
    p.castlingRooks = (rest & 0xFF) | (rest >>> 8 & 0xFF) << 56;
    p.turn = (int) (rest >>> 16) & 1;
    p.enPassant = (int) (rest >>> 17);
  }

  /** Whether the move that led to the position may have made a proof possible. */
  boolean isFresh(int number) {
    return move[number] < 0;
  }

  /** Records that the position's captures have been expanded but its other moves have not. */
  void defer(int number) {
    move[number] |= DEFERRED;
  }

  boolean isDeferred(int number) {
    return (move[number] & DEFERRED) != 0;
  }

  /** The number of moves from the root to the position. */
  int depth(int number) {
    return depth[number];
  }

  /** The moves from the root to the position, in order. */
  int[] lineTo(int number) {
    int length = 0;
    for (int at = number; before[at] >= 0; at = before[at]) {
      length++;
    }
    int[] line = new int[length];
    for (int at = number; before[at] >= 0; at = before[at]) {
      line[--length] = move[at] & ~(FRESH | DEFERRED);
    }
    return line;
  }

  /**
   * Packs the remaining fields into one long. Two bytes are enough for the castling rooks, which
   * stand only on the first and last ranks.
   */
  private static long rest(BitboardPosition p) {
    return (p.castlingRooks & 0xFF)
        | (p.castlingRooks >>> 56) << 8
        | (long) p.turn << 16
        | (long) p.enPassant << 17;
  }

  private static int hash(long a, long b, long c, long d, long e) {
    long mixed = a * 0x9E3779B97F4A7C15L;
    mixed = (mixed ^ mixed >>> 29) + b * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 31) + c * 0x94D049BB133111EBL;
    mixed = (mixed ^ mixed >>> 29) + d * 0xD6E8FEB86659FD93L;
    mixed = (mixed ^ mixed >>> 31) + e * 0x9E3779B97F4A7C15L;
    mixed ^= mixed >>> 32;
    return (int) (mixed ^ mixed >>> 15);
  }

  private void enlarge() {
    fields = Arrays.copyOf(fields, fields.length * 2);
    before = Arrays.copyOf(before, before.length * 2);
    move = Arrays.copyOf(move, move.length * 2);
    depth = Arrays.copyOf(depth, depth.length * 2);
    slots = new int[slots.length * 2];
    int mask = slots.length - 1;
    for (int i = 0; i < count; i++) {
      int at = i * WIDTH;
      int slot =
          hash(fields[at], fields[at + 1], fields[at + 2], fields[at + 3], fields[at + 4]) & mask;
      while (slots[slot] != 0) {
        slot = (slot + 1) & mask;
      }
      slots[slot] = i + 1;
    }
  }
}
