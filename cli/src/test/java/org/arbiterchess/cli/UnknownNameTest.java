package org.arbiterchess.cli;

import static org.arbiterchess.cli.CommandRun.arbiter;
import static org.arbiterchess.cli.CommandRun.reading;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests that unknown commands, questions and options are reported with the same wording everywhere.
 */
class UnknownNameTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "rul e4               | Unknown command: rul.       | Did you mean rule?          |"
            + " arbiter",
        "mvoes                | Unknown command: mvoes.     | Did you mean moves?         |"
            + " arbiter",
        "help rul             | Unknown command: rul.       | Did you mean rule?          |"
            + " arbiter",
        "help ask flog        | Unknown question: flog.     | Did you mean flag?          | arbiter"
            + " ask",
        "ask flog             | Unknown question: flog.     | Did you mean flag?          | arbiter"
            + " ask",
        "--jsn                | Unknown option: --jsn.      |                             |"
            + " arbiter",
        "rule e4 --chess690   | Unknown option: --chess690. | Did you mean --chess960?    | arbiter"
            + " rule",
        "rule e4 --chess690=1 | Unknown option: --chess690=1. | Did you mean --chess960?  | arbiter"
            + " rule",
        "ask flag --fallne w  | Unknown option: --fallne.   | Did you mean --fallen?      | arbiter"
            + " ask flag",
        "perft 2 --dep 3      | Unknown option: --dep.      | Did you mean --depth?       | arbiter"
            + " perft",
        "pgn --fxi            | Unknown option: --fxi.      | Did you mean --fix?         | arbiter"
            + " pgn",
        "fen --lenien         | Unknown option: --lenien.   | Did you mean --lenient?     | arbiter"
            + " fen",
        "perft --jsn          | Unknown option: --jsn.      | Did you mean --json?        | arbiter"
            + " perft",
        "zzzzzz               | Unknown command: zzzzzz.    |                             |"
            + " arbiter",
        "moves -x             | Unknown option: -x.         |                             | arbiter"
            + " moves",
      })
  void is_told_with_what_was_meant_and_where_help_is(
      String words, String error, String suggestion, String command) {
    CommandRun ran = arbiter(words.split(" ", -1));

    assertThat(ran.exitCode()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err())
        .isEqualTo(
            "arbiter: %s\n%sTry: %s --help\n"
                .formatted(error, suggestion == null ? "" : suggestion + "\n", command));
  }

  @Test
  void is_not_told_of_a_known_option_before_a_missing_argument() {
    assertThat(arbiter("pgn", "--fix", "--lang", "en").err()).startsWith("arbiter: Missing: FILE");
    assertThat(arbiter("pgn", "--out=x", "--fix").err()).startsWith("arbiter: Missing: FILE");
  }

  @Test
  void is_told_in_german_too() {
    assertThat(arbiter("rul", "--lang", "de").err())
        .isEqualTo("arbiter: Unbekannter Befehl: rul.\nMeintest du rule?\nHilfe: arbiter --help\n");
    assertThat(arbiter("moves", "--jsno", "--lang", "de").err())
        .startsWith("arbiter: Unbekannte Option: --jsno.\nMeintest du --json?\n");
    assertThat(arbiter("ask", "flog", "--lang", "de").err())
        .startsWith("arbiter: Unbekannte Frage: flog.\nMeintest du flag?\n");
    assertThat(reading("aufgeebn\n", "play", "--words", "--lang", "de").out())
        .contains("Unbekannter Befehl: aufgeebn. Meintest du aufgeben?");
  }

  @Test
  void is_told_in_a_game_too() {
    assertThat(reading("resing\ngood morning\n", "play", "--words").out())
        .contains("Unknown command: resing. Did you mean resign?")
        .contains("Unknown command: good morning. Type a move such as e4 or Nf3, or type")
        .contains("\"help\".");
  }

  @Test
  void is_an_answer_if_json_is_asked_of_a_question() {
    CommandRun ran = arbiter("ask", "flog", "--json");

    assertThat(ran.exitCode()).isEqualTo(2);
    assertThat(ran.json().get("error").asString())
        .isEqualTo("Unknown question: flog. Did you mean flag?");
  }

  @Test
  void help_shows_a_question_too() {
    assertThat(arbiter("help", "ask", "flag").out()).isEqualTo(arbiter("ask", "flag", "-h").out());
    assertThat(arbiter("help").out()).isEqualTo(arbiter().out());
  }
}
