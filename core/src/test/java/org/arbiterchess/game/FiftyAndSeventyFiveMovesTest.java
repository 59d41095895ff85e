package org.arbiterchess.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/**
 * Tests the draws after fifty and seventy-five moves without a capture or a pawn move (9.3, 9.6.2).
 */
class FiftyAndSeventyFiveMovesTest {

  @Test
  void fifty_moves_each_may_be_claimed_from_the_hundredth_half_move() {
    GameDriver table = GameDriver.from("4k3/8/8/8/8/8/4P3/R3K3 w - - 98 80").play("a1a2");
    assertThat(table.game().claims()).isEmpty();
    table.play("e8d8");
    assertThat(table.game().claims()).containsExactly(ClaimKind.FIFTY_MOVES);
    assertThat(table.game().isOver()).isFalse();
  }

  @Test
  void a_capture_or_a_pawn_move_begins_the_count_anew() {
    assertThat(GameDriver.from("4k3/8/8/8/8/8/4P3/R3K3 w - - 99 80").play("e2e3").game().claims())
        .isEmpty();
    assertThat(GameDriver.from("4k3/8/8/8/8/8/r7/R3K3 w - - 99 80").play("a1a2").game().claims())
        .isEmpty();
  }

  @Test
  void online_fifty_moves_draw_by_themselves() {
    GameDriver table = GameDriver.online("4k3/8/8/8/8/8/4P3/R3K3 w - - 99 80").play("a1a2");
    assertThat(table.outcome())
        .isEqualTo(Outcome.of(Ending.FIFTY_MOVES, Result.DRAW, "Online 5.4.4"));
  }

  @Test
  void seventy_five_moves_each_draw_by_themselves() {
    GameDriver table = GameDriver.from("4k3/8/8/8/8/8/4P3/R3K3 w - - 148 100").play("a1a2");
    assertThat(table.game().isOver()).isFalse();
    table.play("e8d8");
    assertThat(table.outcome())
        .isEqualTo(Outcome.of(Ending.SEVENTY_FIVE_MOVES, Result.DRAW, "9.6.2"));
  }

  @Test
  void checkmate_on_the_seventy_fifth_move_wins() {
    GameDriver table = GameDriver.from("6k1/5ppp/8/8/8/8/8/R3K3 w - - 149 100").play("a1a8");
    assertThat(table.outcome()).isEqualTo(Outcome.of(Ending.CHECKMATE, Result.WHITE_WINS, "5.1.1"));
  }

  @Test
  void stalemate_on_the_seventy_fifth_move_is_called_stalemate() {
    GameDriver table = GameDriver.from("k7/8/1K6/8/8/8/8/2Q5 w - - 149 100").play("c1c7");
    assertThat(table.outcome()).isEqualTo(Outcome.of(Ending.STALEMATE, Result.DRAW, "5.2.1"));
  }

  @Test
  void the_fifth_time_goes_before_the_seventy_fifth_move() {
    GameDriver table =
        GameDriver.from("4k1n1/7p/8/8/8/8/7P/4K1N1 w - - 134 100").play("g1f3 g8f6 f3g1 f6g8", 4);
    assertThat(table.outcome().ending()).isEqualTo(Ending.FIVEFOLD_REPETITION);
  }

  @Test
  void a_game_may_start_with_its_count_already_full() {
    assertThat(GameDriver.from("4k3/8/8/8/8/8/4P3/R3K3 w - - 150 100").outcome().ending())
        .isEqualTo(Ending.SEVENTY_FIVE_MOVES);
    assertThat(GameDriver.from("4k3/8/8/8/8/8/4P3/R3K3 w - - 149 100").game().claims())
        .containsExactly(ClaimKind.FIFTY_MOVES);
    assertThat(GameDriver.online("4k3/8/8/8/8/8/4P3/R3K3 w - - 100 100").outcome().ending())
        .isEqualTo(Ending.FIFTY_MOVES);
    assertThat(GameDriver.online("4k3/8/8/8/8/8/4P3/R3K3 w - - 150 100").outcome().ending())
        .isEqualTo(Ending.SEVENTY_FIVE_MOVES);
  }
}
