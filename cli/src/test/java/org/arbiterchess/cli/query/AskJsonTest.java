package org.arbiterchess.cli.query;

import static org.arbiterchess.cli.query.AskJsonRunner.added;
import static org.arbiterchess.cli.query.AskJsonRunner.ask;
import static org.arbiterchess.cli.query.AskJsonRunner.error;
import static org.arbiterchess.cli.query.AskJsonRunner.firstArticle;
import static org.arbiterchess.cli.query.AskJsonRunner.texts;
import static org.arbiterchess.cli.query.AskJsonRunner.words;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/**
 * Tests the JSON answers that {@code ask} gives to questions about moves. The expected rulings were
 * derived from the Laws by hand.
 */
class AskJsonTest {

  private static final String AFTER_E4_E5 =
      "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
  private static final String BLACK_CASTLES_LONG_ONLY =
      "r3k2r/ppp2ppp/2n2n2/2B5/8/2N2N2/PPP2PPP/R3K2R b KQkq - 0 12";
  private static final String PINNED_KNIGHT = "4k3/4n3/2p5/3P4/8/8/8/4RK2 b - - 0 30";

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
        .containsExactlyInAnyOrder("allowed", "free", "articles", "sentence", "assumed");
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
            "legal", "restored", "result", "add", "allowed", "articles", "sentence", "assumed");
    assertThat(answer.get("legal").asBoolean()).isTrue();
    assertThat(answer.get("restored").asBoolean()).isFalse();
    assertThat(answer.get("result").isNull()).isTrue();
    assertThat(added(answer)).isEqualTo("0 0");
    assertThat(texts(answer.get("allowed"))).containsExactly("e2e4");
  }

  /**
   * The capture by the pinned knight is illegal, so the player must capture the touched pawn with
   * another piece (4.3.3).
   */
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
        .contains("legal", "reason", "restored", "result", "add", "allowed", "articles")
        .contains("sentence", "assumed");
    boolean hasClock = millis > 0;
    assertThat(answer.has("increment")).isEqualTo(hasClock);
    assertThat(answer.path("increment").asBoolean(false)).isFalse();
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
    assertThat(texts(answer.get("articles"))).contains("Manual 7.5");
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
            "legal",
            "restored",
            "result",
            "add",
            "increment",
            "allowed",
            "articles",
            "sentence",
            "assumed");
    assertThat(answer.get("restored").asBoolean()).isFalse();
    assertThat(added(answer)).isEqualTo("60000 0");
    assertThat(answer.get("allowed").size()).isEqualTo(20);
    assertThat(texts(answer.get("articles"))).startsWith("7.5.3", "7.5.5");
  }

  @Test
  void a_legal_move_with_both_hands_stands_without_its_increment() {
    JsonNode answer =
        ask(
            "'question':'illegal','fen':'4k3/8/8/8/8/8/8/4K2R w K - 0 1','move':'e1g1',"
                + "'pressed':true,'twoHands':true,'control':'90+30'");

    assertThat(answer.get("fen").asString()).isEqualTo("4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
    assertThat(answer.get("restored").asBoolean()).isFalse();
    assertThat(answer.get("increment").asBoolean()).isFalse();
    assertThat(added(answer)).isEqualTo("0 120000");
    assertThat(texts(answer.get("assumed"))).contains("rookFirst");
  }

  @Test
  void a_pawn_on_the_last_rank_before_the_press_is_unfinished() {
    JsonNode answer =
        ask(
            "'question':'illegal','fen':'8/2k3P1/8/8/8/8/5K2/8 w - - 0 50','move':'g7g8','pressed':false");

    assertThat(answer.get("legal").asBoolean()).isFalse();
    assertThat(answer.has("reason")).isFalse();
    assertThat(texts(answer.get("articles"))).containsExactly("4.7", "3.7.3.3");
    assertThat(texts(answer.get("allowed"))).containsExactly("g7g8b", "g7g8n", "g7g8q", "g7g8r");
  }

  @Test
  void the_moves_after_an_unnoticed_mate_do_not_count() {
    JsonNode answer =
        ask(
            "'question':'illegal','moves':'f2f3 e7e5 g2g4 d8h4 b1c3 b8c6','move':'g1g5',"
                + "'pressed':true");

    assertThat(answer.get("result").asString()).isEqualTo("black");
    assertThat(firstArticle(answer)).isEqualTo("5.1.1");
    assertThat(answer.get("allowed").size()).isZero();
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
}
