package org.arbiterchess.cli.query;

import static org.arbiterchess.cli.query.AskJsonRunner.added;
import static org.arbiterchess.cli.query.AskJsonRunner.ask;
import static org.arbiterchess.cli.query.AskJsonRunner.error;
import static org.arbiterchess.cli.query.AskJsonRunner.firstArticle;
import static org.arbiterchess.cli.query.AskJsonRunner.texts;
import static org.arbiterchess.cli.query.AskJsonRunner.words;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.cli.CommandRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/**
 * Tests the JSON answers that {@code ask} gives to questions about flags, resignations and claims,
 * and to invalid input.
 */
class AskFlagsAndClaimsJsonTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "flag|fallen|8/8/5k2/p7/8/3N4/5K2/8 b - - 0 60|black|white|6.9",
        "flag|fallen|4k3/8/8/8/2nn4/8/8/4K3 w - - 0 60|white|black|6.9",
        "resigned|by|8/8/2k5/8/5r2/8/1N6/1K6 b - - 0 60|black|white|5.1.2",
      })
  void a_possible_mate_wins(
      String question, String key, String fen, String side, String result, String article) {
    JsonNode answer =
        ask("'question':'" + question + "','fen':'" + fen + "','" + key + "':'" + side + "'");

    assertThat(answer.propertyNames())
        .containsExactlyInAnyOrder("result", "line", "articles", "sentence", "assumed");
    assertThat(answer.get("result").asString()).isEqualTo(result);
    assertThat(texts(answer.get("articles"))).containsExactly(article);
    JsonNode game =
        CommandRun.arbiter(
                "game", "--json", "--fen", fen, String.join(" ", texts(answer.get("line"))))
            .json();
    assertThat(game.get("end").asString()).isEqualTo("CHECKMATE");
    assertThat(game.get("winner").asString()).isEqualTo(result);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "flag|fallen|8/8/3k4/1q6/8/8/8/6K1 b - - 0 60|black|6.9",
        "flag|fallen|8/8/8/5k2/8/8/P5K1/8 b - - 0 60|white|6.9",
        "flag|fallen|5bk1/8/8/8/8/8/4K3/2B5 w - - 0 60|white|5.2.2 6.9",
        "resigned|by|8/8/8/8/8/2k5/8/K6Q w - - 0 60|white|5.1.2",
      })
  void no_possible_mate_draws(
      String question, String key, String fen, String side, String articles) {
    JsonNode answer =
        ask("'question':'" + question + "','fen':'" + fen + "','" + key + "':'" + side + "'");

    assertThat(answer.propertyNames())
        .containsExactlyInAnyOrder("result", "proof", "articles", "sentence", "assumed");
    assertThat(answer.get("result").asString()).isEqualTo("draw");
    assertThat(texts(answer.get("articles"))).isEqualTo(words(articles));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "'moves':'f3 e5 g4 Qh4'|black|black|5.1.1",
        "'fen':'7k/5Q2/6K1/8/8/8/8/8 b - - 0 1'|black|draw|5.2.1",
        "'fen':'4k3/8/8/8/8/8/4R3/4K3 b - - 150 120'|black|draw|9.6.2",
      })
  void a_flag_after_the_end_changes_nothing(
      String board, String fallen, String result, String article) {
    JsonNode answer = ask("'question':'flag'," + board + ",'fallen':'" + fallen + "'");

    assertThat(answer.get("result").asString()).isEqualTo(result);
    assertThat(firstArticle(answer)).isEqualTo(article);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      nullValues = "null",
      value = {
        "'fallen':'white','completed':43|null|6.3.1 6.4 8.5",
        "'fallen':'black','completed':40|null|6.3.1 6.4 8.5",
        "'fallen':'white','completed':39|black|6.9 6.3.1",
        "'fallen':'black','completed':39|white|6.9 6.3.1",
        "'fallen':'white','completed':null|null|8.5.3 8.6",
        "'fallen':'white','completed':43,'lastPeriod':true|black|6.9",
        "'fallen':'white','completed':43,'lastPeriod':false|null|6.3.1 6.4 8.5",
      })
  void a_flag_at_a_time_control_depends_on_the_completed_moves(
      String keys, String result, String articles) {
    JsonNode answer = ask("'question':'flag','control':'40/120:60'," + keys);

    assertThat(answer.get("result").isNull() ? null : answer.get("result").asString())
        .isEqualTo(result);
    assertThat(answer.get("articles").valueStream().map(JsonNode::asString))
        .containsExactly(articles.split(" ", -1));
    assertThat(answer.has("discretion")).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      nullValues = "null",
      value = {
        "'announced':true,'lastPeriod':true,'control':'120'|draw",
        "'announced':true,'lastPeriod':false,'control':'120'|null",
      })
  void both_flags_are_ruled_on_by_guidelines_that_were_announced(String keys, String result) {
    JsonNode answer = ask("'question':'flag','bothFallen':true," + keys);

    assertThat(answer.propertyNames())
        .containsExactlyInAnyOrder("result", "articles", "sentence", "assumed");
    assertThat(answer.get("result").isNull() ? null : answer.get("result").asString())
        .isEqualTo(result);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "'lastPeriod':true",
        "'announced':true,'lastPeriod':true,'control':'90+30'",
        "'announced':true,'lastPeriod':true,'control':'5'",
        "'announced':true",
      })
  void both_flags_are_otherwise_left_to_the_arbiter(String keys) {
    JsonNode answer = ask("'question':'flag','bothFallen':true," + keys);

    assertThat(answer.propertyNames())
        .containsExactlyInAnyOrder("result", "articles", "sentence", "assumed", "discretion");
    assertThat(answer.get("result").isNull()).isTrue();
    assertThat(answer.get("discretion")).isNotEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      nullValues = "none",
      value = {
        "'kind':'THREEFOLD_REPETITION','moves':'e4 e5 Nf3 Nc6 Ng1 Nb8 Nf3 Nc6 Ng1','named':'Nb8'"
            + "|3|2 6 10|9.2.1",
        "'kind':'THREEFOLD_REPETITION','moves':'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8'|3|0 4 8|9.2.2",
        "'kind':'FIFTY_MOVES','fen':'8/8/4k3/8/3R4/4K3/8/5r2 w - - 100 120'|100|none|9.3.2",
        "'kind':'FIFTY_MOVES','fen':'8/8/4k3/8/3R4/4K3/8/5r2 w - - 99 120','named':'d4a4'"
            + "|100|none|9.3.1",
        "'kind':'FIFTY_MOVES','fen':'8/7p/4k3/8/3R4/4K3/8/5r2 b - - 101 120','named':'h7h5'"
            + "|101|none|9.3.2",
        "'kind':'FIFTY_MOVES','fen':'8/8/4k3/8/3R4/4K3/8/5r2 w - - 100 120','named':'d4e5'"
            + "|100|none|9.3.2",
        "'kind':'THREEFOLD_REPETITION','moves':'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8','named':'e4'"
            + "|3|0 4 8|9.2.2",
        "'kind':'FIFTY_MOVES','fen':'8/8/4k3/8/3R4/4K3/8/5r2 w - - 100 120','recorded':false,"
            + "'control':'5+3'|100|none|9.3.2",
      })
  void a_correct_claim_draws(String keys, int count, String plies, String article) {
    JsonNode answer = ask("'question':'claim'," + keys);

    assertThat(answer.propertyNames())
        .containsExactlyInAnyOrder(
            "correct", "count", "at", "result", "add", "articles", "sentence", "assumed");
    assertThat(answer.get("correct").asBoolean()).isTrue();
    assertThat(answer.get("count").asInt()).isEqualTo(count);
    assertThat(numbers(answer.get("at"))).isEqualTo(words(plies));
    assertThat(answer.get("result").asString()).isEqualTo("draw");
    assertThat(added(answer)).isEqualTo("0 0");
    assertThat(firstArticle(answer)).isEqualTo(article);
  }

  private static List<String> numbers(JsonNode list) {
    List<String> numbers = new ArrayList<>();
    list.forEach(each -> numbers.add(String.valueOf(each.asInt())));
    return numbers;
  }

  /**
   * The position after 1...h5 does not count as the same, because both sides still had castling
   * rights that they later lost (9.2.3).
   */
  @Test
  void a_lost_castling_right_makes_another_position() {
    JsonNode answer =
        ask(
            "'question':'claim','kind':'THREEFOLD_REPETITION',"
                + "'moves':'h4 h5 Rh2 Rh7 Rh1 Rh8 Rh2 Rh7 Rh1 Rh8'");

    assertThat(answer.propertyNames())
        .containsExactlyInAnyOrder(
            "correct", "count", "at", "result", "add", "articles", "sentence", "assumed");
    assertThat(answer.get("correct").asBoolean()).isFalse();
    assertThat(numbers(answer.get("at"))).containsExactly("6", "10");
    assertThat(added(answer)).isEqualTo("0 120000");
    assertThat(answer.get("result").isNull()).isTrue();
    assertThat(firstArticle(answer)).isEqualTo("9.5.3");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "f1e1|98|f1e1",
        "f1g3|97|f1a1 f1b1 f1c1 f1d1 f1e1 f1f2 f1f3 f1f4 f1f5 f1f6 f1f7 f1f8 f1g1 f1h1",
      })
  void a_wrong_claim_with_a_move_must_be_played(String named, int count, String must) {
    JsonNode answer =
        ask(
            "'question':'claim','kind':'FIFTY_MOVES','control':'15+10','named':'"
                + named
                + "','fen':'8/8/4k3/8/3R4/4K3/8/5r2 b - - 97 119'");

    assertThat(answer.get("correct").asBoolean()).isFalse();
    assertThat(answer.get("count").asInt()).isEqualTo(count);
    assertThat(added(answer)).isEqualTo("60000 0");
    assertThat(texts(answer.get("must"))).isEqualTo(words(must));
    assertThat(firstArticle(answer)).isEqualTo("9.5.3");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      nullValues = "none",
      value = {
        "'touchedFirst':true|9.4 9.5.3 4.3.1|0 120000|none",
        "'touchedFirst':true,'control':'15+10'|9.4 9.5.3 A.3 4.3.1|0 60000|none",
        "'touchedFirst':true,'named':'e2e4','control':'3+2','supervised':false"
            + "|9.4 9.5.3 A.3 B.3 4.3.1|0 60000|e2e4",
        "'recorded':false|9.5.3 9.2.2|0 120000|none",
        "'recorded':false,'named':'e2e4'|9.5.3 9.2.1|0 120000|e2e4",
        "'recorded':false,'control':'none'|9.5.3 9.2.2|0 0|none",
      })
  void a_claim_after_a_touch_or_without_a_record_is_rejected(
      String keys, String articles, String added, String must) {
    JsonNode answer =
        ask(
            "'question':'claim','kind':'THREEFOLD_REPETITION',"
                + "'moves':'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8',"
                + keys);

    assertThat(answer.get("correct").asBoolean(true)).isFalse();
    assertThat(answer.get("count").asInt()).isEqualTo(3);
    assertThat(answer.get("result").isNull()).isTrue();
    assertThat(texts(answer.get("articles")))
        .startsWith(words(articles).get(0))
        .containsAll(words(articles))
        .endsWith("9.1.2.3", "Manual 9.1");
    assertThat(added(answer)).isEqualTo(added);
    assertThat(answer.has("must") ? texts(answer.get("must")) : List.of()).isEqualTo(words(must));
  }

  @Test
  void without_the_moves_a_repetition_is_asked_for_and_in_rapid_left_to_the_arbiter() {
    String claim = "'question':'claim','kind':'THREEFOLD_REPETITION'";
    assertThat(ask(claim).get("error").asString())
        .startsWith("Which moves were played?")
        .endsWith("\"moves\" is missing.");
    JsonNode left = ask(claim + ",'recorded':false,'control':'15+10'");
    assertThat(left.get("correct").isNull()).isTrue();
    assertThat(left.get("result").isNull()).isTrue();
    assertThat(texts(left.get("discretion"))).containsExactly("DECLARE_DRAW", "REJECT_CLAIM");
    assertThat(firstArticle(left)).isEqualTo("A.2");
  }

  @Test
  void a_named_piece_that_cannot_move_leaves_every_move() {
    JsonNode answer = ask("'question':'claim','kind':'FIFTY_MOVES','named':'a1a3'");

    assertThat(answer.get("must").size()).isEqualTo(20);
    assertThat(answer.get("count").asInt()).isZero();
  }

  /**
   * The pawns advance one by one. After each pair of pawn moves, the knights move out and back
   * three times.
   */
  @Test
  void a_claim_may_come_with_a_long_game() {
    StringBuilder moves = new StringBuilder();
    for (String ranks : List.of("2376", "3465")) {
      for (String file : List.of("a", "b", "d", "e", "f", "g", "h")) {
        moves.append(file).append(ranks.charAt(0)).append(file).append(ranks.charAt(1)).append(' ');
        moves.append(file).append(ranks.charAt(2)).append(file).append(ranks.charAt(3)).append(' ');
        moves.append("b1c3 b8c6 c3b1 c6b8 ".repeat(3));
      }
    }
    moves.append("c2c3 c7c6 ").append("b1a3 b8a6 a3b1 a6b8 ".repeat(3));
    assertThat(moves.length()).isGreaterThan(1000);

    JsonNode answer = ask("'question':'claim','kind':'FIFTY_MOVES','moves':'" + moves + "'");
    assertThat(answer.get("count").asInt()).isEqualTo(12);
    JsonNode repeated =
        ask("'question':'claim','kind':'THREEFOLD_REPETITION','moves':'" + moves + "'");
    assertThat(numbers(repeated.get("at"))).containsExactly("198", "202", "206", "210");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "'question':'touched','touched':['e4']|\"touched\": There is no piece on e4.",
        "'question':'illegal','move':'e7e5','pressed':true"
            + "|\"move\": The piece on e7 belongs to the opponent.",
        "'question':'illegal','move':'e2e5'"
            + "|Was the clock pressed after the move? \"pressed\" is missing.",
        "'question':'claim'|The question needs \"kind\".",
        "'question':'flag','fallen':'white','control':'40/120:60'"
            + "|How many moves had that player completed when the flag fell? If it cannot be"
            + " proved, say so. \"completed\" is missing.",
        "'question':'flag','falen':'white'|Unknown key \"falen\"; valid keys are announced,"
            + " bothFallen, chess960, completed, control, fallen, fen, lastPeriod, moves, period,"
            + " question, supervised.",
        "'question':'over','found':'WRONG_RESULT','fen':'x'"
            + "|Unknown key \"fen\"; valid keys are control, endedGame, found, question, signed,"
            + " supervised.",
        "'fallen':'white'|\"question\" is missing.",
        "'question':7|\"question\" is a number; it must be a string.",
        "'question':'flag','fallen':'grey'"
            + "|\"fallen\": found \"grey\", expected one of white, black.",
        "'question':'illegal','move':'e2e5','pressed':'yes'"
            + "|\"pressed\": found \"yes\", expected true or false.",
        "'question':'illegal','move':'e2e5','pressed':true,'irregularities':'1'"
            + "|\"irregularities\": found \"1\", expected a whole number from 0 to 100000.",
        "'question':'touched','touched':[1]"
            + "|\"touched[0]\": found 1, expected a square such as e4.",
        "'question':'illegal','move':'e2e5','pressed':true,'control':'soon'"
            + "|\"control\": Write it like this: 5+3.",
        "'question':'flag','moves':5,'fallen':'white'"
            + "|\"moves\" is a number; it must be a string, or a list of strings.",
      })
  void unusable_input_says_what_is_wrong_and_where(String question, String expected) {
    assertThat(error(question)).isEqualTo(expected);
  }
}
