package org.arbiterchess.cli.pgn;

import static org.arbiterchess.cli.CommandRun.reading;
import static org.assertj.core.api.Assertions.assertThat;

import org.arbiterchess.cli.CommandRun;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Tests {@code pgn --past-illegal}. */
class PgnPastIllegalTest {

  private static final String RUY_LOPEZ =
      """
      [White "Ann"]
      [Result "*"]

      1. e4 e5 2. Nf3 Nc6 3. Kb5 a6 4. Ka4 Nf6 *

      [White "Ben"]
      [Result "1-0"]

      1. e4 d5 2. d5 Qxd5 3. Nc3 Qa5 1-0

      [White "Cat"]
      [Result "*"]

      1. e4 e5 2. Ne6 Nc6 *
      """;

  @Test
  void each_illegal_move_is_told_with_its_ruling_and_what_was_perhaps_meant() {
    CommandRun ran = reading(RUY_LOPEZ, "pgn", "--past-illegal", "-");

    assertThat(ran.exitCode()).isEqualTo(1);
    assertThat(ran.out())
        .contains("\n3 errors:\n")
        .contains(
            "  line 4:24: Kb5 is not allowed. Your king can't reach b5 (3.8.1). 3 half-moves"
                + " follow. No single slip explains this move.\n")
        .contains("3 half-moves follow. Perhaps exd5 was meant.\n")
        .contains(
            "(3.6). It is not clear which piece moved, so the rest of the game was not read. No"
                + " single slip explains this move.\n");
    assertThat(reading(RUY_LOPEZ, "pgn", "-").out()).doesNotContain("follow", "Perhaps");
  }

  @Test
  void a_second_illegal_move_is_an_error_of_its_own() {
    CommandRun ran = reading("1. e4 e5 2. Qd6 Bxd6 3. Kxe5 Nf6 *", "pgn", "--past-illegal", "-");

    assertThat(ran.out())
        .contains("\n2 errors:\n", "Qd6 is not allowed.")
        .contains("  line 1:25: 3. Kxe5: Your king can't reach e5 (3.8.1). 1 half-move follows.\n");
  }

  @Test
  void german_sentences() {
    assertThat(reading(RUY_LOPEZ, "pgn", "--past-illegal", "--lang", "de", "-").out())
        .contains("Danach folgen 3 Halbzüge. Gemeint war vielleicht exd5.")
        .contains("Welche Figur gezogen hat, ist nicht klar; der Rest wurde nicht gelesen.");
  }

  @Test
  void json_lists_the_illegal_moves_with_corrections() {
    CommandRun ran = reading(RUY_LOPEZ, "pgn", "--past-illegal", "--json", "-");
    JsonNode game = CommandRun.parse(ran.lines().get(1));
    JsonNode report = game.get("illegalMoves").get(0);

    assertThat(game.get("plies").asInt()).isEqualTo(2);
    assertThat(report.toString())
        .isEqualTo(
            "{\"line\":9,\"column\":13,\"ply\":3,\"number\":2,\"by\":\"white\",\"found\":\"d5\","
                + "\"reason\":\"PAWN_SHAPE\",\"article\":\"3.7\",\"sentence\":"
                + report.get("sentence")
                + ",\"after\":\"rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2\","
                + "\"pliesAfter\":3,\"corrections\":"
                + "[{\"san\":\"exd5\",\"uci\":\"e4d5\",\"slip\":\"CAPTURE_SIGN\"}]}");
    assertThat(report.get("sentence").asString()).endsWith("(3.7).");
    assertThat(reading(RUY_LOPEZ, "pgn", "--json", "-").out()).doesNotContain("illegalMoves");
    assertThat(reading("1. e4 *", "pgn", "--past-illegal", "--json", "-").out())
        .contains("\"illegalMoves\":[]");
  }

  @Test
  void several_threads_and_fix_report_the_same() {
    String errors = reading(RUY_LOPEZ, "pgn", "--past-illegal", "-").out().split("errors:", 2)[1];

    assertThat(reading(RUY_LOPEZ, "pgn", "--past-illegal", "--threads", "3", "-").out())
        .contains(errors);
    assertThat(reading(RUY_LOPEZ, "pgn", "--past-illegal", "--fix", "-").err()).contains(errors);
  }
}
