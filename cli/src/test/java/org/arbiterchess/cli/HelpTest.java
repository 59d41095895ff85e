package org.arbiterchess.cli;

import static java.util.stream.Collectors.toSet;
import static org.arbiterchess.cli.CommandRun.arbiter;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.stream.Stream;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.language.Texts;
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
        "completion"
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

  /** An address that is broken across lines cannot be copied. */
  @ParameterizedTest
  @ValueSource(strings = {"en", "de"})
  void no_address_is_broken_across_lines(String code) {
    ResourceBundle texts = Commands.help(Texts.of(code).orElseThrow());
    Set<String> addresses =
        texts.keySet().stream().flatMap(key -> addresses(texts.getString(key))).collect(toSet());
    List<String> shown = new ArrayList<>();
    for (String command : commands()) {
      addresses(arbiter(command, "--help", "--lang", code).out()).forEach(shown::add);
    }

    assertThat(shown).isNotEmpty().isSubsetOf(addresses);
  }

  private static Set<String> commands() {
    OutputStream nowhere = OutputStream.nullOutputStream();
    Terminal terminal = Terminal.of(InputStream.nullInputStream(), nowhere, nowhere);
    return Commands.all(terminal).getSubcommands().keySet();
  }

  private static Stream<String> addresses(String text) {
    return Stream.of(text.split("\\s|%n", -1))
        .filter(word -> word.contains("//"))
        .map(word -> word.replaceFirst("[.,;:]$", ""));
  }
}
