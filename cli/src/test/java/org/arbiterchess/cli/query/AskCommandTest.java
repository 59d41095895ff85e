package org.arbiterchess.cli.query;

import static org.arbiterchess.cli.CommandRun.arbiter;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.arbiterchess.cli.CommandRun;
import org.arbiterchess.officiating.cases.Fact;
import org.arbiterchess.officiating.cases.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the human-readable answers that {@code ask} prints. */
class AskCommandTest {

  private static final String QUEEN_AGAINST_KING = "8/8/3k4/1q6/8/8/8/6K1 b - - 0 60";
  private static final String PINNED_KNIGHT = "4k3/4n3/2p5/3P4/8/8/8/4RK2 b - - 0 30";

  static List<String> questions() {
    return Question.Kind.words();
  }

  private static CommandRun ask(String... args) {
    List<String> words = new ArrayList<>(List.of("ask"));
    words.addAll(Arrays.asList(args));
    return arbiter(words.toArray(new String[0]));
  }

  @Test
  void a_flag_against_a_bare_king_draws() {
    CommandRun ran = ask("flag", QUEEN_AGAINST_KING, "--fallen", "black");

    assertThat(ran.exitCode()).isZero();
    assertThat(ran.err()).isEmpty();
    assertThat(ran.out())
        .isEqualTo(
            """
            8  ·  ·  ·  ·  ·  ·  ·  ·
            7  ·  ·  ·  ·  ·  ·  ·  ·
            6  ·  ·  ·  ♚  ·  ·  ·  ·
            5  ·  ♛  ·  ·  ·  ·  ·  ·
            4  ·  ·  ·  ·  ·  ·  ·  ·
            3  ·  ·  ·  ·  ·  ·  ·  ·
            2  ·  ·  ·  ·  ·  ·  ·  ·
            1  ·  ·  ·  ·  ·  ·  ♔  ·
               a  b  c  d  e  f  g  h

            Draw.
            Black's flag has fallen, but White could never checkmate: the game is drawn (6.9).
            White has only a king, and a lone king cannot checkmate.

            Board:      leave the position as it is
            Clocks:     stop both
            Scoresheet: ½–½, signed by both players (8.7)
            Not said:   the time control (taken as standard)
            Articles:   6.9
            """);
  }

  @Test
  void an_illegal_move_is_marked_with_what_forbids_it() {
    CommandRun ran =
        ask("illegal", PINNED_KNIGHT, "--move", "Nxd5", "--pressed", "--control", "15+10");

    assertThat(ran.exitCode()).isZero();
    assertThat(ran.out())
        .isEqualTo(
            """
            8  ·  ·  ·  · *♚* ·  ·  ·
            7  ·  ·  ·  · (♞) ·  ·  ·
            6  ·  ·  ♟  ·  ·  ·  ·  ·
            5  ·  ·  · >♙< ·  ·  ·  ·
            4  ·  ·  ·  ·  ·  ·  ·  ·
            3  ·  ·  ·  ·  ·  ·  ·  ·
            2  ·  ·  ·  ·  ·  ·  ·  ·
            1  ·  ·  ·  · [♖] ♔  ·  ·
               a  b  c  d  e  f  g  h

            The game goes on.
            Black's knight on e7 is pinned to the king on e8 by the rook on e1 (3.9.2).
            An illegal move was completed, so the previous position is restored (7.5.1).
            White gets one extra minute (A.3).
            Black's clock runs again, and any time gained by pressing it is removed.
            Of the pieces that Black touched, the pawn on d5 is the first that can be captured: \
            Black must capture it (4.3.3).

            Board:         restore the position before the illegal move
            Clocks:        Black's clock runs
            Added time:    give White one extra minute
            Allowed moves: cxd5
            Not said:      whether an arbiter watches every game (taken as yes), \
            earlier irregularities (taken as none)
            Articles:      7.5.1, 3.9.2, 7.5.5, A.3, 4.3.3
            """);
  }

