package org.arbiterchess.winnability;

import java.util.Arrays;
import org.arbiterchess.bitboard.BitboardPosition;

/**
 * The positions that a search has visited, each with its predecessor and the move between the two.
 * Positions are compared field by field; the hash only determines the slot.
 */
final class VisitedPositions {

  private static final int WIDTH = 6;
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
    if (count == before.length) {
      enlarge();
    }
    int slot = slot(p);
    if (slots[slot] != 0) {
      return -1;
    }
    int at = count * WIDTH;
    fields[at] = p.slant;
    fields[at + 1] = p.straight;
    fields[at + 2] = p.close;
    fields[at + 3] = p.black;
    fields[at + 4] = p.castlingRooks;
    fields[at + 5] = p.enPassant * 2L + p.turn;
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
    p.castlingRooks = fields[at + 4];
    p.turn = (int) fields[at + 5] & 1;
    p.enPassant = (int) fields[at + 5] >> 1;
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
    int[] line = new int[depth[number]];
    for (int at = number; before[at] >= 0; at = before[at]) {
      line[depth[at] - 1] = move[at] & ~(FRESH | DEFERRED);
    }
    return line;
  }

  /** The slot that has an equal position, or else a free slot. */
  private int slot(BitboardPosition p) {
    int mask = slots.length - 1;
    int slot = p.mix() & mask;
    while (slots[slot] != 0 && !isSame(p, (slots[slot] - 1) * WIDTH)) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private boolean isSame(BitboardPosition p, int at) {
    return fields[at] == p.slant
        && fields[at + 1] == p.straight
        && fields[at + 2] == p.close
        && fields[at + 3] == p.black
        && fields[at + 4] == p.castlingRooks
        && fields[at + 5] == p.enPassant * 2L + p.turn;
  }

  private void enlarge() {
    fields = Arrays.copyOf(fields, fields.length * 2);
    before = Arrays.copyOf(before, before.length * 2);
    move = Arrays.copyOf(move, move.length * 2);
    depth = Arrays.copyOf(depth, depth.length * 2);
    slots = new int[slots.length * 2];
    BitboardPosition p = new BitboardPosition();
    for (int i = 0; i < count; i++) {
      load(i, p);
      slots[slot(p)] = i + 1;
    }
  }
}
