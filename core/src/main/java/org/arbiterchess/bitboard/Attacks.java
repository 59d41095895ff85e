package org.arbiterchess.bitboard;

/**
 * Precomputed attack tables and the lines between squares. Squares are indexes from 0 (a1) to 63
 * (h8); sets of squares are longs. Each index is masked to the size of its table so that the JIT
 * compiler can omit the bounds check.
 */
public final class Attacks {

  private static final long[] KNIGHT = new long[64];
  private static final long[] KING = new long[64];

  /**
   * Pawn attacks, indexed by colour and square. The entry for {@link BitboardPosition#NONE} is
   * empty.
   */
  private static final long[] PAWN = new long[256];

  /** The lower and upper halves of each square's diagonal, antidiagonal, rank and file. */
  private static final long[] HALF_LINES = halfLines();

  private static final int DIAGONAL = 0;
  private static final int ANTIDIAGONAL = 2;
  private static final int RANK = 4;
  private static final int FILE = 6;

  /** The squares strictly between each pair of squares; empty if the pair is not aligned. */
  private static final long[] BETWEEN = new long[64 * 64];

  /** The whole line through each pair of squares; empty if the pair is not aligned. */
  private static final long[] LINE = new long[64 * 64];

  /** Bishop and rook attacks on an empty board. */
  private static final long[] BISHOP_LINES = new long[64];

  private static final long[] ROOK_LINES = new long[64];

  static {
    for (int a = 0; a < 64; a++) {
      KNIGHT[a] = leaps(a, 1, 2) | leaps(a, 2, 1);
      KING[a] = leaps(a, 1, 0) | leaps(a, 0, 1) | leaps(a, 1, 1);
      PAWN[a] = leaps(a, 1, 1) & above(a);
      PAWN[128 | a] = leaps(a, 1, 1) & below(a);
      BISHOP_LINES[a] = diagonal(a) | antidiagonal(a);
      ROOK_LINES[a] = halves(a, RANK) | halves(a, FILE);
      for (int line = DIAGONAL; line <= FILE; line += 2) {
        long whole = halves(a, line);
        for (long rest = whole; rest != 0; rest &= rest - 1) {
          int b = Long.numberOfTrailingZeros(rest);
          LINE[a << 6 | b] = whole | 1L << a;
          BETWEEN[a << 6 | b] = whole & (a < b ? above(a) & below(b) : above(b) & below(a));
        }
      }
    }
  }

  private Attacks() {}

  public static long knight(int square) {
    return KNIGHT[square & 63];
  }

  public static long king(int square) {
    return KING[square & 63];
  }

  /** The squares attacked by a pawn of the given colour: 0 for White, 1 for Black. */
  public static long pawn(int color, int square) {
    return PAWN[((color << 7) | square) & 255];
  }

  /** The squares attacked by several pawns of one colour. */
  public static long pawns(int color, long pawns) {
    long left = pawns & ~BitboardPosition.A_FILE;
    long right = pawns & ~BitboardPosition.H_FILE;
    return color == BitboardPosition.WHITE ? left << 7 | right << 9 : left >>> 9 | right >>> 7;
  }

  public static long bishop(int square, long occupied) {
    return slide(square, DIAGONAL, occupied) | slide(square, ANTIDIAGONAL, occupied);
  }

  public static long rook(int square, long occupied) {
    return slide(square, RANK, occupied) | slide(square, FILE, occupied);
  }

  /** The squares that a piece other than a pawn attacks. */
  public static long of(int role, int square, long occupied) {
    return switch (role) {
      case BitboardPosition.BISHOP -> bishop(square, occupied);
      case BitboardPosition.ROOK -> rook(square, occupied);
      case BitboardPosition.QUEEN -> bishop(square, occupied) | rook(square, occupied);
      case BitboardPosition.KNIGHT -> knight(square);
      default -> king(square);
    };
  }

  /** The squares a bishop attacks on an empty board. */
  public static long bishop(int square) {
    return BISHOP_LINES[square & 63];
  }

  /** The squares a rook attacks on an empty board. */
  public static long rook(int square) {
    return ROOK_LINES[square & 63];
  }

  /** The given square's diagonal parallel to a1–h8, without the square itself. */
  public static long diagonal(int square) {
    return halves(square, DIAGONAL);
  }

  /** The given square's diagonal parallel to h1–a8, without the square itself. */
  public static long antidiagonal(int square) {
    return halves(square, ANTIDIAGONAL);
  }

  /** The given square's file, without the square itself. */
  public static long file(int square) {
    return halves(square, FILE);
  }

  public static long between(int a, int b) {
    return BETWEEN[((a << 6) | b) & 4095];
  }

  /** The whole line through two squares, including both; empty if they are not aligned. */
  public static long line(int a, int b) {
    return LINE[((a << 6) | b) & 4095];
  }

  private static long halves(int square, int line) {
    return HALF_LINES[((square << 3) | line) & 511] | HALF_LINES[((square << 3) | line | 1) & 511];
  }

  /**
   * Computes sliding attacks by obstruction difference. The highest occupied bit of the lower half
   * is the nearest piece below. Subtracting that bit from the occupied bits of the upper half
   * borrows through the empty squares up to the nearest piece above.
   */
  private static long slide(int square, int line, long occupied) {
    long lowerHalf = HALF_LINES[((square << 3) | line) & 511];
    long upperHalf = HALF_LINES[((square << 3) | line | 1) & 511];
    long upper = upperHalf & occupied;
    long nearestBelow =
        0x8000000000000000L >>> Long.numberOfLeadingZeros((lowerHalf & occupied) | 1);
    return (upper ^ upper - nearestBelow) & (lowerHalf | upperHalf);
  }

  private static long above(int square) {
    return -2L << square;
  }

  private static long below(int square) {
    return (1L << square) - 1;
  }

  /** The squares on the board that are so many files and ranks away, in all directions. */
  private static long leaps(int square, int files, int ranks) {
    int file = square & 7;
    int rank = square >> 3;
    return bit(file - files, rank - ranks)
        | bit(file - files, rank + ranks)
        | bit(file + files, rank - ranks)
        | bit(file + files, rank + ranks);
  }

  private static long[] halfLines() {
    int[][] directions = {{1, 1}, {-1, 1}, {1, 0}, {0, 1}};
    long[] table = new long[64 * 8];
    for (int square = 0; square < 64; square++) {
      for (int line = 0; line < 4; line++) {
        int df = directions[line][0];
        int dr = directions[line][1];
        for (int n = 1; n < 8; n++) {
          table[square << 3 | line << 1] |= bit((square & 7) - n * df, (square >> 3) - n * dr);
          table[square << 3 | line << 1 | 1] |= bit((square & 7) + n * df, (square >> 3) + n * dr);
        }
      }
    }
    return table;
  }

  private static long bit(int file, int rank) {
    return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? 1L << (rank << 3 | file) : 0;
  }
}
