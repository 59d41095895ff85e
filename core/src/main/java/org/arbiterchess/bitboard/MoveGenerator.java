package org.arbiterchess.bitboard;

import static org.arbiterchess.bitboard.BitboardPosition.A_FILE;
import static org.arbiterchess.bitboard.BitboardPosition.BISHOP;
import static org.arbiterchess.bitboard.BitboardPosition.BLACK;
import static org.arbiterchess.bitboard.BitboardPosition.END_RANKS;
import static org.arbiterchess.bitboard.BitboardPosition.H_FILE;
import static org.arbiterchess.bitboard.BitboardPosition.KING;
import static org.arbiterchess.bitboard.BitboardPosition.KNIGHT;
import static org.arbiterchess.bitboard.BitboardPosition.PAWN;
import static org.arbiterchess.bitboard.BitboardPosition.QUEEN;
import static org.arbiterchess.bitboard.BitboardPosition.ROOK;
import static org.arbiterchess.bitboard.BitboardPosition.WHITE;

/**
 * Generates exactly the legal moves in a position. It determines checks and pins first, so it never
 * has to make a move and take it back.
 */
public final class MoveGenerator {

  /** The list that makes the generator count the moves without storing them. */
  public static final int[] COUNT_ONLY = new int[0];

  /** The maximum number of entries written past the last move. */
  private static final int OVERSHOOT = 4;

  private static final long[] THIRD_RANK = {0xFFL << 16, 0xFFL << 40};
  private static final int[] PROMOTIONS = {QUEEN, ROOK, BISHOP, KNIGHT};

  private MoveGenerator() {}

  /**
   * The required length of the move list for either side. No piece has more than 27 moves, and the
   * generator may write past the last move.
   */
  public static int bound(BitboardPosition position) {
    int black = Long.bitCount(position.black);
    return 27 * Math.max(black, Long.bitCount(position.occupied()) - black) + 2 + OVERSHOOT;
  }

  /** Writes the legal moves to the start of the list and returns the number of moves. */
  public static int generate(BitboardPosition p, int[] list) {
    int turn = p.turn;
    long slant = p.slant;
    long straight = p.straight;
    long close = p.close;
    long occupied = slant | straight | close;
    long us = turn == BLACK ? p.black : occupied & ~p.black;
    long them = occupied ^ us;
    long pawns = close & ~slant & ~straight;
    int king = Long.numberOfTrailingZeros(close & straight & us);

    long checkers =
        ((Attacks.pawn(turn, king) & pawns) | (Attacks.knight(king) & close & slant)) & them;
    long pinned = 0;
    long snipers =
        ((Attacks.bishop(king) & slant) | (Attacks.rook(king) & straight)) & ~close & them;
    for (; snipers != 0; snipers &= snipers - 1) {
      int sniper = Long.numberOfTrailingZeros(snipers);
      long between = Attacks.between(king, sniper) & occupied;
      if (between == 0) {
        checkers |= 1L << sniper;
      } else if ((between & (between - 1)) == 0) {
        pinned |= between & us;
      }
    }

    int n = kingMoves(p, list, king, us, them, occupied, checkers);
    long goals = ~us;
    if (checkers != 0) {
      if ((checkers & (checkers - 1)) != 0) {
        return n;
      }
      goals = checkers | Attacks.between(king, Long.numberOfTrailingZeros(checkers));
    }

    for (long knights = close & slant & us & ~pinned; knights != 0; knights &= knights - 1) {
      int from = Long.numberOfTrailingZeros(knights);
      int origin = PackedMove.origin(from, KNIGHT);
      n = add(list, n, origin, Attacks.knight(from) & goals);
    }
    n = sliders(list, n, king, slant, straight, close, us, pinned, occupied, goals);
    pawns &= us;
    n = pawnMoves(list, n, turn, king, pawns, pinned, occupied, them & goals, goals);
    long takers = Attacks.pawn(turn ^ 1, p.enPassant) & pawns;
    return takers == 0 ? n : enPassant(p, list, n, king, takers, checkers, them);
  }

  /**
   * Adds bishop, rook and queen moves. It processes queens twice, once as bishops and once as
   * rooks. It skips pieces that are blocked in by their own side.
   */
  private static int sliders(
      int[] list,
      int n,
      int king,
      long slant,
      long straight,
      long close,
      long us,
      long pinned,
      long occupied,
      long goals) {
    long free = ~us;
    long besides = ((free & ~H_FILE) << 1) | ((free & ~A_FILE) >>> 1);
    long corners = (besides << 8) | (besides >>> 8);
    long edges = besides | (free << 8) | (free >>> 8);
    for (long left = slant & ~close & us & corners; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      long reach = Attacks.bishop(from, occupied) & goals;
      if (((pinned >>> from) & 1) != 0) {
        reach &= Attacks.line(king, from);
      }
      int role = BitboardPosition.BISHOP | ((int) (straight >>> from) & 1) << 1;
      n = add(list, n, PackedMove.origin(from, role), reach);
    }
    for (long left = straight & ~close & us & edges; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      long reach = Attacks.rook(from, occupied) & goals;
      if (((pinned >>> from) & 1) != 0) {
        reach &= Attacks.line(king, from);
      }
      int role = BitboardPosition.ROOK | ((int) (slant >>> from) & 1);
      n = add(list, n, PackedMove.origin(from, role), reach);
    }
    return n;
  }

