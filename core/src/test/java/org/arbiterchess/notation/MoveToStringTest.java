package org.arbiterchess.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Uci;
import org.arbiterchess.rules.Variant;
import org.arbiterchess.testing.RandomPositions;
import org.arbiterchess.testing.SoakMode;
import org.junit.jupiter.api.Test;

/** Tests that a move's string form is UCI notation in both variants. */
class MoveToStringTest {

  @Test
  void a_move_prints_itself_as_uci_writes_it_and_can_be_parsed_again() {
    int moves = 0;
    int castlings = 0;
    for (int seed = 0; seed < SoakMode.count(30, 1_000); seed++) {
      List<Position> positions =
          seed % 2 == 0 ? RandomPositions.classical(seed, 60) : RandomPositions.chess960(seed, 60);
      for (Position position : positions) {
        for (Move move : position.legalMoves()) {
          assertThat(move).hasToString(Uci.write(position, move));
          Move ruled = position.rule(move.attempt()).orElseThrow();
          assertThat(ruled).isEqualTo(move).hasToString(move.toString());
          castlings += move.isCastling() ? 1 : 0;
          moves++;
        }
      }
    }
    assertThat(castlings).isPositive();
    System.out.println(moves + " moves, " + castlings + " castlings, seeds from 0");
  }

  @Test
  void castling_is_the_kings_move_or_in_chess960_its_move_onto_the_rook() {
    String fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    Attempt castling = Attempt.castle(CastlingSide.KING_SIDE);
    Move classical = Fen.parse(fen).rule(castling).orElseThrow();
    Move chess960 = Fen.parse(fen, Variant.CHESS960).rule(castling).orElseThrow();
    assertThat(classical).hasToString("e1g1").isEqualTo(chess960);
    assertThat(chess960).hasToString("e1h1").hasSameHashCodeAs(classical);
  }
}
