package org.arbiterchess.winnability;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.arbiterchess.bitboard.Attacks;
import org.arbiterchess.bitboard.BitboardPosition;

/**
 * Selects mate patterns that the locked pawns allow, and estimates the distance to them. As in
 * {@link MateHeuristic}, the estimate affects only the search order.
 */
final class MatePatternHeuristic {

  private static final int PATTERN_COUNT = 4;

  /**
   * The weight of each piece's moves: highest for the black king, then for the white king that
   * supports the mate, then for the pieces that block the escape squares.
   */
  private static final int KING = 4;

  private static final int HELPER = 3;
  private static final int HOLDER = 2;

  private static final int ENTRY = 2;

  /**
   * A mate pattern: the square of the black king, the role and square of the checking piece, and
   * the square of the supporting white king.
   */
  private record MatePattern(int king, int role, int checker, int helper, int cost) {}

  private final MoveDistances routes;
  private final List<MatePattern> patterns = new ArrayList<>();

  MatePatternHeuristic(BitboardPosition root) {
    routes = new MoveDistances(root);
    choose(root);
  }

  /**
   * Selects the patterns whose cost is lowest in the root position, at most one for each black king
   * square.
   */
  private void choose(BitboardPosition root) {
    int[] holding = new int[64];
    for (int square = 0; square < 64; square++) {
      holding[square] = routes.nearest(root, root.black & ~root.kings(), square);
    }
    long white = root.of(BitboardPosition.WHITE) & ~root.kings();
    for (long rest = routes.region[BitboardPosition.BLACK]; rest != 0; rest &= rest - 1) {
      int king = Long.numberOfTrailingZeros(rest);
      MatePattern best = null;
      int least = Integer.MAX_VALUE;
      for (int role : MoveDistances.ROLES) {
        long spots = Attacks.of(role, king, routes.walls) & ~routes.walls;
        for (long more = spots; more != 0; more &= more - 1) {
          int spot = Long.numberOfTrailingZeros(more);
          int checker = routes.nearest(root, white & ofRole(root, role), spot);
          if (checker < MoveDistances.FAR) {
            MatePattern rough = withHelp(root, king, role, spot, holding);
            int cost = rough.cost < least ? distance(root, rough) : least;
            if (cost < least) {
              least = cost;
              best = new MatePattern(king, role, spot, rough.helper, cost);
            }
          }
        }
      }
      if (best != null) {
        keep(best);
      }
    }
  }

  private static long ofRole(BitboardPosition p, int role) {
    return p.pawns() | p.ofRole(role);
  }

  private MatePattern withHelp(BitboardPosition root, int king, int role, int spot, int[] holding) {
    long white = root.of(BitboardPosition.WHITE) & ~root.kings();
    long covered = Attacks.of(role, spot, routes.walls & ~(1L << king));
    long nearest = routes.nearestOne(root, white & ofRole(root, role), spot);
    covered |= attacked(root, white & ~nearest);
    long open = Attacks.king(king) & ~covered;
    int moves =
        KING * routes.king(BitboardPosition.BLACK, root.king(BitboardPosition.BLACK), king)
            + routes.nearest(root, nearest, spot);
    int helper = root.king(BitboardPosition.WHITE);
    int least = sum(open & ~Attacks.king(helper), holding);
    long places = routes.region[BitboardPosition.WHITE] & ~Attacks.king(king) & ~(1L << king);
    for (long rest = places; rest != 0; rest &= rest - 1) {
      int place = Long.numberOfTrailingZeros(rest);
      if ((Attacks.king(place) & open) != 0) {
        int cost =
            HELPER * routes.king(BitboardPosition.WHITE, root.king(BitboardPosition.WHITE), place)
                + sum(open & ~Attacks.king(place), holding);
        if (cost < least) {
          least = cost;
          helper = place;
        }
      }
    }
    return new MatePattern(king, role, spot, helper, moves + least);
  }

  private static int sum(long squares, int[] costs) {
    int sum = 0;
    for (long rest = squares; rest != 0; rest &= rest - 1) {
      sum += HOLDER * costs[Long.numberOfTrailingZeros(rest)];
    }
    return sum;
  }

  private void keep(MatePattern pattern) {
    int at = patterns.size();
    while (at > 0 && patterns.get(at - 1).cost > pattern.cost) {
      at--;
    }
    patterns.add(at, pattern);
    if (patterns.size() > PATTERN_COUNT) {
      patterns.remove(PATTERN_COUNT);
    }
  }

  /** Returns the estimated distance to the closest pattern. */
  int distance(BitboardPosition p) {
    int least = 1 << 9;
    for (MatePattern pattern : patterns) {
      least = Math.min(least, distance(p, pattern));
    }
    return least;
  }

  private static long attacked(BitboardPosition p, long pieces) {
    long seen = p.occupied() & ~(1L << p.king(BitboardPosition.BLACK));
    return MateHeuristic.attackedByWhite(p, pieces, seen);
  }

