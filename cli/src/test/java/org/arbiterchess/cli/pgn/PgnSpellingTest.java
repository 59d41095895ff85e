package org.arbiterchess.cli.pgn;

import static org.arbiterchess.cli.CommandRun.reading;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.arbiterchess.cli.CommandRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests what {@code --fix} leaves as it is written, and what {@code --normalise} changes. */
class PgnSpellingTest {

  private static final String ROSTER =
      """
      [Event "?"]
      [Site "?"]
      [Date "????.??.??"]
      [Round "?"]
      [White "Ann"]
      [Black "Ben"]
      """;

  private static final String CHESS960 =
      ROSTER
          + """
          [Result "1/2"]
          [FEN "nrbbqnkr/pppppppp/8/8/8/8/PPPPPPPP/NRBBQNKR w HBhb - 0 0"]
          [SetUp "1"]
          [Variant "fischerandom"]

          1. f4 d5 1/2

          """;

  private static final String INITIAL =
      ROSTER
          + """
          [Result "0-1"]
          [FEN "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"]
          [SetUp "1"]

          1. f3 e5 2. g4 Qh4# 0-1

          """;

  private static String written(String text, String... options) {
    String[] arguments = new String[options.length + 2];
    arguments[0] = "pgn";
    System.arraycopy(options, 0, arguments, 1, options.length);
    arguments[arguments.length - 1] = "-";
    CommandRun ran = reading(text, arguments);
    assertThat(ran.exitCode()).as(ran.err()).isZero();
    return ran.out();
  }

  @ParameterizedTest
  @ValueSource(strings = {CHESS960, INITIAL})
  void what_is_clear_stays_as_it_is(String game) {
    assertThat(written(game, "--fix")).isEqualTo(game);
    assertThat(written(game + game, "--fix", "--threads", "2")).isEqualTo(game + game);
  }

  @Test
  void it_is_normalised_on_request() {
    String plain =
        ROSTER
            + """
            [Result "1/2-1/2"]
            [FEN "nrbbqnkr/pppppppp/8/8/8/8/PPPPPPPP/NRBBQNKR w KQkq - 0 1"]
            [SetUp "1"]
            [Variant "Chess960"]

            1. f4 d5 1/2-1/2

            """;
    assertThat(written(CHESS960, "--normalise")).isEqualTo(plain);
    assertThat(written(CHESS960, "--fix", "--normalise")).isEqualTo(plain);
    assertThat(written(plain, "--normalise")).isEqualTo(plain);
    assertThat(written(INITIAL, "--normalise"))
        .isEqualTo(ROSTER + "[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n");
    assertThat(reading(INITIAL, "pgn", "--json", "--normalise", "-").exitCode()).isEqualTo(2);
  }

  @Test
  void an_open_result_after_the_moves_is_kept_as_a_comment() {
    CommandRun ran = reading("[Result \"1-0\"] 1. e4 e5 *\n", "pgn", "--fix", "-");

    assertThat(ran.out()).contains("[Result \"1-0\"]\n\n1. e4 e5 {*} 1-0\n");
    assertThat(ran.err()).contains("a result that contradicts the Result tag");
    assertThat(written(ran.out(), "--fix")).isEqualTo(ran.out());
  }

  @Test
  void castling_rights_that_cannot_exist_are_dropped_and_kept_as_a_comment() {
    String text =
        "[Variant \"Standard\"]\n[FEN \"rk5r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\"]\n\n1. Kf2 *\n";
    CommandRun ran = reading(text, "pgn", "--fix", "-");

    assertThat(ran.out())
        .contains("[FEN \"rk5r/8/8/8/8/8/8/R3K2R w KQ - 0 1\"]\n")
        .contains("[Variant \"Standard\"]\n")
        .contains("{[FEN \"rk5r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\"]}");
    assertThat(ran.err()).contains("a FEN that had to be corrected (once)");
  }

  @Test
  void games_without_tags_or_results_are_the_same_with_any_number_of_threads() {
    // Long enough for several threads, each of which reads 256 KB at a time.
    String third = "{third" + " game".repeat(200) + "} 1. c4 c5\n\n";
    String games = ("1. e4 e5 2. Nf3\n\n 1. d4 d5\n\n" + third).repeat(1_000);
    String alone = written(games, "--json");

    assertThat(alone.lines()).hasSize(3_000);
    for (String threads : List.of("2", "5")) {
      assertThat(written(games, "--json", "--threads", threads)).isEqualTo(alone);
    }
  }
}
