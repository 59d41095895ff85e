package org.arbiterchess.cli.query;

import static org.arbiterchess.cli.CommandRun.arbiter;
import static org.assertj.core.api.Assertions.assertThat;

import org.arbiterchess.cli.CommandRun;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * Tests the {@code winnable} command, which decides whether a side can still checkmate its opponent
 * (5.1.2, 5.2.2, 6.9).
 */
class WinnableCommandTest {

  private static final String WALL = "8/2k5/8/p1p1p1p1/P1P1P1P1/8/5K2/8 w - - 0 1";

  @Test
  void a_mating_line_is_shown_in_the_notation_of_players() {
    CommandRun ran = arbiter("winnable", "7k/8/6K1/8/8/8/8/R7 w - - 0 1", "white");

    assertThat(ran.exitCode()).isZero();
    assertThat(ran.out()).contains("White can still mate: 1. Ra8#");
  }

  @Test
  void a_wall_of_pawns_is_dead_and_says_so() {
    CommandRun ran = arbiter("winnable", "--json", WALL);

    assertThat(ran.exitCode()).isEqualTo(1);
    assertThat(ran.json().get("dead").asBoolean()).isTrue();
    assertThat(ran.json().get("white").get("answer").asString()).isEqualTo("unwinnable");
  }

  @Test
  void a_mate_on_the_board_is_a_line_without_moves() {
    JsonNode mated = arbiter("winnable", "R5k1/5ppp/8/8/8/8/8/4K3 b - -", "white", "--json").json();

    assertThat(mated.get("answer").asString()).isEqualTo("winnable");
    assertThat(mated.get("line")).isEmpty();
  }

  @Test
  void quick_says_what_it_can_prove_and_else_that_it_does_not_know() {
    String open = "7k/8/6K1/8/8/8/8/R7 w - - 0 1";
    assertThat(arbiter("winnable", "--mode", "quick", open, "white").exitCode()).isEqualTo(3);
    assertThat(arbiter("winnable", "--mode", "quick", open, "black").exitCode()).isEqualTo(1);
  }

  @Test
  void a_word_that_is_no_side_is_named() {
    assertThat(arbiter("winnable", WALL, "red").err())
        .isEqualTo("arbiter: SIDE is \"red\"; it must be white or black.\n");
    assertThat(arbiter(("winnable " + WALL + " Rot --lang de").split(" ", -1)).err())
        .contains("SIDE", "Rot", "white", "black")
        .doesNotContain("FEN");
    assertThat(arbiter("winnable", WALL.replace(" 0 1", ""), "grey").err()).contains("grey");
    assertThat(arbiter("winnable", "startpos", "green").err()).contains("green");
    assertThat(arbiter("winnable", WALL, "WHITE").exitCode()).isEqualTo(1);
    assertThat(arbiter("winnable", "8/2k5/8/p1p1p1p1/P1P1P1P1/8/5K2/8", "w", "KQkq").err())
        .contains("found 3 fields");
  }

  @Test
  void a_side_or_mode_that_does_not_exist_is_told() {
    CommandRun ran =
        CommandRun.reading(
            "{\"winner\":\"grey\"}\n{\"mode\":\"slow\"}\n", "winnable", "--json", "-");

    assertThat(ran.lines())
        .containsExactly(
            "{\"error\":\"\\\"winner\\\" is \\\"grey\\\"; it must be white or black.\"}",
            "{\"error\":\"\\\"mode\\\" is \\\"slow\\\"; it must be quick or full.\"}");
  }

  @Test
  void a_game_is_over_where_only_a_search_finds_that_it_is_dead() {
    JsonNode game = arbiter("game", "--json", "--fen", "3K4/3q4/8/8/6k1/8/8/8 w - - 0 65").json();

    assertThat(game.get("end").asString()).isEqualTo("DEAD_POSITION");
    assertThat(game.get("article").asString()).isEqualTo("5.2.2");
  }
}
