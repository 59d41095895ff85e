package org.arbiterchess.cli;

import static org.arbiterchess.cli.CommandRun.arbiter;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HelpTest {

  @Test
  void the_program_lists_its_commands() {
    CommandRun ran = arbiter("--help");

    assertThat(ran.exitCode()).isZero();
    assertThat(ran.err()).isEmpty();
    assertThat(ran.out())
        .contains(
            "  rule ",
            "  moves ",
            "  game ",
            "  fen ",
            "  pgn ",
            "  winnable ",
            "  ask ",
            "  svg ",
            "  perft ",
            "  play ",
            "  serve ",
            "  export ",
            "  import ",
            "  archive ",
            "  backup ",
            "  completion ",
            "  man ",
            "Exit codes");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "rule",
        "moves",
        "game",
        "fen",
        "pgn",
        "winnable",
        "ask",
        "svg",
        "perft",
        "play",
        "serve",
        "export",
        "import",
        "archive",
        "backup",
        "completion",
        "man"
      })
  void every_command_has_help_with_examples(String command) {
    CommandRun ran = arbiter(command, "--help");

    assertThat(ran.exitCode()).isZero();
    assertThat(ran.out())
        .contains("Usage: arbiter " + command, "Examples:", "  arbiter " + command);
    assertThat(ran.out().lines()).allMatch(line -> line.length() <= 80);
    assertThat(arbiter("help", command).out()).isEqualTo(ran.out());
  }

  @Test
  void without_a_command_the_program_lists_its_commands_too() {
    CommandRun ran = arbiter();

    assertThat(ran.exitCode()).isZero();
    assertThat(ran.err()).isEmpty();
    assertThat(ran.out()).contains("  rule ", "  play ").isEqualTo(arbiter("--help").out());
  }

  @Test
  void an_unknown_option_is_told_on_standard_error_even_with_json() {
    CommandRun ran = arbiter("rule", "e4", "--json", "--chess690");

    assertThat(ran.exitCode()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).contains("--chess690", "--chess960", "Try: arbiter rule --help");
  }

  @Test
  void a_missing_argument_is_told() {
    assertThat(arbiter("rule").exitCode()).isEqualTo(2);
    assertThat(arbiter("fen").exitCode()).isEqualTo(2);
    assertThat(arbiter("perft").err()).contains("--depth");
  }

  @Test
  void the_version_is_told() {
    assertThat(arbiter("--version").out()).startsWith("arbiter ").hasLineCount(1);
    assertThat(arbiter("rule", "--version").out()).isEqualTo(arbiter("--version").out());
  }
}
