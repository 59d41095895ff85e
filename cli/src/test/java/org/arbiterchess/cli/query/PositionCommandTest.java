package org.arbiterchess.cli.query;

import static org.arbiterchess.cli.CommandRun.arbiter;
import static org.arbiterchess.cli.CommandRun.reading;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.cli.CommandRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests that every command takes a position in the same ways, and reads and writes its language.
 */
class PositionCommandTest {

  private static final String FEN = "4k3/8/8/8/8/5N2/8/4K2R w K - 0 1";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "rule ? Nd4 --json",
        "moves ? --json",
        "fen ? --json",
        "winnable ? white --json",
        "svg ?",
        "ask dead ? --json",
        "ask flag ? --fallen black --json",
      })
  void a_position_is_an_argument_or_an_option_but_not_both(String command) {
    List<String> quoted = new ArrayList<>();
    List<String> words = new ArrayList<>();
    List<String> option = new ArrayList<>();
    for (String word : command.split(" ", -1)) {
      boolean here = word.equals("?");
      quoted.addAll(here ? List.of(FEN) : List.of(word));
      words.addAll(here ? List.of(FEN.split(" ", -1)) : List.of(word));
      option.addAll(here ? List.of("--fen", FEN) : List.of(word));
    }
    CommandRun ran = run(quoted);

    assertThat(ran.exitCode()).as(ran.toString()).isZero();
    assertThat(run(words)).isEqualTo(ran);
    assertThat(run(option)).isEqualTo(ran);
    quoted.addAll(List.of("--fen", FEN));
    assertThat(run(quoted).exitCode()).isEqualTo(2);
    assertThat(run(quoted).toString()).contains("either as an argument or with --fen");
  }

  private static CommandRun run(List<String> words) {
    return arbiter(words.toArray(new String[0]));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "rule Nf6",
        "moves",
        "game",
        "fen startpos",
        "winnable startpos white --mode quick",
        "svg",
        "ask dead",
      })
  void moves_are_played_first_in_every_command(String command) {
    List<String> words = new ArrayList<>(List.of(command.split(" ", -1)));
    words.addAll(List.of("--moves", "1. d4"));
    CommandRun ran = run(words);

    assertThat(ran.exitCode()).as(ran.toString()).isNotEqualTo(2);
    words.set(words.size() - 1, "1. d5");
    assertThat(run(words).toString()).contains("d5");
    assertThat(run(words).exitCode()).isIn(1, 2);
  }

  @Test
  void perft_counts_after_moves_too() {
    assertThat(arbiter("perft", "1", "--moves", "f3 e5 g4 Qh4").out()).startsWith("0 nodes");
  }

  @Test
  void every_filter_reads_moves() {
    String line = "{\"fen\":\"4k3/8/8/8/8/8/8/4K2R w K - 0 1\",\"moves\":\"0-0 Ke7\"}";

    assertThat(reading(line, "fen", "--json", "-").out())
        .contains("8/4k3/8/8/8/8/8/5RK1 w - - 2 2");
    assertThat(reading(line, "winnable", "--json", "-").out()).contains("\"black\":{\"answer\"");
  }

  @ParameterizedTest
  @CsvSource({
    "rule Sf3, Sf3 ist",
    "rule Nf3, Sf3 ist",
    "moves, Sa3 Sc3",
    "game Sf3 Sf6 Sg1 Sg8 Sf3 Sf6 Sg1, Sg8",
    "svg --rule Sf3, Sf3 ist",
    "ask illegal --move Sf3 --pressed, Sf3",
    "ask claim --moves Sf3 --kind fifty --named Sf6, Sf6",
  })
  void moves_have_the_letters_of_the_language(String command, String expected) {
    CommandRun ran = run(List.of(("--lang de " + command).split(" ", -1)));

    assertThat(ran.out()).as(ran.toString()).contains(expected).doesNotContain("Nf3", "Nf6");
  }

  @Test
  void json_has_english_letters_whatever_the_language() {
    assertThat(arbiter("rule", "Nf3", "--json", "--lang", "de").out()).contains("\"san\":\"Nf3\"");
    assertThat(arbiter("game", "Nf3", "--json", "--lang", "de").out())
        .contains("{\"san\":\"Nf3\",\"uci\":\"g1f3\"}");
  }
}
