package org.arbiterchess.bitboard;

/**
 * A move packed into an int: origin (6 bits), destination (6), moving role (3), role on the
 * destination after the move (3; differs from the moving role only for a promotion) and kind (2).
 * Castling is encoded as a move from the king's square to the rook's square. Roles use the {@link
 * BitboardPosition} codes.
 */
public final class PackedMove {

  public static final int PLAIN = 0;
  public static final int DOUBLE_STEP = 1 << 18;
  public static final int EN_PASSANT = 2 << 18;
  public static final int CASTLING = 3 << 18;

  private PackedMove() {}

  /** A move of kind {@link #PLAIN} without its destination. */
  static int origin(int from, int role) {
    return from | role << 12 | role << 15;
  }

  /** A move that is not a promotion. */
  public static int of(int from, int to, int role, int kind) {
    return origin(from, role) | to << 6 | kind;
  }

  /** The same move with a different role on the destination. */
  public static int promoting(int move, int placed) {
    return (move & ~(7 << 15)) | placed << 15;
  }

  /** The same move on the board flipped by {@link BitboardPosition#flip}. */
  public static int flipped(int move) {
    return move ^ (56 | 56 << 6);
  }

  public static int from(int move) {
    return move & 63;
  }

  public static int to(int move) {
    return move >>> 6 & 63;
  }

  public static int role(int move) {
    return move >>> 12 & 7;
  }

  /** The role on the destination after the move. */
  public static int placed(int move) {
    return move >>> 15 & 7;
  }

  public static int kind(int move) {
    return move & CASTLING;
  }
}
