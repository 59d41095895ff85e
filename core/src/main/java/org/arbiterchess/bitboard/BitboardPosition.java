package org.arbiterchess.bitboard;

/**
 * A mutable position, stored in five longs and two ints. A search can reuse one instance per ply.
 * Three bitboards encode the role on each square as a three-bit number, so that slider lookups and
 * moves take only a few branch-free operations.
 */
public final class BitboardPosition {

  public static final int WHITE = 0;
  public static final int BLACK = 1;

  public static final int EMPTY = 0;
  public static final int BISHOP = 1;
  public static final int ROOK = 2;
  public static final int QUEEN = 3;
  public static final int PAWN = 4;
  public static final int KNIGHT = 5;
  public static final int KING = 6;

  /**
   * The value of {@link #enPassant} if there is no en passant square. {@link Attacks#pawn} returns
   * an empty set for this index.
   */
  public static final int NONE = 64;

  public static final long LIGHT_SQUARES = 0x55AA55AA55AA55AAL;

  public static final long A_FILE = 0x0101010101010101L;
  public static final long H_FILE = A_FILE << 7;
  private static final long FIRST_RANK = 0xFFL;
  private static final long LAST_RANK = 0xFFL << 56;
  public static final long END_RANKS = FIRST_RANK | LAST_RANK;

  /** Bit 0 of each square's role, set for diagonal sliders and knights. */
  public long slant;

  /** Bit 1 of each square's role, set for orthogonal sliders and kings. */
  public long straight;

  /** Bit 2 of each square's role, set for pieces that do not slide. Pawns have only this bit. */
  public long close;

  /** The squares occupied by black pieces. */
  public long black;

  /** The rooks that still have castling rights. */
  public long castlingRooks;

  /** The square a pawn has just passed over, even if no pawn can capture there; otherwise NONE. */
  public int enPassant = NONE;

  /** The side to move: {@link #WHITE} or {@link #BLACK}. */
  public int turn;

  public long occupied() {
    return slant | straight | close;
  }

  public long of(int color) {
    return color == BLACK ? black : occupied() & ~black;
  }

  public long bishopsAndQueens() {
    return slant & ~close;
  }

  public long rooksAndQueens() {
    return straight & ~close;
  }

  public long pawns() {
    return close & ~slant & ~straight;
  }

  public long knights() {
    return close & slant;
  }

  public long kings() {
    return close & straight;
  }

  public int king(int color) {
    return Long.numberOfTrailingZeros(kings() & of(color));
  }

  /** The role of the piece on a square, or EMPTY. */
  public int roleAt(int square) {
    return (int) (slant >>> square & 1)
        | (int) (straight >>> square & 1) << 1
        | (int) (close >>> square & 1) << 2;
  }

  /** The squares of all pieces with the given role, regardless of colour. */
  public long ofRole(int role) {
    return (0 - (role & 1) ^ ~slant)
        & (0 - (role >> 1 & 1) ^ ~straight)
        & (0 - (role >> 2) ^ ~close);
  }

  /** Puts a piece on an empty square. */
  public void put(int square, int role, int color) {
    long bit = 1L << square;
    slant |= (role & 1) != 0 ? bit : 0;
    straight |= (role & 2) != 0 ? bit : 0;
    close |= (role & 4) != 0 ? bit : 0;
    black |= color == BLACK ? bit : 0;
  }

  /** Removes the pieces on the given squares. */
  public void clear(long squares) {
    slant &= ~squares;
    straight &= ~squares;
    close &= ~squares;
    black &= ~squares;
  }

  public void copy(BitboardPosition other) {
    slant = other.slant;
    straight = other.straight;
    close = other.close;
    black = other.black;
    castlingRooks = other.castlingRooks;
    enPassant = other.enPassant;
    turn = other.turn;
  }