  @Test
  void an_illegal_position_is_shown_with_the_king_in_check() {
    String[] question = {"illegalposition", "4k3/8/8/8/8/8/4R3/4K3 w - - 0 30"};
    assertThat(ask(question).out())
        .contains("8  ·  ·  ·  · *♚* ·  ·  ·", "Black left Black's own king in check", "(7.5.1)")
        .contains("give White two extra minutes");
    assertThat(arbiter("fen", question[1]).exitCode()).isEqualTo(1);
    assertThat(ask("dead", question[1]).exitCode()).isEqualTo(2);
  }

  @Test
  void touched_pieces_are_marked() {
    CommandRun ran = ask("touched", "--ascii", "--moves", "1. e4 e5", "--touched", "G1, e5");

    assertThat(ran.out())
        .contains("5  .  .  .  . {p} .  .  .\n", "1  R  N  B  Q  K  B {N} R\n")
        .contains("The game goes on.\n", "(4.3.3).\n", "Ne2, Nf3, Nh3\n");
  }

  @Test
  void a_claim_names_the_moves_after_which_the_position_occurred() {
    CommandRun ran =
        ask(
            "claim",
            "--kind",
            "threefold",
            "--moves",
            "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1",
            "--named",
            "Ng8");

    assertThat(ran.exitCode()).isZero();
    assertThat(ran.out())
        .contains("Draw.\n", "(9.2.1).\n")
        .contains("Occurred after: the start, 2... Ng8, 4... Ng8\n")
        .contains("Articles:       9.2.1, 9.5.2\n");
    assertThat(ask("claim", "--kind", "fifty").out())
        .contains("The game goes on.\n", "Black gets two extra minutes (9.5.3).\n")
        .doesNotContain("Occurred");
  }

  @Test
  void what_is_left_to_the_arbiter_is_a_list_of_options() {
    assertThat(ask("hands", "--how", "hit-clock", "--by", "White").out())
        .startsWith("The arbiter decides.\n")
        .contains(
            """

            Options:
            - warn the player (12.9.1)
            - give the opponent more time (12.9.2)
            - take time off the player's clock (12.9.3)
            """);
  }

  @Test
  void a_german_gets_a_german_sheet() {
    assertThat(ask("flag", QUEEN_AGAINST_KING, "--fallen", "black", "--lang", "de").out())
        .contains("\nRemis.\n", "(6.9).\n", "Brett:", "Uhren:", "Artikel:");
    assertThat(ask("illegal", "--move", "e2e5", "--lang", "de").err())
        .endsWith(" Antworte mit --pressed oder --no-pressed.\n");
    assertThat(ask("touched", "--touched", "e9", "--lang", "de").err())
        .isEqualTo("arbiter: --touched ist „e9“; erlaubt ist ein Feld wie e4.\n");
    assertThat(ask("flog", "--lang", "de").err()).startsWith("arbiter: Unbekannte Frage: flog.");
  }

  @Test
  void without_a_question_the_questions_are_listed() {
    CommandRun ran = ask();

    assertThat(ran.exitCode()).isZero();
    assertThat(ran.err()).isEmpty();
    for (String question : questions()) {
      assertThat(ran.out()).containsPattern("\n  " + question + " +[A-Z]");
    }
    assertThat(ran.out()).isEqualTo(ask("--help").out());
  }

