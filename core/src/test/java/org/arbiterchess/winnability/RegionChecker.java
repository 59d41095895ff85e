package org.arbiterchess.winnability;

import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.arbiterchess.bitboard.Attacks;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.rules.Position;

/**
 * Checks a proof's regions with a second implementation. Pieces must be unable to leave their
 * regions, and checkmate must be impossible within the regions.
 */
final class RegionChecker {

  private record Unit(int at, Color color, Role role, long region) {
    boolean king() {
      return role == Role.KING;
    }

    /**
     * Whether this is a pawn that can never promote. A pawn that can promote is assumed to move
     * like a queen and a knight combined.
     */
    boolean pawn() {
      return role == Role.PAWN && (region & 0xFF000000000000FFL) == 0;
    }

    long ahead(int from) {
      return color == Color.WHITE ? 1L << from << 8 : 1L << from >>> 8;
    }

    long attacks(int from, long solid) {
      boolean any = (role == Role.PAWN && !pawn()) || role == Role.QUEEN;
      long seen = pawn() ? Attacks.pawn(color.ordinal(), from) : king() ? Attacks.king(from) : 0;
      seen |= any || role == Role.ROOK ? Attacks.rook(from, solid) : 0;
      seen |= any || role == Role.BISHOP ? Attacks.bishop(from, solid) : 0;
      return seen | (any || role == Role.KNIGHT ? Attacks.knight(from) : 0);
    }

    /**
     * Returns the squares that the piece attacks from any square of its region or, if {@code
     * everywhere} is true, from every square of its region. Pieces on {@code solid} block its
     * lines.
     */
    long attacks(long solid, boolean everywhere) {
      return in(region)
          .mapToLong(from -> attacks(from, solid))
          .reduce(everywhere ? -1L : 0, (a, b) -> everywhere ? a & b : a | b);
    }
  }

  private final List<Unit> units;
  private final Color winner;

  /** The squares of pieces that never move and are never captured. */
  private long fixed = -1L;

  RegionChecker(Position position, Winnability.Unwinnable proof, Color winner) {
    this.winner = winner;
    units = proof.regions().entrySet().stream().map(region -> unit(position, region)).toList();
    for (long before = 0; before != fixed; ) {
      before = fixed;
      fixed = before & standing(u -> u.region == 1L << u.at && !takeable(u));
    }
  }

  private static Unit unit(Position position, Map.Entry<Square, SquareSet> region) {
    Piece piece = position.pieceAt(region.getKey()).orElseThrow();
    return new Unit(region.getKey().index(), piece.color(), piece.role(), region.getValue().bits());
  }

  /**
   * Whether every move keeps the moving piece in its region or is a king move that always results
   * in stalemate.
   */
  boolean isClosed() {
    return units.stream().allMatch(u -> every(u.region, from -> staysFrom(u, from)));
  }

  private boolean staysFrom(Unit u, int from) {
    long outside = goals(u, from) & ~u.region;
    return every(outside, to -> u.king() && stalemates(u, from, to));
  }

  private long goals(Unit u, int from) {
    Predicate<Unit> foe = k -> k.color != u.color;
    long seen = u.attacks(from, fixed);
    if (u.pawn()) {
      return (seen & standing(foe.and(k -> !k.king()))) | pushes(u, from);
    }
    long shut = fixed & standing(k -> k.king() || k.color == u.color);
    Predicate<Unit> lasting = foe.and(k -> !takeable(k) && (k.pawn() || k.role != Role.PAWN));
    long all = standing(k -> true);
    return units.stream()
        .filter(lasting.and(k -> u.king()))
        .mapToLong(k -> ~k.attacks(all, true))
        .reduce(seen & ~shut, (a, b) -> a & b);
  }