  private int distance(BitboardPosition p, MatePattern pattern) {
    long white = p.of(BitboardPosition.WHITE) & ~p.kings();
    int king = pattern.king;
    long checker = routes.nearestOne(p, white & ofRole(p, pattern.role), pattern.checker);
    if (checker == 0) {
      return 1 << 8;
    }
    int sum =
        KING * routes.king(BitboardPosition.BLACK, p.king(BitboardPosition.BLACK), king)
            + HELPER
                * routes.king(
                    BitboardPosition.WHITE, p.king(BitboardPosition.WHITE), pattern.helper)
            + routes.nearest(p, checker, pattern.checker);
    long open =
        Attacks.king(king)
            & ~Attacks.king(pattern.helper)
            & ~Attacks.of(pattern.role, pattern.checker, routes.walls & ~(1L << king))
            & ~attacked(p, white & ~checker);
    if (p.king(BitboardPosition.BLACK) != king) {
      sum += ENTRY * Long.bitCount(guards(p, white, king));
    }
    long holders = p.black & ~p.kings();
    long idle = holders & ~open;
    for (long rest = open & ~holders; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      int least = routes.nearest(p, white & ~checker, square) + 2;
      long holder = routes.nearestOne(p, idle, square);
      int moves = routes.nearest(p, holder, square);
      if (moves <= least) {
        idle &= ~holder;
      }
      sum += HOLDER * Math.min(moves, least);
    }
    return sum;
  }

  /**
   * Returns the white pieces that keep the black king from entering a square. Only pieces that
   * never move count as obstacles on a line.
   */
  private long guards(BitboardPosition p, long white, int square) {
    return white
        & ((Attacks.bishop(square, routes.walls) & p.bishopsAndQueens())
            | (Attacks.rook(square, routes.walls) & p.rooksAndQueens())
            | (Attacks.knight(square) & p.knights()));
  }

  /**
   * Distances between squares, counted in moves, as if only locked pawns and pieces that never move
   * were on the board.
   */
  static final class MoveDistances {

    /** The distance to an unreachable square. No route is this long. */
    static final int FAR = 30;

    /** The possible roles of the checking piece in a mate pattern: all except pawn and king. */
    static final int[] ROLES = {
      BitboardPosition.BISHOP,
      BitboardPosition.ROOK,
      BitboardPosition.QUEEN,
      BitboardPosition.KNIGHT
    };

    /**
     * The number of moves from one square to another for each role. {@link #kingAway} contains the
     * distances for each king.
     */
    private final byte[][] away = new byte[BitboardPosition.KING][];

    private final byte[][] kingAway = new byte[2][];
    private final long[] region = new long[2];
    private final long walls;

    MoveDistances(BitboardPosition root) {
      walls = locked(root);
      for (int role : ROLES) {
        away[role] = moves(role, walls, ~walls);
      }
      for (int color = 0; color < 2; color++) {
        long guarded = Attacks.pawns(color ^ 1, walls & root.pawns() & root.of(color ^ 1));
        kingAway[color] = moves(BitboardPosition.KING, 0, ~walls & ~guarded);
        int from = root.king(color);
        for (int to = 0; to < 64; to++) {
          boolean free = ((walls | guarded) >>> to & 1) == 0 || to == from;
          region[color] |= free && kingAway[color][from * 64 + to] < FAR ? 1L << to : 0;
        }
      }
    }

    private static long locked(BitboardPosition p) {
      long white = p.pawns() & ~p.black;
      long black = p.pawns() & p.black;
      long locked = (white & black >>> 8) | (black & white << 8);
      return locked | QuickProof.grown(p).steady;
    }

    private static byte[] moves(int role, long walls, long within) {
      byte[] moves = new byte[64 * 64];
      Arrays.fill(moves, (byte) FAR);
      for (int from = 0; from < 64; from++) {
        long seen = 1L << from;
        moves[from * 64 + from] = 0;
        long ring = seen;
        for (byte n = 1; ring != 0 && n < FAR; n++) {
          long next = 0;
          for (long rest = ring; rest != 0; rest &= rest - 1) {
            next |= Attacks.of(role, Long.numberOfTrailingZeros(rest), walls);
          }
          next &= ~seen;
          for (long rest = next; rest != 0; rest &= rest - 1) {
            moves[from * 64 + Long.numberOfTrailingZeros(rest)] = n;
          }
          seen |= next;
          ring = next & within;
        }
      }
      return moves;
    }

    int king(int color, int from, int to) {
      return kingAway[color][from * 64 + to];
    }

    /**
     * Returns the number of moves that the nearest of the given pieces needs to reach the square.
     */
    int nearest(BitboardPosition p, long pieces, int to) {
      long one = nearestOne(p, pieces, to);
      return one == 0 ? FAR : moves(p, Long.numberOfTrailingZeros(one), to);
    }

    /** Returns the nearest of the given pieces, or an empty set if none can reach the square. */
    long nearestOne(BitboardPosition p, long pieces, int to) {
      int least = FAR;
      long one = 0;
      for (long rest = pieces; rest != 0; rest &= rest - 1) {
        int moves = moves(p, Long.numberOfTrailingZeros(rest), to);
        if (moves < least) {
          least = moves;
          one = rest & -rest;
        }
      }
      return one;
    }

    private int moves(BitboardPosition p, int from, int to) {
      int role = p.roleAt(from);
      if (role != BitboardPosition.PAWN) {
        return away[role][from * 64 + to];
      }
      boolean white = (p.black >>> from & 1) == 0;
      int steps = white ? 7 - (from >> 3) : from >> 3;
      long ahead = Attacks.file(from) & (white ? -2L << from : (1L << from) - 1);
      boolean faced = (ahead & p.pawns()) != 0;
      boolean onTheWay = !white && (ahead >>> to & 1) != 0 && !faced;
      return onTheWay
          ? (from - to) >> 3
          : Math.min(FAR - 1, steps + 2 + ((walls >>> from & 1) != 0 ? FAR : faced ? 8 : 0));
    }
  }
}
