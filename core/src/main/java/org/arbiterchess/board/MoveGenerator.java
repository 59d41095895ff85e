package org.arbiterchess.board;

import static org.arbiterchess.board.PackedPosition.BLACK;
import static org.arbiterchess.board.PackedPosition.KING;
import static org.arbiterchess.board.PackedPosition.KNIGHT;
import static org.arbiterchess.board.PackedPosition.NONE;
import static org.arbiterchess.board.PackedPosition.PAWN;
import static org.arbiterchess.board.PackedPosition.WHITE;

/**
 * All legal moves of a position, and only those. Checks and pins are found first, so that no move
 * is ever made and taken back.
 */
public final class MoveGenerator {

  /** Given as the list, it stays empty and moves are only counted. */
  public static final int[] COUNT_ONLY = new int[0];

  private static final long A_FILE = 0x0101010101010101L;
  private static final long H_FILE = A_FILE << 7;
  private static final long END_RANKS = 0xFF000000000000FFL;
  private static final long[] THIRD_RANK = {0xFFL << 16, 0xFFL << 40};
  private static final int[] PROMOTIONS = {
    PackedPosition.QUEEN, PackedPosition.KNIGHT, PackedPosition.ROOK, PackedPosition.BISHOP
  };

  private MoveGenerator() {}

  /**
   * A bound on the number of legal moves: no piece has more than 27, and no position more kings.
   */
  public static int bound(PackedPosition position) {
    return 28 * Long.bitCount(position.of(position.turn)) + 2;
  }

  /** Writes the legal moves into the list, from its start, and gives their number. */
  public static int generate(PackedPosition p, int[] list) {
    int turn = p.turn;
    long slant = p.slant;
    long straight = p.straight;
    long close = p.close;
    long occupied = slant | straight | close;
    long us = turn == BLACK ? p.black : occupied & ~p.black;
    long them = occupied ^ us;
    int king = Long.numberOfTrailingZeros(close & straight & us);

    long checkers =
        ((Attacks.pawn(turn, king) & close & ~slant & ~straight)
                | (Attacks.knight(king) & close & slant))
            & them;
    long pinned = 0;
    long snipers =
        ((Attacks.bishop(king) & slant) | (Attacks.rook(king) & straight)) & ~close & them;
    while (snipers != 0) {
      int sniper = Long.numberOfTrailingZeros(snipers);
      long between = Attacks.between(king, sniper) & occupied;
      if (between == 0) {
        checkers |= 1L << sniper;
      } else if ((between & between - 1) == 0) {
        pinned |= between & us;
      }
      snipers &= snipers - 1;
    }

    long goals = ~us;
    int n = kingSteps(p, list, king, us, them, occupied);
    if (checkers != 0) {
      if ((checkers & checkers - 1) != 0) {
        return n;
      }
      goals = checkers | Attacks.between(king, Long.numberOfTrailingZeros(checkers));
    } else if ((p.castlingRooks & us) != 0) {
      n = castlings(p, list, n, king, us, occupied);
    }

    for (long knights = close & slant & us & ~pinned; knights != 0; knights &= knights - 1) {
      int from = Long.numberOfTrailingZeros(knights);
      n = add(list, n, PackedMove.origin(from, KNIGHT), Attacks.knight(from) & goals);
    }
    for (long sliders = slant & ~close & us; sliders != 0; sliders &= sliders - 1) {
      int from = Long.numberOfTrailingZeros(sliders);
      long reach = Attacks.bishop(from, occupied) & goals;
      if ((pinned >>> from & 1) != 0) {
        reach &= Attacks.line(king, from);
      }
      int role = 1 | (int) (straight >>> from & 1) << 1;
      n = add(list, n, PackedMove.origin(from, role), reach);
    }
    for (long sliders = straight & ~close & us; sliders != 0; sliders &= sliders - 1) {
      int from = Long.numberOfTrailingZeros(sliders);
      long reach = Attacks.rook(from, occupied) & goals;
      if ((pinned >>> from & 1) != 0) {
        reach &= Attacks.line(king, from);
      }
      int role = 2 | (int) (slant >>> from & 1);
      n = add(list, n, PackedMove.origin(from, role), reach);
    }
    long pawns = close & ~slant & ~straight & us;
    n = pawns(list, n, turn, king, pawns, pinned, occupied, them, goals);
    if (p.enPassant != NONE) {
      n = enPassant(p, list, n, king, pawns, checkers, occupied, them);
    }
    return n;
  }

  private static int add(int[] list, int n, int origin, long goals) {
    if (list.length == 0) {
      return n + Long.bitCount(goals);
    }
    while (goals != 0) {
      list[n++] = origin | Long.numberOfTrailingZeros(goals) << 6;
      goals &= goals - 1;
    }
    return n;
  }

  /** A pinned pawn still moves along its pin: pushes on the king's file, captures on a diagonal. */
  private static int pawns(
      int[] list,
      int n,
      int turn,
      int king,
      long pawns,
      long pinned,
      long occupied,
      long them,
      long goals) {
    int up = turn == WHITE ? 8 : -8;
    long rising = turn == WHITE ? Attacks.diagonal(king) : Attacks.antidiagonal(king);
    long falling = turn == WHITE ? Attacks.antidiagonal(king) : Attacks.diagonal(king);
    long single = Long.rotateLeft(pawns & (~pinned | Attacks.file(king)), up) & ~occupied;
    long twice = Long.rotateLeft(single & THIRD_RANK[turn], up) & ~occupied & goals;
    long aim = them & goals;
    long left = Long.rotateLeft(pawns & ~A_FILE & (~pinned | falling), up - 1) & aim;
    long right = Long.rotateLeft(pawns & ~H_FILE & (~pinned | rising), up + 1) & aim;
    single &= goals;
    if (((single | left | right) & END_RANKS) != 0) {
      n = promotions(list, n, up, single & END_RANKS);
      n = promotions(list, n, up - 1, left & END_RANKS);
      n = promotions(list, n, up + 1, right & END_RANKS);
      single &= ~END_RANKS;
      left &= ~END_RANKS;
      right &= ~END_RANKS;
    }
    n = steps(list, n, up, PackedMove.PLAIN, single);
    n = steps(list, n, up + up, PackedMove.DOUBLE_STEP, twice);
    n = steps(list, n, up - 1, PackedMove.PLAIN, left);
    return steps(list, n, up + 1, PackedMove.PLAIN, right);
  }

