package org.arbiterchess.winnability;

import org.arbiterchess.bitboard.Attacks;
import org.arbiterchess.bitboard.BitboardPosition;
import org.jspecify.annotations.Nullable;

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
  private final MatePattern[] patterns = new MatePattern[PATTERN_COUNT];

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
    for (long rest = routes.region(BitboardPosition.BLACK); rest != 0; rest &= rest - 1) {
      int king = Long.numberOfTrailingZeros(rest);
      MatePattern best = null;
      for (int role : MoveDistances.ROLES) {
        long spots = ReachableSquares.attack(role, king, routes.walls()) & ~routes.walls();
        for (long more = spots; more != 0; more &= more - 1) {
          int spot = Long.numberOfTrailingZeros(more);
          int checker = routes.nearest(root, white & ofRole(root, role), spot);
          if (checker < MoveDistances.FAR) {
            MatePattern rough = withHelp(root, king, role, spot, holding);
            if (best == null || rough.cost < best.cost) {
              best = better(best, exact(root, rough));
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

  private static MatePattern better(@Nullable MatePattern a, MatePattern b) {
    return a == null || b.cost < a.cost ? b : a;
  }

  private MatePattern withHelp(BitboardPosition root, int king, int role, int spot, int[] holding) {
    long white = root.of(BitboardPosition.WHITE) & ~root.kings();
    long covered = ReachableSquares.attack(role, spot, routes.walls() & ~(1L << king));
    long nearest = routes.nearestOne(root, white & ofRole(root, role), spot);
    covered |= attacked(root, white & ~nearest);
    long open = Attacks.king(king) & ~covered;
    int moves =
        KING * routes.king(BitboardPosition.BLACK, root.king(BitboardPosition.BLACK), king)
            + routes.nearest(root, nearest, spot);
    int helper = root.king(BitboardPosition.WHITE);
    int least = sum(open & ~Attacks.king(helper), holding);
    long places = routes.region(BitboardPosition.WHITE) & ~Attacks.king(king) & ~(1L << king);
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

  private MatePattern exact(BitboardPosition root, MatePattern p) {
    return new MatePattern(p.king, p.role, p.checker, p.helper, distance(root, p));
  }

  private static int sum(long squares, int[] costs) {
    int sum = 0;
    for (long rest = squares; rest != 0; rest &= rest - 1) {
      sum += HOLDER * costs[Long.numberOfTrailingZeros(rest)];
    }
    return sum;
  }

  private void keep(MatePattern pattern) {
    int at = PATTERN_COUNT;
    while (at > 0 && (patterns[at - 1] == null || patterns[at - 1].cost > pattern.cost)) {
      at--;
    }
    for (int k = PATTERN_COUNT - 1; k > at; k--) {
      patterns[k] = patterns[k - 1];
    }
    if (at < PATTERN_COUNT) {
      patterns[at] = pattern;
    }
  }

  /** Returns the estimated distance to the closest pattern. */
  int distance(BitboardPosition p) {
    int least = 1 << 9;
    for (MatePattern pattern : patterns) {
      if (pattern != null) {
        least = Math.min(least, distance(p, pattern));
      }
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
            & ~ReachableSquares.attack(
                pattern.role, pattern.checker, routes.walls() & ~(1L << king))
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
      int moves = holder == 0 ? MoveDistances.FAR : routes.nearest(p, holder, square);
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
        & ((Attacks.bishop(square, routes.walls()) & p.bishopsAndQueens())
            | (Attacks.rook(square, routes.walls()) & p.rooksAndQueens())
            | (Attacks.knight(square) & p.knights()));
  }
}