  private long pushes(Unit u, int from) {
    long file = Attacks.file(u.at) | 1L << u.at;
    Predicate<Unit> facing = k -> k.pawn() && k.color != u.color && !takeable(k);
    boolean up = u.color == Color.WHITE;
    long wall = fixed;
    for (Unit k : units) {
      boolean kept = (k.region & ~file) == 0 && (k.at > u.at) == up && facing.test(k);
      wall |= kept && (u.region & ~file) == 0 ? 1L << k.at : 0;
    }
    long once = u.ahead(from) & ~wall;
    boolean home = once != 0 && from >> 3 == (up ? 1 : 6);
    return once | (home ? u.ahead(Long.numberOfTrailingZeros(once)) & ~wall : 0);
  }

  private boolean takeable(Unit unit) {
    Predicate<Unit> takes =
        u -> (u.attacks(fixed, false) & unit.region & (u.pawn() ? -1L : u.region)) != 0;
    return !unit.king() && units.stream().anyMatch(takes.and(u -> u.color != unit.color));
  }

  /** Whether the king move results in stalemate wherever the opponent's king may be. */
  private boolean stalemates(Unit king, int from, int to) {
    Color color = king.color.other();
    long solid = fixed & ~(1L << to);
    long held = solid & standing(u -> u.color == color && !u.king());
    long prey = standing(u -> u.color != color && !u.king());
    long denied = held | king.attacks(to, 0) | 1L << to;
    for (Unit u : units) {
      long goals = u.pawn() ? u.attacks(u.at, 0) & prey : u.attacks(u.at, solid) & ~held;
      goals |= u.pawn() ? u.ahead(u.at) & ~solid : 0;
      boolean mobile = u.region != 1L << u.at || (goals != 0 && u.at != to);
      if (u.color == color && !u.king() && mobile) {
        return false;
      }
      boolean guard = u.color != color && u.pawn() && (fixed & u.region) != 0;
      denied |= guard ? u.attacks(u.at, 0) : 0;
    }
    long all = denied;
    Unit other = kingOf(color);
    return every(
        other.region & ~king.attacks(to, 0) & ~(1L << to),
        z -> (Attacks.king(z) & ~all) == 0 && !uncovers(king.color, from, z, solid));
  }

  /** Whether vacating {@code from} can discover an attack on {@code at}. */
  private boolean uncovers(Color color, int from, int at, long solid) {
    Predicate<Unit> none =
        u ->
            u.color != color
                || every(
                    u.region & ~(1L << from),
                    s ->
                        u.attacks(s, solid) << ~at >= 0
                            || u.attacks(s, solid | 1L << from) << ~at < 0);
    return !units.stream().allMatch(none);
  }

  /**
   * Whether {@code winner} cannot checkmate the opponent's king on any square of that king's
   * region, even if each of the opponent's pieces blocks one of the king's escape squares.
   */
  boolean isWithoutMate() {
    Unit king = kingOf(winner.other());
    Unit own = kingOf(winner);
    long covered =
        units.stream()
            .filter(u -> u.color == winner && !u.king())
            .mapToLong(u -> u.attacks(fixed & ~king.region, false))
            .reduce(0, (a, b) -> a | b);
    return every(
        king.region & covered,
        x ->
            every(
                own.region & ~Attacks.king(x) & ~(1L << x),
                z -> !held(Attacks.king(x) & ~covered & ~Attacks.king(z), units)));
  }

  private boolean held(long squares, List<Unit> left) {
    long first = squares & -squares;
    Predicate<Unit> holds = u -> u.color != winner && !u.king() && (u.region & first) != 0;
    return squares == 0
        || left.stream()
            .filter(holds)
            .anyMatch(
                u -> held(squares & ~first, left.stream().filter(k -> k.at != u.at).toList()));
  }

  private Unit kingOf(Color color) {
    return units.stream().filter(u -> u.king() && u.color == color).findFirst().orElseThrow();
  }

  private long standing(Predicate<Unit> which) {
    return units.stream().filter(which).mapToLong(Unit::region).reduce(0, (a, b) -> a | b);
  }

  private static IntStream in(long squares) {
    return IntStream.range(0, 64).filter(square -> (squares >>> square & 1) != 0);
  }

  private static boolean every(long squares, IntPredicate test) {
    return in(squares).allMatch(test);
  }
}