  private static int steps(int[] list, int n, int step, int kind, long goals) {
    if (list.length == 0) {
      return n + Long.bitCount(goals);
    }
    int origin = PackedMove.origin(0, PAWN) | kind;
    while (goals != 0) {
      int to = Long.numberOfTrailingZeros(goals);
      list[n++] = origin | to - step | to << 6;
      goals &= goals - 1;
    }
    return n;
  }

  private static int promotions(int[] list, int n, int step, long goals) {
    if (list.length == 0) {
      return n + 4 * Long.bitCount(goals);
    }
    while (goals != 0) {
      int to = Long.numberOfTrailingZeros(goals);
      for (int role : PROMOTIONS) {
        list[n++] = to - step | to << 6 | PAWN << 12 | role << 15;
      }
      goals &= goals - 1;
    }
    return n;
  }

  private static int enPassant(
      PackedPosition p,
      int[] list,
      int n,
      int king,
      long pawns,
      long checkers,
      long occupied,
      long them) {
    int to = p.enPassant;
    long victim = 1L << (to ^ 8);
    for (long takers = Attacks.pawn(p.turn ^ 1, to) & pawns; takers != 0; takers &= takers - 1) {
      int from = Long.numberOfTrailingZeros(takers);
      long after = (occupied & ~(1L << from | victim)) | 1L << to;
      boolean exposed =
          ((Attacks.bishop(king, after) & p.bishopsAndQueens() & them)
                  | (Attacks.rook(king, after) & p.rooksAndQueens() & them)
                  | (checkers & p.close & ~victim))
              != 0;
      if (!exposed) {
        if (list.length != 0) {
          list[n] = PackedMove.origin(from, PAWN) | to << 6 | PackedMove.EN_PASSANT;
        }
        n++;
      }
    }
    return n;
  }

  private static int kingSteps(
      PackedPosition p, int[] list, int king, long us, long them, long occupied) {
    long goals = Attacks.king(king) & ~us;
    if (goals == 0) {
      return 0;
    }
    long enemyPawns = p.pawns() & them;
    int up = p.turn == WHITE ? 8 : -8;
    goals &=
        ~(Attacks.king(Long.numberOfTrailingZeros(p.kings() & them))
            | Long.rotateRight(enemyPawns & ~A_FILE, up + 1)
            | Long.rotateRight(enemyPawns & ~H_FILE, up - 1));
    long safe = 0;
    long knights = p.knights() & them;
    long slanted = p.bishopsAndQueens() & them;
    long straight = p.rooksAndQueens() & them;
    long without = occupied & ~(1L << king);
    for (; goals != 0; goals &= goals - 1) {
      int to = Long.numberOfTrailingZeros(goals);
      if ((Attacks.knight(to) & knights) == 0
          && !sees(to, (Attacks.bishop(to) & slanted) | (Attacks.rook(to) & straight), without)) {
        safe |= 1L << to;
      }
    }
    return add(list, 0, PackedMove.origin(king, KING), safe);
  }

  /** Whether any of the given sliders, all in line with the square, sees it. */
  private static boolean sees(int square, long sliders, long occupied) {
    for (; sliders != 0; sliders &= sliders - 1) {
      int slider = Long.numberOfTrailingZeros(sliders);
      if ((Attacks.between(square, slider) & occupied) == 0) {
        return true;
      }
    }
    return false;
  }

  private static int castlings(
      PackedPosition p, int[] list, int n, int king, long us, long occupied) {
    for (long rooks = p.castlingRooks & us; rooks != 0; rooks &= rooks - 1) {
      int rook = Long.numberOfTrailingZeros(rooks);
      if (canCastle(p, king, rook, occupied)) {
        if (list.length != 0) {
          list[n] = PackedMove.origin(king, KING) | rook << 6 | PackedMove.CASTLING;
        }
        n++;
      }
    }
    return n;
  }

  /** Whether a king that is not in check may castle with the rook, the right being there. */
  private static boolean canCastle(PackedPosition p, int king, int rook, long occupied) {
    int kingGoal = PackedPosition.kingGoal(king, rook);
    int rookGoal = PackedPosition.rookGoal(king, rook);
    long others = occupied & ~(1L << king | 1L << rook);
    long crossed = Attacks.between(king, kingGoal) | 1L << kingGoal;
    long path = crossed | Attacks.between(rook, rookGoal) | 1L << rookGoal;
    if ((path & others) != 0) {
      return false;
    }
    int enemy = p.turn ^ 1;
    for (long rest = crossed; rest != 0; rest &= rest - 1) {
      if (p.attackers(enemy, Long.numberOfTrailingZeros(rest), occupied) != 0) {
        return false;
      }
    }
    return p.attackers(enemy, kingGoal, others | 1L << rookGoal) == 0;
  }
}
