package org.arbiterchess.cli.query;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.arbiterchess.cli.CommandRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Tests the answers of {@code ask} to programs, with rulings taken by hand from the Laws. */
class AskJsonTest {

  private static final String AFTER_E4_E5 =
      "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
  private static final String BLACK_CASTLES_LONG_ONLY =
      "r3k2r/ppp2ppp/2n2n2/2B5/8/2N2N2/PPP2PPP/R3K2R b KQkq - 0 12";
  private static final String PINNED_KNIGHT = "4k3/4n3/2p5/3P4/8/8/8/4RK2 b - - 0 30";

  /** Asks a question given as JSON without braces, with single quotes. */
  private static JsonNode ask(String question) {
    String line = "{" + question.replace('\'', '"') + "}";
    CommandRun ran = CommandRun.reading(line + "\n", "ask", "--json", "-");
    assertThat(ran.exitCode()).isZero();
    assertThat(ran.err()).isEmpty();
    return ran.json();
  }

  private static String error(String question) {
    JsonNode answer = ask(question);
    assertThat(answer.propertyNames()).containsExactly("error");
    return answer.get("error").asString();
  }

  private static List<String> texts(JsonNode list) {
    List<String> texts = new ArrayList<>();
    list.forEach(each -> texts.add(each.asString()));
    return texts;
  }

  private static String firstArticle(JsonNode answer) {
    return texts(answer.get("articles")).get(0);
  }

  private static String added(JsonNode answer) {
    assertThat(answer.get("add").propertyNames()).containsExactly("white", "black");
    return answer.get("add").get("white").asInt() + " " + answer.get("add").get("black").asInt();
  }