  /** Sets this position to the result of a legal move in {@code before}. */
  public void after(BitboardPosition before, int move) {
    int from = PackedMove.from(move);
    int to = PackedMove.to(move);
    int placed = PackedMove.placed(move);
    int mover = before.turn;
    long keep = ~(1L << from | 1L << to);
    slant = (before.slant & keep) | (placed & 1L) << to;
    straight = (before.straight & keep) | (placed >> 1 & 1L) << to;
    close = (before.close & keep) | (placed >> 2 & 1L) << to;
    black = (before.black & keep) | (long) mover << to;
    castlingRooks = before.castlingRooks & keep;
    enPassant = NONE;
    turn = mover ^ 1;
    if (PackedMove.role(move) == KING) {
      castlingRooks &= mover == WHITE ? ~FIRST_RANK : ~LAST_RANK;
    }
    int kind = PackedMove.kind(move);
    if (kind != PackedMove.PLAIN) {
      finish(kind, from, to, mover);
    }
  }

  private void finish(int kind, int from, int to, int mover) {
    if (kind == PackedMove.DOUBLE_STEP) {
      enPassant = (from + to) >> 1;
    } else if (kind == PackedMove.EN_PASSANT) {
      clear(1L << (to ^ 8));
    } else {
      clear(1L << to);
      put(kingGoal(from, to), KING, mover);
      put(rookGoal(from, to), ROOK, mover);
    }
  }

  /** The king's destination when it castles with the given rook. */
  public static int kingGoal(int king, int rook) {
    return (king & 56) | (rook > king ? 6 : 2);
  }

  /** The rook's destination when the king castles with it. */
  public static int rookGoal(int king, int rook) {
    return (king & 56) | (rook > king ? 5 : 3);
  }

  /** The pieces of one colour that attack a square, given the occupied squares. */
  public long attackers(int color, int square, long occupied) {
    return ((Attacks.pawn(color ^ 1, square) & pawns())
            | (Attacks.knight(square) & knights())
            | (Attacks.king(square) & kings())
            | (Attacks.bishop(square, occupied) & bishopsAndQueens())
            | (Attacks.rook(square, occupied) & rooksAndQueens()))
        & of(color)
        & occupied;
  }

  /** Whether the king of the side to move is in check. */
  public boolean isCheck() {
    return attackers(turn ^ 1, king(turn), occupied()) != 0;
  }

  /**
   * Whether no checkmate is possible with the remaining material (5.2.2): only the kings, the kings
   * and a single knight, or the kings and bishops that all stand on squares of the same colour.
   */
  public boolean isInsufficientMaterial() {
    if ((pawns() | rooksAndQueens()) != 0) {
      return false;
    }
    long knights = knights();
    long bishops = bishopsAndQueens();
    if (knights != 0) {
      return bishops == 0 && (knights & knights - 1) == 0;
    }
    return (bishops & LIGHT_SQUARES) == 0 || (bishops & ~LIGHT_SQUARES) == 0;
  }

  /** Flips the board vertically and swaps the colours. */
  public void flip() {
    slant = Long.reverseBytes(slant);
    straight = Long.reverseBytes(straight);
    close = Long.reverseBytes(close);
    black = occupied() & ~Long.reverseBytes(black);
    castlingRooks = Long.reverseBytes(castlingRooks);
    enPassant = enPassant == NONE ? NONE : enPassant ^ 56;
    turn ^= 1;
  }

  /** Whether all fields are equal. */
  public boolean sameAs(BitboardPosition other) {
    return hasBoardOf(other)
        && castlingRooks == other.castlingRooks
        && enPassant == other.enPassant
        && turn == other.turn;
  }

  /**
   * Whether the same pieces are on the same squares. It first compares the two bitboards that most
   * often differ between positions of the same game.
   */
  public boolean hasBoardOf(BitboardPosition other) {
    return black == other.black
        && close == other.close
        && slant == other.slant
        && straight == other.straight;
  }

  /** A hash of all fields. */
  public int mix() {
    long mixed = slant;
    mixed = (mixed ^ mixed >>> 29) * 0x9E3779B97F4A7C15L + straight;
    mixed = (mixed ^ mixed >>> 29) * 0x9E3779B97F4A7C15L + close;
    mixed = (mixed ^ mixed >>> 29) * 0x9E3779B97F4A7C15L + black;
    mixed = (mixed ^ mixed >>> 29) * 0x9E3779B97F4A7C15L + castlingRooks;
    mixed = (mixed ^ mixed >>> 29) * 0x9E3779B97F4A7C15L + (enPassant << 1 | turn);
    return (int) (mixed ^ mixed >>> 32);
  }
}
