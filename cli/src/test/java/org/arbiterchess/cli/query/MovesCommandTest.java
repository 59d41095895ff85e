package org.arbiterchess.cli.query;

import static org.arbiterchess.cli.CommandRun.arbiter;
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
            "{\"fen\":\"7k/8/8/8/8/8/q7/1K6 w - - 0 1\",\"check\":true,\"moves\":["
                + "{\"uci\":\"b1a2\",\"san\":\"Kxa2\",\"fen\":\"7k/8/8/8/8/8/K7/8 b - - 0 1\"},"
                + "{\"uci\":\"b1c1\",\"san\":\"Kc1\",\"fen\":\"7k/8/8/8/8/8/q7/2K5 b - - 1 1\"}]}\n");
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
        .endsWith("\nWhite to move, in check: 2 legal moves:\nKxa2 Kc1\n");
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
}
