package org.arbiterchess.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.testing.RandomPositions;
import org.arbiterchess.testing.SoakMode;
import org.junit.jupiter.api.Test;

/**
 * Compares the two implementations of the laws. In each position, this test tries all 64 × 64 × 5
 * attempts. The laws must allow exactly the moves that the generator produces.
 */
class RulingAgreesWithGeneratorTest {

  private static final List<Optional<Role>> PROMOTIONS =
      List.of(
          Optional.empty(),
          Optional.of(Role.QUEEN),
          Optional.of(Role.ROOK),
          Optional.of(Role.BISHOP),
          Optional.of(Role.KNIGHT));

  @Test
  void in_classical_chess_the_laws_allow_exactly_what_the_generator_has() {
    weld(RandomPositions.classical(1, SoakMode.count(500, 100_000)));
  }

  @Test
  void in_chess960_the_laws_allow_exactly_what_the_generator_has() {
    weld(RandomPositions.chess960(2, SoakMode.count(200, 20_000)));
  }

  private static void weld(List<Position> positions) {
    long attempts = positions.parallelStream().mapToLong(p -> attemptsThatAgree(p)).sum();
    System.out.println(positions.size() + " positions, " + attempts + " attempts agreed");
  }

  private static long attemptsThatAgree(Position position) {
    Map<Attempt, Move> expected = attemptsThatAreMoves(position);
    long attempts = 0;
    int legal = 0;
    for (Square from : Square.values()) {
      for (Square to : Square.values()) {
        for (Optional<Role> promotion : PROMOTIONS) {
          Attempt attempt = new Attempt.Step(from, to, promotion);
          Ruling ruling = position.rule(attempt);
          Move ruled = ruling instanceof Ruling.Legal allowed ? allowed.move() : null;
          if (!Objects.equals(ruled, expected.get(attempt))) {
            fail("%s in %s is ruled %s", attempt, position, ruling);
          }
          legal += ruled != null ? 1 : 0;
          attempts++;
        }
      }
    }
    assertThat(legal).isEqualTo(expected.size());
    castlingByNameAgrees(position);
    return attempts;
  }

  private static void castlingByNameAgrees(Position position) {
    for (CastlingSide side : CastlingSide.values()) {
      boolean has = false;
      for (Move move : position.legalMoves()) {
        has |= move.castlingSide().equals(Optional.of(side));
      }
      assertThat(position.rule(Attempt.castle(side)) instanceof Ruling.Legal)
          .as("%s in %s", side, position)
          .isEqualTo(has);
    }
  }

  /**
   * The generator's moves, keyed by every attempt that results in them. Several attempts can result
   * in the same castling move.
   */
  private static Map<Attempt, Move> attemptsThatAreMoves(Position position) {
    Map<Attempt, Move> meant = new HashMap<>();
    for (Move move : position.legalMoves()) {
      for (Square goal : goals(position, move)) {
        Move other = meant.put(new Attempt.Step(move.from(), goal, move.promotion()), move);
        assertThat(other).as("a second move for %s in %s", move, position).isNull();
      }
    }
    return meant;
  }

  private static List<Square> goals(Position position, Move move) {
    if (!move.isCastling()) {
      return List.of(move.to());
    }
    Square rook = move.castlingRook().orElseThrow();
    int distance = Math.abs(move.to().index() - move.from().index());
    boolean pieceThere = position.pieceAt(move.to()).isPresent();
    return distance > 1 && !pieceThere ? List.of(rook, move.to()) : List.of(rook);
  }
}
