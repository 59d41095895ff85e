package org.arbiterchess.officiating.touch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.officiating.touch.Obligation.CastlingHomeSquares;
import org.arbiterchess.officiating.touch.Obligation.ObligationKind;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.testing.RandomPositions;
import org.arbiterchess.testing.SoakMode;
import org.junit.jupiter.api.Test;

/** Compares the touch-move rules with a naive implementation, using random touches. */
class TouchMovePropertyTest {

  private static final int TOUCHES_PER_POSITION = 20;

  private final Map<ObligationKind, Integer> seen = new EnumMap<>(ObligationKind.class);

  @Test
  void the_allowed_moves_are_those_of_the_naive_rules_in_classical_chess() {
    long seed = 160_043;
    compare(RandomPositions.classical(seed, SoakMode.count(200, 20_000)), seed);
    assertThat(seen.keySet())
        .contains(
            ObligationKind.NONE,
            ObligationKind.MOVE,
            ObligationKind.CAPTURE,
            ObligationKind.CAPTURE_WITH,
            ObligationKind.MOVE_FIRST,
            ObligationKind.CAPTURE_FIRST,
            ObligationKind.CASTLE,
            ObligationKind.MOVE_KING,
            ObligationKind.NO_CASTLING,
            ObligationKind.FREE_AFTER_CASTLING,
            ObligationKind.FREE);
  }

  @Test
  void the_allowed_moves_are_those_of_the_naive_rules_in_chess960() {
    long seed = 160_044;
    compare(RandomPositions.chess960(seed, SoakMode.count(200, 20_000)), seed);
    assertThat(seen.keySet())
        .contains(ObligationKind.CASTLE, ObligationKind.MOVE_KING, ObligationKind.NO_CASTLING);
  }

  private void compare(List<Position> positions, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int cases = 0;
    for (Position position : positions) {
      NaiveTouchMove naive = NaiveTouchMove.of(position, position);
      for (int i = 0; i < TOUCHES_PER_POSITION; i++) {
        compare(position, naive, touches(position, random), seed);
        cases++;
      }
    }
    System.out.println(
        "touch-move: "
            + cases
            + " cases, "
            + positions.size()
            + " positions, seed "
            + seed
            + ", "
            + seen);
  }

  private void compare(Position position, NaiveTouchMove naive, List<Square> touches, long seed) {
    Obligation obligation = Obligation.of(position, touches, CastlingHomeSquares.of(position));
    Set<String> legal = names(position.legalMoves());
    Set<String> allowed = names(obligation.allowed());
    String name = "seed " + seed + ": " + Fen.write(position) + " after touching " + touches;
    assertThat(legal).as(name).containsAll(allowed);
    assertThat(allowed.isEmpty()).as(name).isEqualTo(legal.isEmpty());
    assertThat(allowed)
        .as(name + ", " + obligation.kind())
        .isEqualTo(naive.touching(touches).allowed());
    seen.merge(obligation.kind(), 1, Integer::sum);
  }

  /**
   * Returns random squares. Most of them are occupied, often by a king or rook of the side to move.
   */
  private static List<Square> touches(Position position, SplittableRandom random) {
    List<Square> occupied = new ArrayList<>();
    position.board().occupied().forEach(occupied::add);
    List<Square> castling = new ArrayList<>();
    for (Role role : List.of(Role.KING, Role.ROOK)) {
      position.board().squaresOf(new Piece(position.turn(), role)).forEach(castling::add);
    }
    Color only = random.nextBoolean() ? position.turn() : position.turn().other();
    boolean oneColor = random.nextInt(3) > 0;
    List<Square> touches = new ArrayList<>();
    for (int count = random.nextInt(6); count > 0; count--) {
      List<Square> from = random.nextBoolean() ? castling : occupied;
      Square square =
          random.nextInt(20) == 0
              ? Square.of(random.nextInt(64))
              : from.get(random.nextInt(from.size()));
      boolean fits = position.pieceAt(square).filter(piece -> piece.color() != only).isEmpty();
      if (!oneColor || fits) {
        touches.add(square);
      }
    }
    return touches;
  }

  private static Set<String> names(List<Move> moves) {
    Set<String> names = new HashSet<>();
    moves.forEach(move -> names.add(move.toString()));
    return names;
  }
}
