package org.arbiterchess.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.arbiterchess.chess.Square;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Reason;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests the rulings on a player's choice of piece, and the squares that the piece can move to. */
class PieceChoiceTest {

  private static Optional<Reason> reason(Game game, Square square) {
    return game.ruleChoice(square).map(Ruling.Illegal::reason);
  }

  @ParameterizedTest
  @EnumSource(Square.class)
  void only_a_piece_of_the_side_to_move_may_be_chosen(Square square) {
    Optional<Reason> expected =
        switch (square.rank()) {
          case FIRST, SECOND -> Optional.empty();
          case SEVENTH, EIGHTH -> Optional.of(Reason.WRONG_TURN);
          default -> Optional.of(Reason.NO_PIECE);
        };
    assertThat(reason(Game.start(), square)).isEqualTo(expected);
  }

  @Test
  void nothing_may_be_chosen_once_the_game_is_over() {
    Game over =
        GameDriver.classical().accepted(new Command(Seat.ARBITER, "a", Action.Simple.ABORT)).game();
    assertThat(reason(over, Square.E2)).contains(Reason.GAME_OVER);
    assertThat(reason(over, Square.E4)).contains(Reason.GAME_OVER);
    assertThat(over.legalGoals(Square.E2)).isEmpty();
  }

  @Test
  void a_pawn_that_can_promote_has_one_goal_and_not_four() {
    Game game = GameDriver.from("8/4P3/8/8/8/8/k7/4K3 w - - 0 1").game();
    assertThat(game.legalGoals(Square.E7)).containsExactly(Square.E8);
  }

  @Test
  void castling_is_the_kings_goal_or_in_chess960_the_rooks_square() {
    Game classical = GameDriver.from("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1").game();
    assertThat(classical.legalGoals(Square.E1))
        .contains(Square.C1, Square.G1)
        .doesNotContain(Square.A1, Square.H1);
    Game chess960 =
        GameDriver.of(
                Fen.parse("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", Variant.CHESS960),
                Rulebook.OVER_THE_BOARD,
                "-")
            .game();
    assertThat(chess960.legalGoals(Square.E1))
        .contains(Square.A1, Square.H1)
        .doesNotContain(Square.C1, Square.G1);
  }
}