  /** Adds the legal king moves, including castling, to an empty list. */
  private static int kingMoves(
      BitboardPosition p, int[] list, int king, long us, long them, long occupied, long checkers) {
    long steps = Attacks.king(king) & ~us;
    long open = 0;
    long asked = steps;
    long rooks = checkers == 0 ? p.castlingRooks & us : 0;
    for (; rooks != 0; rooks &= rooks - 1) {
      int rook = Long.numberOfTrailingZeros(rooks);
      if (CastlingPath.blockers(king, rook, occupied) == 0) {
        open |= 1L << rook;
        asked |= CastlingPath.ofKing(king, rook);
      }
    }
    if (asked == 0) {
      return 0;
    }
    long safe = safe(p, asked, them, occupied & ~(1L << king));
    int n = add(list, 0, PackedMove.origin(king, KING), safe & steps);
    for (; open != 0; open &= open - 1) {
      int rook = Long.numberOfTrailingZeros(open);
      if ((CastlingPath.ofKing(king, rook) & ~safe) == 0 && !uncovers(p, king, rook)) {
        n = addOne(list, n, PackedMove.of(king, rook, KING, PackedMove.CASTLING));
      }
    }
    return n;
  }

  /**
   * Whether moving the rook away opens a line of attack on the king. A rook on the a- or h-file
   * cannot block such a line.
   */
  private static boolean uncovers(BitboardPosition p, int king, int rook) {
    return ((1L << rook) & (A_FILE | H_FILE)) == 0
        && p.attackers(
                p.turn ^ 1,
                BitboardPosition.kingGoal(king, rook),
                CastlingPath.occupiedAfter(king, rook, p.occupied()))
            != 0;
  }

  /**
   * The subset of the given squares that no enemy piece attacks. The moving king must not be in
   * {@code occupied}, because it would shield the squares behind it.
   */
  private static long safe(BitboardPosition p, long asked, long them, long occupied) {
    long pawns = p.pawns() & them;
    int up = p.turn == WHITE ? 8 : -8;
    long left =
        asked
            & ~(Attacks.king(Long.numberOfTrailingZeros(p.kings() & them))
                | Long.rotateRight(pawns & ~A_FILE, up + 1)
                | Long.rotateRight(pawns & ~H_FILE, up - 1));
    long knights = p.knights() & them;
    long slanted = p.bishopsAndQueens() & them;
    long straight = p.rooksAndQueens() & them;
    long safe = 0;
    for (; left != 0; left &= left - 1) {
      int to = Long.numberOfTrailingZeros(left);
      long sliders = (Attacks.bishop(to) & slanted) | (Attacks.rook(to) & straight);
      if ((Attacks.knight(to) & knights) == 0 && !anySees(sliders, to, occupied)) {
        safe |= 1L << to;
      }
    }
    return safe;
  }

  /**
   * Whether any slider has a clear line to the square. The caller must pass only sliders that are
   * aligned with the square.
   */
  private static boolean anySees(long sliders, int square, long occupied) {
    for (long left = sliders; left != 0; left &= left - 1) {
      int slider = Long.numberOfTrailingZeros(left);
      if ((Attacks.between(square, slider) & occupied) == 0) {
        return true;
      }
    }
    return false;
  }