  @ParameterizedTest
  @MethodSource("questions")
  void the_help_of_a_question_has_its_options_and_examples_that_work(String question) {
    CommandRun ran = ask(question, "--help");

    assertThat(ran.exitCode()).isZero();
    assertThat(ran.out()).startsWith("Usage: arbiter ask " + question + " ");
    assertThat(ran.out().lines()).allMatch(line -> line.length() <= 80);
    for (Fact<?> fact : Question.Kind.of(question).orElseThrow().facts()) {
      String name = QuestionOption.of(fact).name().substring(2);
      assertThat(ran.out()).contains(fact.key().equals("fen") ? "[FEN...]" : name);
    }
    String examples = ran.out().substring(ran.out().indexOf("Examples:\n") + 10);
    for (String example : examples.replace("\n    ", " ").lines().toList()) {
      assertThat(example).startsWith("  arbiter ask " + question);
      CommandRun answered = arbiter(shellWords(example.strip().substring("arbiter ".length())));
      assertThat(answered.err()).as(example).isEmpty();
      assertThat(answered.out()).as(example).contains("\nArticles:");
    }
  }

  private static String[] shellWords(String command) {
    List<String> words = new ArrayList<>();
    String[] parts = command.split("\"", -1);
    for (int i = 0; i < parts.length; i++) {
      if (i % 2 == 1) {
        words.add(parts[i]);
      } else {
        words.addAll(List.of(parts[i].strip().split(" +", -1)));
      }
    }
    words.removeIf(String::isEmpty);
    return words.toArray(new String[0]);
  }

  @Test
  void the_options_of_other_questions_are_unknown() {
    CommandRun ran = ask("flag", "--touched", "e4");

    assertThat(ran.exitCode()).isEqualTo(2);
    assertThat(ran.err()).contains("--touched", "Try: arbiter ask flag --help");
    assertThat(ask("late", "--help").out()).doesNotContain("--fallen", "FEN");
  }

  @Test
  void an_unknown_question_is_told() {
    CommandRun ran = ask("flog");

    assertThat(ran.exitCode()).isEqualTo(2);
    assertThat(ran.err())
        .isEqualTo(
            "arbiter: Unknown question: flog.\nDid you mean flag?\nTry: arbiter ask --help\n");
    assertThat(ask("--json").json().get("error").asString()).isEqualTo("\"question\" is missing.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "flag~Whose flag fell? If both are down, say so."
            + " Answer with --fallen white or --fallen black.",
        "illegal --move e2e5~Was the clock pressed after the move?"
            + " Answer with --pressed or --no-pressed.",
        "touched~Which pieces were touched, and in what order? Answer with --touched SQUARES.",
        "claim~The question needs \"kind\". Answer with --kind threefold-repetition|fifty-moves.",
        "touched --touched e4~--touched: There is no piece on e4.",
        "touched --touched e4,z9~--touched is \"z9\"; it must be a square such as e4.",
        "flag --fallen grey~--fallen is \"grey\"; it must be white or black.",
        "claim --kind fivefold~--kind is \"fivefold\"; it must be threefold-repetition or"
            + " fifty-moves.",
        "flag --fallen white --control 40/120:60~How many moves had that player completed when the"
            + " flag fell? If it cannot be proved, say so. Answer with --completed N or --completed"
            + " unknown.",
        "flag --fallen white --control 40/120:60 --completed many"
            + "~--completed is \"many\"; it must be N or unknown.",
        "late --black 20 --default-time 30 --control 15+10~Whose clock ran: how many minutes after"
            + " the start did White first press the clock, if at all? Answer with --white-pressed"
            + " MINUTES or --white-pressed never.",
        "illegal --move e2e5 --pressed --irregularities -1"
            + "~--irregularities is -1; it must be from 0 to 100000.",
        "illegal --move e2e5 --pressed --irregularities x"
            + "~Invalid value for --irregularities: \"x\"",
        "illegal --move e2e5 --pressed --control soon~--control: Write it like this: 5+3.",
      })
  void a_missing_or_unusable_fact_is_named_by_its_option(String args, String expected) {
    CommandRun ran = ask(args.split(" ", -1));

    assertThat(ran.exitCode()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err().lines().findFirst().orElseThrow()).isEqualTo("arbiter: " + expected);
  }

