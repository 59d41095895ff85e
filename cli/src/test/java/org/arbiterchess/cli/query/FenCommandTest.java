package org.arbiterchess.cli.query;

import static org.arbiterchess.cli.CommandRun.arbiter;
import static org.assertj.core.api.Assertions.assertThat;

import org.arbiterchess.cli.CommandRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class FenCommandTest {

  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

  @Test
  void a_position_is_valid() {
    CommandRun ran = arbiter("fen", START, "--json");

    assertThat(ran.exitCode()).isZero();
    assertThat(ran.out()).isEqualTo("{\"valid\":true,\"fen\":\"" + START + "\",\"notes\":[]}\n");
    assertThat(arbiter("fen", "startpos", "--json")).isEqualTo(ran);
  }

  @Test
  void four_fields_are_enough() {
    assertThat(arbiter("fen", "4k3/8/8/8/8/8/8/4K3 w - -", "--json").json().get("fen").asString())
        .isEqualTo("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
  }

  @Test
  void all_problems_come_at_once_each_with_its_place() {
    CommandRun ran = arbiter("fen", "4k3/8/8/8/8/8/8/4K2R x K - 0 0", "--json");

    assertThat(ran.exitCode()).isEqualTo(1);
    JsonNode problems = ran.json().get("problems");
    assertThat(ran.json().propertyNames()).containsExactly("valid", "problems");
    assertThat(problems.get(0).propertyNames())
        .containsExactly("field", "offset", "found", "expected");
    assertThat(problems.get(0).get("field").asString()).isEqualTo("turn");
    assertThat(problems.get(0).get("offset").asInt()).isEqualTo(21);
    assertThat(problems.get(1).get("field").asString()).isEqualTo("fullmoveNumber");
    assertThat(problems.size()).isEqualTo(2);
  }

  @Test
  void people_see_where_the_problems_are() {
    assertThat(arbiter("fen", "4k3/8/8/8/8/8/8/4K2R x K - 0 0").out())
        .startsWith(
            """
            This position cannot be played:
              4k3/8/8/8/8/8/8/4K2R x K - 0 0
                                   ^       ^
            - turn at offset 21: found x, expected w or b
            """);
  }

  @Test
  void what_is_odd_is_noted_and_not_refused() {
    CommandRun ran = arbiter("fen", "4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1", "--json");

    assertThat(ran.exitCode()).isZero();
    assertThat(ran.json().get("notes").get(0).asString()).contains("9 pawns");
    assertThat(arbiter("fen", "4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1").out()).contains("9 pawns");
  }

  @Test
  void lenient_reading_takes_the_placement_alone_and_says_what_it_forgave() {
    CommandRun ran = arbiter("fen", "--lenient", "4k3/8/8/8/8/8/8/4K2R", "--json");

    assertThat(ran.exitCode()).isZero();
    assertThat(ran.json().propertyNames()).containsExactly("valid", "fen", "notes", "forgiven");
    assertThat(ran.json().get("fen").asString()).isEqualTo("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    assertThat(ran.json().get("forgiven").toString()).contains("castling rights");
    assertThat(arbiter("fen", "4k3/8/8/8/8/8/8/4K2R").exitCode()).isEqualTo(1);
  }

  @Test
  void a_position_without_anything_to_forgive_says_so_too() {
    assertThat(arbiter("fen", "--lenient", START, "--json").json().get("forgiven")).isEmpty();
  }

  @Test
  void chess960_is_written_with_letters_of_sides_or_of_files() {
    String shredder = "1r2k2r/8/8/8/8/8/8/1R2K2R w HBhb - 0 1";
    String xfen = "1r2k2r/8/8/8/8/8/8/1R2K2R w KQkq - 0 1";

    assertThat(arbiter("fen", "--chess960", shredder, "--json").json().get("fen").asString())
        .isEqualTo(xfen);
    assertThat(
            arbiter("fen", "--chess960", "--shredder", xfen, "--json").json().get("fen").asString())
        .isEqualTo(shredder);
    assertThat(arbiter("fen", shredder).out()).containsIgnoringCase("chess960");
  }

  @Test
  void what_a_screen_would_obey_is_not_shown() {
    assertThat(arbiter("fen", "\u001b[2J w - - 0 1").out()).doesNotContain("\u001b");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "fen %s",
        "rule %s e4",
        "moves %s",
        "game --fen %s e4",
        "winnable %s",
        "winnable %s white",
        "perft 1 --fen %s",
        "svg %s --rule e4",
        "ask touched %s --touched e2",
      })
  void a_bare_placement_is_answered_with_the_command_that_completes_it(String words) {
    String placement = START.substring(0, START.indexOf(' '));
    CommandRun ran = arbiter(words.formatted(placement).split(" ", -1));
    String command = "arbiter fen --lenient \"" + placement + "\"\n";

    assertThat(ran.exitCode()).isEqualTo(words.startsWith("fen") ? 1 : 2);
    assertThat(ran.out() + ran.err()).endsWith("type: " + command);
    String[] german = (words.formatted(placement) + " --lang de").split(" ", -1);
    assertThat(arbiter(german).out() + arbiter(german).err()).endsWith("mit: " + command);
    assertThat(arbiter("fen", "--lenient", placement).exitCode()).isZero();
  }

  @Test
  void what_cannot_be_completed_is_not_answered_with_a_command() {
    assertThat(arbiter("moves", "8/8/8/3q4/8/8/8/8").err()).doesNotContain("--lenient");
    assertThat(arbiter("fen", "8/8/8/3q4/8/8/8/8").out()).doesNotContain("--lenient");
  }
}
