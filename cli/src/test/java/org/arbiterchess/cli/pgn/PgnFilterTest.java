package org.arbiterchess.cli.pgn;

import static org.arbiterchess.cli.CommandRun.reading;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.cli.CommandRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the options of {@code pgn} that select games. */
class PgnFilterTest {

  private static final String GAMES =
      game("1", "Carlsen, Magnus", "Anand, V", "2014.11.23", "2863", "2792", "C67", "1-0", "e4 e5")
          + game("2", "anand, v", "Kramnik, V", "2008.10.??", "2783", "2772", "D49", "0-1", "d4 d5")
          + game("3", "Ann", "Ben", "????.??.??", "", "1500", "", "1/2-1/2", "c4")
          + game("4", "Ben", "Cat", "2008.??.??", "1400", "1450", "B97j", "*", "e4 c5 Nf3")
          + game("5", "Dan", "Eve", "2026.01.02", "1400", "2400", "B23", "1-0", "Nf3 c5 e4");

  private static String game(
      String round,
      String white,
      String black,
      String date,
      String whiteElo,
      String blackElo,
      String eco,
      String result,
      String moves) {
    return "[Round \"%s\"]\n[White \"%s\"]\n[Black \"%s\"]\n[Date \"%s\"]\n"
            .formatted(round, white, black, date)
        + "[WhiteElo \"%s\"]\n[BlackElo \"%s\"]\n[ECO \"%s\"]\n[Result \"%s\"]\n\n%s %s\n\n"
            .formatted(whiteElo, blackElo, eco, result, moves, result);
  }