  private static List<String> words(String text) {
    return text == null ? List.of() : Arrays.asList(text.split(" ", -1));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      nullValues = "none",
      value = {
        AFTER_E4_E5 + "|g1|4.3.1|g1e2 g1f3 g1h3",
        AFTER_E4_E5 + "|a1,g1,b1|4.3.1|g1e2 g1f3 g1h3",
        AFTER_E4_E5 + "|g1,g1|4.3.1|g1e2 g1f3 g1h3",
        "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1|d5|4.3.2|e4d5",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1|d5|4.3.2|e5d6",
        "r5k1/1P3ppp/8/8/8/8/5PPP/6K1 w - - 0 30|b7,a8|4.3.3|b7a8b b7a8n b7a8q b7a8r",
        "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1|d5,e1|4.3.3|e4d5",
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1|e1,h1|4.4.1|e1g1",
        "r3k2r/pppq1ppp/2n2n2/8/8/2N2N2/PPPQ1PPP/R3K2R b KQkq - 4 12|a8,e8|4.4.2|a8b8 a8c8 a8d8",
        BLACK_CASTLES_LONG_ONLY + "|e8,h8|4.4.3|e8c8 e8d7 e8d8",
      })
  void touched_pieces_bind_the_player(String fen, String touched, String article, String allowed) {
    String squares = "'" + touched.replace(",", "','") + "'";
    JsonNode answer = ask("'question':'touched','fen':'" + fen + "','touched':[" + squares + "]");

    assertThat(answer.propertyNames())
        .containsExactlyInAnyOrder("allowed", "free", "articles", "sentence");
    assertThat(firstArticle(answer)).isEqualTo(article);
    assertThat(texts(answer.get("allowed"))).isEqualTo(words(allowed));
    assertThat(answer.get("free").asBoolean()).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "'touched':['e5']|4.5",
        "'touched':['e8']|4.5",
        "'touched':['a1','d7']|4.5",
        "'touched':['g1'],'adjusting':true|4.2.1",
      })
  void nothing_binds_the_player(String keys, String article) {
    JsonNode answer = ask("'question':'touched','fen':'" + AFTER_E4_E5 + "'," + keys);

    assertThat(answer.get("free").asBoolean()).isTrue();
    assertThat(answer.get("allowed").size()).isEqualTo(29);
    assertThat(firstArticle(answer)).isEqualTo(article);
  }

  @Test
  void king_then_rook_frees_a_player_whose_king_cannot_move() {
    JsonNode answer = ask("'question':'touched','touched':['e1','h1']");

    assertThat(answer.get("free").asBoolean()).isTrue();
    assertThat(answer.get("allowed").size()).isEqualTo(20);
    assertThat(firstArticle(answer)).isEqualTo("4.4.3");
  }

  @Test
  void chess960_castling_is_the_king_that_takes_its_rook() {
    String fen = "'fen':'1r2k2r/8/8/8/8/8/8/1R2K2R w KQkq - 0 1','chess960':true";
    JsonNode answer = ask("'question':'touched'," + fen + ",'touched':['e1','b1']");

    assertThat(texts(answer.get("allowed"))).containsExactly("e1b1");
    assertThat(firstArticle(answer)).isEqualTo("4.4.1");
  }

  @Test
  void a_legal_move_stands() {
    JsonNode answer = ask("'question':'illegal','move':'e2e4','pressed':true");

    assertThat(answer.propertyNames())
        .containsExactlyInAnyOrder(
            "legal", "restored", "result", "add", "allowed", "articles", "sentence");
    assertThat(answer.get("legal").asBoolean()).isTrue();
    assertThat(answer.get("restored").asBoolean()).isFalse();
    assertThat(answer.get("result").isNull()).isTrue();
    assertThat(added(answer)).isEqualTo("0 0");
    assertThat(texts(answer.get("allowed"))).containsExactly("e2e4");
  }

  /** The knight is pinned, so the pawn that it captured is the touched piece that binds (4.3.3). */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "|120000",
        "'control':'90+30'|120000",
        "'control':'15+10'|60000",
        "'control':'3+2'|60000",
        "'control':'none'|0",
      })
  void the_first_illegal_move_costs_time_by_the_pace(String control, int millis) {
    JsonNode answer =
        ask(
            "'question':'illegal','fen':'"
                + PINNED_KNIGHT
                + "','move':'e7d5','pressed':true"
                + (control == null ? "" : "," + control));

    assertThat(answer.propertyNames())
        .containsExactlyInAnyOrder(
            "legal", "reason", "restored", "result", "add", "allowed", "articles", "sentence");
    assertThat(answer.get("legal").asBoolean()).isFalse();
    assertThat(answer.get("reason").asString()).isEqualTo("PINNED");
    assertThat(answer.get("restored").asBoolean()).isTrue();
    assertThat(answer.get("result").isNull()).isTrue();
    assertThat(added(answer)).isEqualTo(millis + " 0");
    assertThat(texts(answer.get("allowed"))).containsExactly("c6d5");
    assertThat(firstArticle(answer)).isEqualTo("7.5.1");
    assertThat(texts(answer.get("articles"))).contains("7.5.5", "3.9.2");
  }

  @Test
  void before_the_press_an_illegal_move_costs_nothing() {
    JsonNode answer =
        ask("'question':'illegal','fen':'" + PINNED_KNIGHT + "','move':'e7d5','pressed':false");

    assertThat(answer.get("restored").asBoolean()).isFalse();
    assertThat(added(answer)).isEqualTo("0 0");
    assertThat(texts(answer.get("allowed"))).containsExactly("c6d5");
    assertThat(firstArticle(answer)).isEqualTo("7.5.1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "8/5p2/4k3/8/3K4/8/8/R7 w - - 0 50|d4d5|black",
        "8/8/8/3k4/2r5/8/6K1/8 b - - 0 50|c4d3|draw",
      })
  void the_second_illegal_move_loses_unless_the_opponent_cannot_mate(
      String fen, String move, String result) {
    JsonNode answer =
        ask(
            "'question':'illegal','pressed':true,'irregularities':1,'control':'3+2','fen':'"
                + fen
                + "','move':'"
                + move
                + "'");

    assertThat(answer.get("result").asString()).isEqualTo(result);
    assertThat(answer.get("allowed")).isEmpty();
    assertThat(added(answer)).isEqualTo("0 0");
    assertThat(firstArticle(answer)).isEqualTo("7.5.5");
  }

  @Test
  void an_illegal_en_passant_capture_touches_the_pawn_beside() {
    JsonNode answer =
        ask(
            "'question':'illegal','fen':'8/8/8/K2pP2r/8/8/8/7k w - d6 0 1','move':'e5d6',"
                + "'pressed':true");

    assertThat(answer.get("legal").asBoolean()).isFalse();
    assertThat(texts(answer.get("allowed"))).containsExactly("e5e6");
    assertThat(texts(answer.get("articles"))).contains("4.3.3");
  }

  @Test
  void an_illegal_castling_touches_the_king_then_the_rook() {
    String fen = "r3k2r/pppq1ppp/2n2n2/8/8/2N2N2/PPPQ1PPP/R3K2R w kq - 0 15";
    JsonNode answer = ask("'question':'illegal','fen':'" + fen + "','move':'e1g1','pressed':true");

    assertThat(texts(answer.get("allowed"))).containsExactly("e1d1", "e1e2", "e1f1");
    assertThat(added(answer)).isEqualTo("0 120000");
    assertThat(texts(answer.get("articles"))).contains("4.4.3", "3.8.2.1");
  }

  @Test
  void without_supervision_an_illegal_move_stands_after_the_next_move() {
    String move = "'question':'illegal','move':'e2e5','pressed':true,'replied':true";
    JsonNode stands = ask(move + ",'control':'15+10','supervised':false");
    assertThat(stands.get("legal").asBoolean()).isFalse();
    assertThat(stands.get("restored").asBoolean()).isFalse();
    assertThat(added(stands)).isEqualTo("0 0");
    assertThat(firstArticle(stands)).isEqualTo("A.5.2");

    JsonNode standard = ask(move + ",'supervised':false");
    assertThat(standard.get("restored").asBoolean()).isTrue();
    assertThat(added(standard)).isEqualTo("0 120000");
    assertThat(texts(standard.get("allowed"))).containsExactly("e2e3", "e2e4");
  }

  @Test
  void a_press_without_a_move_leaves_every_move() {
    JsonNode answer = ask("'question':'pressed','moves':'e2e4','control':'15+10'");

    assertThat(answer.propertyNames())
        .containsExactlyInAnyOrder(
            "legal", "restored", "result", "add", "allowed", "articles", "sentence");
    assertThat(answer.get("restored").asBoolean()).isFalse();
    assertThat(added(answer)).isEqualTo("60000 0");
    assertThat(answer.get("allowed").size()).isEqualTo(20);
    assertThat(texts(answer.get("articles"))).startsWith("7.5.3", "7.5.5");
  }

  @Test
  void a_pawn_that_was_left_becomes_a_queen() {
    JsonNode answer =
        ask("'question':'pressed','fen':'8/2k3P1/8/8/8/8/5K2/8 w - - 0 50','pawn':'g8'");

    assertThat(answer.get("fen").asString()).isEqualTo("6Q1/2k5/8/8/8/8/5K2/8 b - - 0 50");
    assertThat(added(answer)).isEqualTo("0 120000");
    assertThat(answer.get("restored").asBoolean()).isFalse();
    assertThat(answer.has("discretion")).isFalse();
    assertThat(texts(answer.get("allowed")))
        .containsExactly("c7b6", "c7b7", "c7c6", "c7d6", "c7d7");
    assertThat(firstArticle(answer)).isEqualTo("7.5.2");
  }

  @Test
  void a_queen_that_mates_is_left_to_the_arbiter() {
    JsonNode answer =
        ask("'question':'pressed','fen':'6k1/P4ppp/8/8/8/8/8/6K1 w - - 0 50','pawn':'a8'");

    assertThat(answer.get("result").isNull()).isTrue();
    assertThat(answer.get("discretion")).isNotEmpty();
  }

  @Test
  void the_second_press_with_a_pawn_ends_the_game() {
    JsonNode answer =
        ask(
            "'question':'pressed','fen':'8/2k3P1/8/8/8/8/5K2/8 w - - 0 50','pawn':'g8',"
                + "'irregularities':2");

    assertThat(answer.get("result").asString()).isEqualTo("draw");
    assertThat(answer.get("allowed")).isEmpty();
    assertThat(firstArticle(answer)).isEqualTo("7.5.5");
  }

  @Test
  void two_pawns_that_could_have_gone_there_need_an_origin() {
    String question = "'question':'pressed','fen':'1n6/P1P3k1/8/8/8/8/8/6K1 w - - 0 50'";
    assertThat(error(question + ",'pawn':'b8'")).contains("b8", "\"from\" is missing.");
    assertThat(ask(question + ",'pawn':'b8','from':'c7'").get("fen").asString())
        .isEqualTo("1Q6/P5k1/8/8/8/8/8/6K1 b - - 0 50");
    assertThat(error(question + ",'pawn':'h8'")).startsWith("\"pawn\": ").contains("h8");
  }

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
        .containsExactlyInAnyOrder("result", "line", "articles", "sentence");
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
        .containsExactlyInAnyOrder("result", "proof", "articles", "sentence");
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
        "'announced':true,'lastPeriod':true,'control':'120'|draw",
        "'announced':true,'lastPeriod':false,'control':'120'|null",
      })
  void both_flags_are_ruled_on_by_guidelines_that_were_announced(String keys, String result) {
    JsonNode answer = ask("'question':'flag','bothFallen':true," + keys);

    assertThat(answer.propertyNames()).containsExactlyInAnyOrder("result", "articles", "sentence");
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
        .containsExactlyInAnyOrder("result", "articles", "sentence", "discretion");
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
      })
  void a_correct_claim_draws(String keys, int count, String plies, String article) {
    JsonNode answer = ask("'question':'claim'," + keys);

    assertThat(answer.propertyNames())
        .containsExactlyInAnyOrder(
            "correct", "count", "at", "result", "add", "articles", "sentence");
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

  /** After 1...h5 the rooks had not moved and castling was possible, later not (9.2.3). */
  @Test
  void a_lost_castling_right_makes_another_position() {
    JsonNode answer =
        ask(
            "'question':'claim','kind':'THREEFOLD_REPETITION',"
                + "'moves':'h4 h5 Rh2 Rh7 Rh1 Rh8 Rh2 Rh7 Rh1 Rh8'");

    assertThat(answer.propertyNames())
        .containsExactlyInAnyOrder(
            "correct", "count", "at", "result", "add", "articles", "sentence");
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

  @Test
  void a_named_piece_that_cannot_move_leaves_every_move() {
    JsonNode answer = ask("'question':'claim','kind':'FIFTY_MOVES','named':'a1a3'");

    assertThat(answer.get("must").size()).isEqualTo(20);
    assertThat(answer.get("count").asInt()).isZero();
  }

  /** Pawns advance one by one; between them the knights go out and back three times. */
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
        "'question':'flag','falen':'white'|Unknown key \"falen\"; the keys are announced,"
            + " bothFallen, chess960, control, fallen, fen, lastPeriod, moves, question,"
            + " supervised.",
        "'question':'over','found':'WRONG_RESULT','fen':'x'"
            + "|Unknown key \"fen\"; the keys are control, found, question, signed, supervised.",
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