  /**
   * Adds all pawn advances, and all captures except en passant. A pinned pawn can still move along
   * the line of the pin: it can advance on the king's file or capture on one of the king's
   * diagonals.
   */
  private static int pawnMoves(
      int[] list,
      int n,
      int turn,
      int king,
      long pawns,
      long pinned,
      long occupied,
      long targets,
      long goals) {
    int up = turn == WHITE ? 8 : -8;
    long diagonal = Attacks.diagonal(king);
    long antidiagonal = Attacks.antidiagonal(king);
    long leftPin = turn == WHITE ? antidiagonal : diagonal;
    long rightPin = turn == WHITE ? diagonal : antidiagonal;

    long once = Long.rotateLeft(pawns & (~pinned | Attacks.file(king)), up) & ~occupied;
    long twice = Long.rotateLeft(once & THIRD_RANK[turn], up) & ~occupied & goals;
    long left = Long.rotateLeft(pawns & ~A_FILE & (~pinned | leftPin), up - 1) & targets;
    long right = Long.rotateLeft(pawns & ~H_FILE & (~pinned | rightPin), up + 1) & targets;
    once &= goals;
    if (((once | left | right) & END_RANKS) != 0) {
      n = promotions(list, n, up, once & END_RANKS);
      n = promotions(list, n, up - 1, left & END_RANKS);
      n = promotions(list, n, up + 1, right & END_RANKS);
      once &= ~END_RANKS;
      left &= ~END_RANKS;
      right &= ~END_RANKS;
    }
    n = addSteps(list, n, up, PackedMove.PLAIN, once);
    n = addSteps(list, n, up + up, PackedMove.DOUBLE_STEP, twice);
    n = addFewSteps(list, n, up - 1, left);
    return addFewSteps(list, n, up + 1, right);
  }

  private static int promotions(int[] list, int n, int step, long goals) {
    for (long left = goals; left != 0; left &= left - 1) {
      int to = Long.numberOfTrailingZeros(left);
      int move = PackedMove.of(to - step, to, PAWN, PackedMove.PLAIN);
      for (int role : PROMOTIONS) {
        n = addOne(list, n, PackedMove.promoting(move, role));
      }
    }
    return n;
  }

  /**
   * Adds en passant captures. The method recomputes the attacks on the king, because two pawns
   * leave their squares.
   */
  private static int enPassant(
      BitboardPosition p, int[] list, int n, int king, long takers, long checkers, long them) {
    int to = p.enPassant;
    long victim = 1L << (to ^ 8);
    for (long left = takers; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      long occupied = (p.occupied() & ~((1L << from) | victim)) | (1L << to);
      long exposing =
          (Attacks.bishop(king, occupied) & p.bishopsAndQueens() & them)
              | (Attacks.rook(king, occupied) & p.rooksAndQueens() & them)
              | (checkers & p.close & ~victim);
      if (exposing == 0) {
        n = addOne(list, n, PackedMove.of(from, to, PAWN, PackedMove.EN_PASSANT));
      }
    }
    return n;
  }

  /**
   * Adds one piece's moves, or only counts them if the list is {@link #COUNT_ONLY}. It writes most
   * moves in groups of four to avoid unpredictable branches. Later moves overwrite the surplus
   * entries.
   *
   * @param origin the packed move without its destination
   */
  private static int add(int[] list, int n, int origin, long goals) {
    if (list.length != 0) {
      int at = n;
      long left = goals;
      do {
        list[at] = origin | (Long.numberOfTrailingZeros(left) << 6);
        left &= left - 1;
        list[at + 1] = origin | (Long.numberOfTrailingZeros(left) << 6);
        left &= left - 1;
        list[at + 2] = origin | (Long.numberOfTrailingZeros(left) << 6);
        left &= left - 1;
        list[at + 3] = origin | (Long.numberOfTrailingZeros(left) << 6);
        left &= left - 1;
        at += 4;
      } while (left != 0);
    }
    return n + Long.bitCount(goals);
  }

  /**
   * Adds pawn advances that all have the same step from origin to destination. The origin is the
   * destination minus the step, so the two squares can be packed as {@code 65 * destination -
   * step}.
   */
  private static int addSteps(int[] list, int n, int step, int kind, long goals) {
    if (list.length != 0) {
      int origin = (PackedMove.origin(0, PAWN) | kind) - step;
      int at = n;
      long left = goals;
      do {
        list[at] = origin + (Long.numberOfTrailingZeros(left) * 65);
        left &= left - 1;
        list[at + 1] = origin + (Long.numberOfTrailingZeros(left) * 65);
        left &= left - 1;
        list[at + 2] = origin + (Long.numberOfTrailingZeros(left) * 65);
        left &= left - 1;
        list[at + 3] = origin + (Long.numberOfTrailingZeros(left) * 65);
        left &= left - 1;
        at += 4;
      } while (left != 0);
    }
    return n + Long.bitCount(goals);
  }

  /**
   * Adds pawn captures that share the same offset between origin and destination. Most positions
   * have none, so this loop is not unrolled.
   */
  private static int addFewSteps(int[] list, int n, int step, long goals) {
    if (list.length == 0) {
      return n + Long.bitCount(goals);
    }
    int origin = PackedMove.origin(0, PAWN) - step;
    for (long left = goals; left != 0; left &= left - 1) {
      list[n++] = origin + (Long.numberOfTrailingZeros(left) * 65);
    }
    return n;
  }

  private static int addOne(int[] list, int n, int move) {
    if (list.length != 0) {
      list[n] = move;
    }
    return n + 1;
  }
}
