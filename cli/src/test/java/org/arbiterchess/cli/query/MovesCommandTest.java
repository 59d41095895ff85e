package org.arbiterchess.cli.query;

import static org.arbiterchess.cli.CommandRun.arbiter;
import static org.arbiterchess.cli.CommandRun.reading;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.cli.CommandRun;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class MovesCommandTest {

  @Test
  void the_one_way_out_of_check_is_listed_with_what_comes_of_it() {
    CommandRun ran = arbiter("moves", "7k/8/8/8/8/8/q7/1K6 w - - 0 1", "--json");

    assertThat(ran.exitCode()).isZero();
    assertThat(ran.out())
        .isEqualTo(
            "{\"fen\":\"7k/8/8/8/8/8/q7/1K6 w - - 0"
                + " 1\",\"check\":true,\"moves\":[{\"uci\":\"b1a2\",\"san\":\"Kxa2\",\"fen\":\"7k/8/8/8/8/8/K7/8"
                + " b - - 0 1\"},{\"uci\":\"b1c1\",\"san\":\"Kc1\",\"fen\":\"7k/8/8/8/8/8/q7/2K5 b"
                + " - - 1 1\"}]}\n");
  }

  @Test
  void the_starting_position_has_twenty_moves_in_the_order_of_their_text() {
    List<String> ucis = new ArrayList<>();
    for (JsonNode move : arbiter("moves", "--json").json().get("moves")) {
      ucis.add(move.get("uci").asString());
    }

    assertThat(ucis).hasSize(20).isSorted().contains("a2a3", "g1f3", "h2h4");
  }

  @Test
  void people_read_them_under_the_board() {
    assertThat(arbiter("moves", "7k/8/8/8/8/8/q7/1K6 w - - 0 1").out())
        .contains("2 [♛] ·")
        .endsWith("\nWhite to move, in check, with 2 legal moves:\nKxa2 Kc1\n");
  }

  @Test
  void nobody_moves_in_mate_or_stalemate() {
    assertThat(arbiter("moves", "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1").out())
        .endsWith("Checkmate: White wins (5.1.1).\n");
    assertThat(arbiter("moves", "7k/8/5KQ1/8/8/8/8/8 b - - 0 1").out())
        .contains("Stalemate: Black has no legal move");
    assertThat(arbiter("moves", "7k/8/5KQ1/8/8/8/8/8 b - - 0 1", "--json").json().get("moves"))
        .isEmpty();
  }

  @Test
  void the_en_passant_square_is_left_out_where_nothing_can_take_there_if_asked() {
    String fen = "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1";

    assertThat(arbiter("moves", fen, "--json").json().get("fen").asString()).isEqualTo(fen);
    assertThat(arbiter("moves", fen, "--json", "--legal-ep").json().get("fen").asString())
        .isEqualTo("4k3/8/8/8/4P3/8/8/4K3 b - - 0 1");
  }

  @Test
  void moves_can_be_played_first() {
    CommandRun ran = arbiter("moves", "--moves", "1. e4 e5 2. Ke2 Ke7", "--json");

    assertThat(ran.json().get("fen").asString())
        .isEqualTo("rnbq1bnr/ppppkppp/8/4p3/4P3/8/PPPPKPPP/RNBQ1BNR w - - 2 3");
    assertThat(ran.json().get("moves").size()).isEqualTo(23);
    assertThat(arbiter("moves", "--moves", "f3 e5 g4 Qh4").out())
        .endsWith("Checkmate: Black wins (5.1.1).\n");
    assertThat(arbiter("moves", "7k/8/8/8/8/8/q7/1K6 w - - 0 1", "--moves", "Kxa2").out())
        .endsWith("\nBlack to move, with 3 legal moves:\nKg7 Kg8 Kh7\n");
  }

  @Test
  void moves_that_cannot_be_played_are_bad_input() {
    CommandRun ran = arbiter("moves", "--moves", "e4 e5 Ke3");

    assertThat(ran.exitCode()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err())
        .isEqualTo(
            "arbiter: The moves cannot be played: ply 3, \"Ke3\", is not allowed."
                + " Your king can't reach e3 (3.8.1).\n");
  }

  @Test
  void a_line_of_the_filter_may_have_moves_too() {
    CommandRun ran =
        reading(
            "{\"moves\":\"e4\"}\n{}\n{\"moves\":null}\n", "moves", "--moves", "d4", "--json", "-");

    assertThat(ran.lines().get(0)).contains("/4P3/8/PPPP1PPP/");
    assertThat(ran.lines().get(1)).contains("/3P4/8/PPP1PPPP/");
    assertThat(ran.lines().get(2)).contains("/8/8/PPPPPPPP/");
  }
}
