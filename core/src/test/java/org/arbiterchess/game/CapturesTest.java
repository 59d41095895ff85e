package org.arbiterchess.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Role;
import org.junit.jupiter.api.Test;

/** Tests the lists of captured pieces. */
class CapturesTest {

  @Test
  void nothing_is_captured_before_the_first_move() {
    assertThat(Game.start().captured(Color.WHITE, 0)).isEmpty();
  }

  @Test
  void each_position_has_what_was_captured_by_then_the_most_valuable_first() {
    GameDriver table = GameDriver.classical().play("e2e4 d7d5 e4d5 d8d5 b1c3 d5g2 f1g2 c8h3 g2b7");
    Game game = table.game();
    assertThat(game.captured(Color.WHITE, 3)).containsExactly(Role.PAWN);
    assertThat(game.captured(Color.BLACK, 3)).isEmpty();
    assertThat(game.captured(Color.WHITE, 9)).containsExactly(Role.QUEEN, Role.PAWN, Role.PAWN);
    assertThat(game.captured(Color.BLACK, 9)).containsExactly(Role.PAWN, Role.PAWN);
  }

  @Test
  void a_pawn_taken_en_passant_is_a_pawn() {
    GameDriver table = GameDriver.from("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2").play("e5d6");
    assertThat(table.game().captured(Color.WHITE, 1)).containsExactly(Role.PAWN);
  }

  @Test
  void a_promoted_piece_counts_as_what_it_became_and_its_pawn_was_never_captured() {
    GameDriver table = GameDriver.from("1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1").play("a7a8q b8a8");
    assertThat(table.game().captured(Color.WHITE, 2)).isEmpty();
    assertThat(table.game().captured(Color.BLACK, 2)).containsExactly(Role.QUEEN);
  }
}
