package org.arbiterchess.winnability;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.rules.Position;

/** Verifies regions anew, square by square: nothing ever leaves its own, and no mate is inside. */
final class RegionChecker {

  private record Unit(int at, Color color, Role role, long region) {
    boolean still() {
      return region == 1L << at;
    }

    /** A pawn for ever. */
    boolean pawn() {
      return role == Role.PAWN && (region & 0xFF000000000000FFL) == 0;
    }
  }

  private static final int[][] STEPS = {
    {1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}
  };
  private static final int[][] LEAPS = {
    {1, 2}, {2, 1}, {-1, 2}, {-2, 1}, {1, -2}, {2, -1}, {-1, -2}, {-2, -1}
  };

  private final List<Unit> units = new ArrayList<>();
  private final Color winner;

  /** Those that never move and are never taken. */
  private long fixed;

  RegionChecker(Position position, Proof proof, Color winner) {
    this.winner = winner;
    for (Proof.Region region : proof.regions()) {
      Piece piece = position.pieceAt(region.piece()).orElseThrow();
      long squares = region.squares().bits();
      units.add(new Unit(region.piece().index(), piece.color(), piece.role(), squares));
    }
    units.forEach(u -> fixed |= u.still() ? u.region : 0);
    for (long before = 0; before != fixed; ) {
      before = fixed;
      units.forEach(u -> fixed &= takeable(u) ? ~u.region : -1L);
    }
  }

  private static long at(int from, int files, int ranks) {
    int file = (from & 7) + files;
    int rank = (from >> 3) + ranks;
    return file < 0 || file > 7 || rank < 0 || rank > 7 ? 0 : 1L << (rank * 8 + file);
  }

  private static long attacks(Unit u, int from, long solid) {
    if (u.pawn()) {
      int up = u.color == Color.WHITE ? 1 : -1;
      return at(from, -1, up) | at(from, 1, up);
    }
    boolean promoted = u.role == Role.PAWN;
    long seen = 0;
    for (int i = 0; i < 8; i++) {
      boolean along = i < 4 ? u.role == Role.ROOK : u.role == Role.BISHOP;
      int far = promoted || along || u.role == Role.QUEEN ? 7 : u.role == Role.KING ? 1 : 0;
      long last = 0;
      for (int n = 1; n <= far && (last & solid) == 0; n++) {
        last = at(from, n * STEPS[i][0], n * STEPS[i][1]);
        seen |= last;
      }
      seen |= promoted || u.role == Role.KNIGHT ? at(from, LEAPS[i][0], LEAPS[i][1]) : 0;
    }
    return seen;
  }

  private static boolean any(long squares, IntPredicate test) {
    for (long rest = squares; rest != 0; rest &= rest - 1) {
      if (test.test(Long.numberOfTrailingZeros(rest))) {
        return true;
      }
    }
    return false;
  }

  private boolean takeable(Unit unit) {
    for (Unit u : units) {
      long landing = unit.region & (u.pawn() ? -1L : u.region);
      if (u.color != unit.color
          && unit.role != Role.KING
          && any(u.region, from -> (attacks(u, from, fixed) & landing) != 0)) {
        return true;
      }
    }
    return false;
  }

  /** Where units of a colour may stand, or do so for ever, the king among them or not. */
  private long standing(Color color, boolean king, boolean forEver) {
    long squares = 0;
    for (Unit u : units) {
      if (u.color == color && (king || u.role != Role.KING)) {
        squares |= forEver ? u.region & (u.still() ? fixed : 0) : u.region;
      }
    }
    return squares;
  }

  private long guarded(Color by) {
    long anywhere = standing(Color.WHITE, true, false) | standing(Color.BLACK, true, false);
    long guarded = 0;
    for (Unit u : units) {
      boolean lasting = u.color == by && !takeable(u) && (u.pawn() || u.role != Role.PAWN);
      long always = lasting ? -1L : 0;
      for (long rest = u.region; rest != 0 && lasting; rest &= rest - 1) {
        int from = Long.numberOfTrailingZeros(rest);
        always &= attacks(u, from, anywhere & ~(1L << from));
      }
      guarded |= always;
    }
    return guarded;
  }

  /** Whether every move of every unit stays in its region; kings may be left out. */
  boolean isClosed(boolean kingsToo) {
    for (Unit u : units) {
      Color other = u.color.other();
      long king = standing(other, true, true) & ~standing(other, false, true);
      long shut = standing(u.color, true, true) | king;
      long away = u.role == Role.KING ? guarded(other) : 0;
      long prey = u.pawn() ? standing(other, false, false) : -1L;
      boolean asked = u.role != Role.KING || kingsToo;
      if (asked
          && any(
              u.region,
              from ->
                  (((attacks(u, from, fixed) & ~shut & ~away & prey) | pushes(u, from)) & ~u.region)
                      != 0)) {
        return false;
      }
    }
    return true;
  }

  private long pushes(Unit u, int from) {
    long file = 0x0101010101010101L << (u.at & 7);
    long shut = fixed;
    for (Unit k : units) {
      boolean facing = k.pawn() && k.color != u.color && ((k.region | u.region) & ~file) == 0;
      boolean ahead = u.color == Color.WHITE ? k.at > u.at : k.at < u.at;
      shut |= facing && ahead && !takeable(k) ? 1L << k.at : 0;
    }
    int up = u.color == Color.WHITE ? 1 : -1;
    long once = u.pawn() ? at(from, 0, up) & ~shut : 0;
    boolean home = from >> 3 == (up == 1 ? 1 : 6);
    return once | (once != 0 && home ? at(from, 0, 2 * up) & ~shut : 0);
  }

  /** Whether no square of the loser's king can be mate, each of its units holding one square. */
  boolean isWithoutMate() {
    long attacked = 0;
    Unit own = null;
    Unit king = null;
    for (Unit u : units) {
      own = u.role == Role.KING && u.color == winner ? u : own;
      king = u.role == Role.KING && u.color != winner ? u : king;
    }
    for (Unit u : units) {
      for (long rest = u.region;
          rest != 0 && u.color == winner && u.role != Role.KING;
          rest &= rest - 1) {
        attacked |= attacks(u, Long.numberOfTrailingZeros(rest), fixed & ~king.region);
      }
    }
    Unit whole = king;
    Unit helper = own;
    long covered = attacked;
    return !any(
        king.region & attacked,
        x ->
            any(
                helper.region & ~attacks(whole, x, 0) & ~(1L << x),
                z -> held(attacks(whole, x, 0) & ~covered & ~attacks(helper, z, 0), 0)));
  }

  private boolean held(long squares, long used) {
    long first = squares & -squares;
    for (int i = 0; i < units.size() && squares != 0; i++) {
      Unit u = units.get(i);
      boolean free = u.color != winner && u.role != Role.KING && (used >>> i & 1) == 0;
      if (free && (u.region & first) != 0 && held(squares & ~first, used | 1L << i)) {
        return true;
      }
    }
    return squares == 0;
  }
}