  @Test
  void a_position_that_cannot_be_read_is_told_like_everywhere() {
    assertThat(ask("dead", "8/8", "w").err())
        .isEqualTo(arbiter("moves", "8/8", "w").err())
        .startsWith("arbiter: This FEN is not valid: ");
  }

  @Test
  void json_stands_before_or_after_the_question() {
    String answer = ask("flag", QUEEN_AGAINST_KING, "--fallen", "black", "--json").out();

    assertThat(answer).startsWith("{\"result\":\"draw\",\"proof\":");
    assertThat(ask("--json", "flag", QUEEN_AGAINST_KING, "--fallen", "BLACK").out())
        .isEqualTo(answer);
    assertThat(ask("--json", "flag").json().get("error").asString()).startsWith("Whose flag fell?");
    assertThat(ask("--json", "flag").exitCode()).isEqualTo(2);
    assertThat(
            CommandRun.reading(
                    "{\"question\":\"flag\",\"fallen\":\"black\",\"fen\":\""
                        + QUEEN_AGAINST_KING
                        + "\"}",
                    "ask",
                    "--json",
                    "-")
                .out())
        .isEqualTo(answer);
  }

  @ParameterizedTest
  @CsvSource({
    "threefold,THREEFOLD_REPETITION",
    "Threefold-Repetition,THREEFOLD_REPETITION",
    "FIFTY_MOVES,FIFTY_MOVES",
    "fifty,FIFTY_MOVES",
  })
  void words_are_read_in_any_spelling(String word, String kind) {
    String line = "{\"question\":\"claim\",\"moves\":\"e4\",\"kind\":\"" + kind + "\"}";
    assertThat(ask("claim", "--moves", "e4", "--kind", word, "--json").out())
        .isEqualTo(CommandRun.reading(line, "ask", "--json", "-").out());
  }

  @Test
  void the_fen_needs_no_quotes_and_no_means_no() {
    assertThat(
            ask(
                    "touched",
                    "4k3/8/8/8/8/8/8/1R2K2R",
                    "w",
                    "HB",
                    "-",
                    "0",
                    "1",
                    "--chess960",
                    "--touched",
                    "e1,b1",
                    "--json")
                .json()
                .get("allowed")
                .toString())
        .isEqualTo("[\"e1b1\"]");
    assertThat(ask("illegal", "startpos", "--move", "e2e5", "--no-pressed", "--json").out())
        .contains("\"restored\":false", "\"add\":{\"white\":0,\"black\":0}");
    assertThat(
            ask(
                    "illegal",
                    "--move",
                    "e2e5",
                    "--pressed",
                    "--replied",
                    "--unsupervised",
                    "--control",
                    "3+2",
                    "--json")
                .out())
        .contains("\"restored\":false", "A.5.2");
  }

  @ParameterizedTest
  @MethodSource("questions")
  void the_documentation_lists_every_key_of_a_question(String question) throws Exception {
    String row =
        Files.readAllLines(Path.of("../docs/cli.md")).stream()
            .filter(line -> line.startsWith("| `" + question + "` |"))
            .findFirst()
            .orElse("`dead` has no further keys");
    List<String> keys = new ArrayList<>(Question.Kind.of(question).orElseThrow().keys());
    keys.removeAll(List.of("fen", "moves", "chess960", "control", "supervised"));

    assertThat(keys).allSatisfy(key -> assertThat(row).contains("`" + key + "`"));
  }

  @ParameterizedTest
  @CsvSource({
    "5rk1/8/8/8/8/8/8/1K6 b - - 0 1, Kf8, king on g8",
    "1k6/8/8/8/8/8/8/5RK1 w - - 0 1, Kf1, king on g1",
  })
  void a_king_on_its_own_rook_is_not_castling_if_the_letter_names_it(
      String fen, String move, String king) {
    CommandRun ran = ask("illegal", fen, "--move", move, "--pressed");

    assertThat(ran.out()).contains(king, "own rook stands there").doesNotContain("castle");
  }
}