  private static List<String> rounds(String text, String... options) {
    List<String> arguments = new ArrayList<>(List.of("pgn", "--json"));
    arguments.addAll(List.of(options));
    arguments.add("-");
    CommandRun ran = reading(text, arguments.toArray(String[]::new));
    assertThat(ran.exitCode()).as(ran.err()).isZero();
    return ran.lines().stream()
        .map(line -> CommandRun.parse(line).get("tags").get("Round").asString())
        .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--player ANAND                          | 1 2",
        "--player ben                            | 3 4",
        "--player anand --player kram            | 2",
        "--white anand                           | 2",
        "--black anand                           | 1",
        "--min-elo 2700                          | 1 2",
        "--max-elo 2000                          | 4",
        "--min-elo 1400 --max-elo 2400           | 4 5",
        "--from 2014                             | 1 5",
        "--to 2008.10.15                         | 2 4",
        "--to 2008.09                            | 4",
        "--from 2008-10-31 --to 2014-11          | 1 2 4",
        "--from 2014.11.23 --to 2014.11.23       | 1",
        "--result 1-0                            | 1 5",
        "--result 1/2-1/2 --result *             | 3 4",
        "--eco b9                                | 4",
        "--eco B20-C                             | 1 4 5",
        "--eco C67 --eco D49                     | 1 2",
        "--player ann --result 1-0               | ",
        "--filter Round=5                        | 5",
      })
  void games_are_selected_by_their_tags(String options, String expected) {
    List<String> wanted = expected == null ? List.of() : List.of(expected.split(" ", -1));

    assertThat(rounds(GAMES, options.split(" ", -1))).isEqualTo(wanted);
  }

  @Test
  void a_position_is_found_however_it_was_reached() {
    String sicilian = "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R";

    assertThat(rounds(GAMES, "--position", sicilian)).containsExactly("4", "5");
    assertThat(rounds(GAMES, "--position", sicilian + " b")).containsExactly("4", "5");
    assertThat(rounds(GAMES, "--position", sicilian + " w")).isEmpty();
    assertThat(rounds(GAMES, "--position", sicilian + " b KQkq - 1 2"))
        .as("the en passant square of game 5 does not count, and counters never do")
        .containsExactly("4", "5");
    assertThat(rounds(GAMES, "--position", sicilian + " b Qkq -")).isEmpty();
    assertThat(
            rounds(
                GAMES,
                "--position",
                sicilian,
                "--position",
                "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2"))
        .containsExactly("4");
    assertThat(rounds(GAMES, "--position", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"))
        .as("the starting position is a position of every game")
        .hasSize(5);
    assertThat(rounds(GAMES, "--position", "startpos")).hasSize(5);
  }

  @Test
  void a_legal_en_passant_capture_makes_another_position() {
    String before = "[Round \"1\"]\n\ne4 a6 e5 d5 *\n\n[Round \"2\"]\n\ne4 d6 e5 d5 a3 a6 *\n";
    String placement = "rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq ";

    assertThat(rounds(before, "--position", placement + "d6")).containsExactly("1");
    assertThat(rounds(before, "--position", placement + "-")).isEmpty();
  }

  @Test
  void variations_do_not_count() {
    String text = "[Round \"1\"]\n\n1. e4 (1. d4 d5) e5 *\n";

    assertThat(rounds(text, "--position", "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR"))
        .isEmpty();
  }

  @Test
  void material_is_found_with_either_or_given_colours() {
    String rookEnding = "[FEN \"4k3/4r3/8/8/8/8/4P3/R3K3 w - - 0 1\"]\n";
    String exchange = "[FEN \"r3k3/8/8/8/8/8/P7/R3K3 w - - 0 1\"]\n";
    String text =
        "[Round \"1\"]\n"
            + rookEnding
            + "\nKf2 *\n\n"
            + "[Round \"2\"]\n"
            + exchange
            + "\na4 Rxa4 Rxa4 *\n";

    assertThat(rounds(text, "--material", "KRPvKR")).containsExactly("1", "2");
    assertThat(rounds(text, "--material", "RvRP")).containsExactly("1", "2");
    assertThat(rounds(text, "--material", "KRPvkr")).containsExactly("1", "2");
    assertThat(rounds(text, "--material", "krpvKR")).isEmpty();
    assertThat(rounds(text, "--material", "KRvK")).containsExactly("2");
    assertThat(rounds(text, "--material", "RvR", "--material", "RPvR")).containsExactly("2");
    assertThat(rounds(text, "--material", "KRRvK")).isEmpty();
  }

  @Test
  void every_kind_of_output_contains_only_the_selected_games() {
    CommandRun counted = reading(GAMES, "pgn", "--player", "anand", "-");
    CommandRun fixed = reading(GAMES, "pgn", "--fix", "--player", "anand", "-");

    assertThat(counted.out())
        .startsWith("2 of 5 games match the filters.\n2 games with 4 half-moves, read in ")
        .contains("\nWhite won 1 game and Black won 1 game.\n");
    assertThat(fixed.out()).contains("Carlsen", "Kramnik").doesNotContain("Dan");
    assertThat(fixed.err()).startsWith("2 of 5 games match the filters.\n");
    assertThat(reading(GAMES, "pgn", "--threads", "3", "--eco", "B", "--lang", "de", "-").out())
        .startsWith("2 von 5 Partien entsprechen den Filtern.\n2 Partien mit 6 Halbzügen, gelesen")
        .contains("\nWeiß gewann 1 Partie und 1 Partie hat kein Ergebnis.\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--from     | last      | --from is \"last\"; it must be a year",
        "--to       | 2026.13   | --to is \"2026.13\"",
        "--result   | 2-0       | must be 1-0, 0-1, 1/2-1/2 or *",
        "--eco      | F10       | --eco is \"F10\"",
        "--material | KRP       | as in KRPvKR",
        "--material | KXvK      | as in KRPvKR",
        "--material | krvk      | as in KRPvKR",
        "--position | 8/8 w     | --position is \"8/8 w\", which is not a valid position",
      })
  void a_value_that_makes_no_sense_is_told(String option, String value, String message) {
    CommandRun ran = reading(GAMES, "pgn", option, value, "-");

    assertThat(ran.exitCode()).isEqualTo(2);
    assertThat(ran.err()).contains(message);
  }
}
