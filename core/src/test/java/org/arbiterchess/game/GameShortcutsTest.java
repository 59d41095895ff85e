package org.arbiterchess.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.arbiterchess.chess.ArbiterException;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Decision.CommandRefusedException;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Position;
import org.junit.jupiter.api.Test;

/** Tests the methods that play, resign and note a fallen flag in one call. */
class GameShortcutsTest {

  @Test
  void moves_are_played_in_any_notation() {
    assertThat(Game.start().play("e4").play("e7-e5").play("g1f3").play("♞c6").toString())
        .isEqualTo("1. e4 e5 2. Nf3 Nc6 *");
    assertThat(Game.start(Fen.parse("6k1/5ppp/8/8/8/8/8/R3K3 b - - 0 7")).play("h6").play("Ra8"))
        .hasToString("7... h6 8. Ra8+ *");
  }

  @Test
  void an_illegal_move_throws_the_sentence_of_its_ruling() {
    assertThatThrownBy(() -> Game.start().play("Nf6"))
        .isInstanceOf(CommandRefusedException.class)
        .hasMessage("You have no knight that can reach f6 (3.6).");
    assertThatThrownBy(() -> Game.start().play("x9"))
        .isInstanceOf(ArbiterException.class)
        .hasMessageContaining("x9");
    Game mated = Game.start().play("f3").play("e5").play("g4").play("Qh4");
    assertThatThrownBy(() -> mated.play("a3")).isInstanceOf(CommandRefusedException.class);
  }

  @Test
  void a_player_who_resigns_loses_unless_nobody_could_have_checkmated() {
    Game lost = Game.start().resign(Color.WHITE);
    assertThat(lost.outcome().orElseThrow().result()).isEqualTo(Result.BLACK_WINS);
    Game drawn = Game.start(Fen.parse("8/8/8/4k3/8/8/4P3/4K3 w - - 0 1")).resign(Color.WHITE);
    assertThat(drawn.outcome().orElseThrow().result()).isEqualTo(Result.DRAW);
    assertThatThrownBy(() -> lost.resign(Color.BLACK)).isInstanceOf(CommandRefusedException.class);
  }

  @Test
  void a_flag_that_has_fallen_ends_the_game_with_its_result() {
    Game game =
        Game.start(Position.initial(), Rulebook.OVER_THE_BOARD, TimeControl.of("5+0"), 1_000)
            .play("e4");
    assertThat(game.atTime(300_999).isOver()).isFalse();
    Outcome outcome = game.atTime(301_000).outcome().orElseThrow();
    assertThat(outcome.ending()).isEqualTo(Ending.FLAG);
    assertThat(outcome.result()).isEqualTo(Result.WHITE_WINS);
  }
}
