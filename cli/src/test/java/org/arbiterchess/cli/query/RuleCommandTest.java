package org.arbiterchess.cli.query;

import static org.arbiterchess.cli.CommandRun.arbiter;
import static org.assertj.core.api.Assertions.assertThat;

import org.arbiterchess.cli.CommandRun;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class RuleCommandTest {

  @Test
  void the_moves_that_a_text_could_be_are_named_as_players_write_them() {
    String three = "4k3/8/8/8/8/1N3N2/8/1N2K3 w - - 0 1";

    assertThat(arbiter("rule", three, "Nd2").err())
        .isEqualTo("arbiter: \"Nd2\" is ambiguous: it could be N1d2, Nb3d2 or Nfd2.\n");
    assertThat(arbiter("game", "--json", "--fen", three, "Nd2").out())
        .contains("is ambiguous: it could be N1d2, Nb3d2 or Nfd2.");
  }

  @Test
  void figurines_and_dashes_are_read_as_in_play() {
    assertThat(arbiter("rule", "♘f3", "--json").out())
        .startsWith("{\"legal\":true,\"uci\":\"g1f3\"");
    assertThat(arbiter("rule", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "O–O", "--json").out())
        .startsWith("{\"legal\":true,\"uci\":\"e1g1\"");
    assertThat(arbiter("game", "--json", "♙e4", "♟e5", "♘f3").out()).contains("\"end\":null");
    assertThat(arbiter("rule", "♘z9").err()).contains("♘z9");
  }

  private static final String PINNED_KNIGHT = "8/7k/8/8/4n3/8/8/KB6 b - - 0 1";

  @Nested
  class For_people {

    @Test
    void a_refused_move_is_one_sentence_under_a_board_with_the_culprit_in_brackets() {
      CommandRun ran = arbiter("rule", PINNED_KNIGHT, "Nc5");

      assertThat(ran.exitCode()).isEqualTo(1);
      assertThat(ran.err()).isEmpty();
      assertThat(ran.out())
          .isEqualTo(
              """
              8  ·  ·  ·  ·  ·  ·  ·  ·
              7  ·  ·  ·  ·  ·  ·  · *♚*
              6  ·  ·  ·  ·  ·  ·  ·  ·
              5  ·  · >·< ·  ·  ·  ·  ·
              4  ·  ·  ·  · (♞) ·  ·  ·
              3  ·  ·  ·  ·  ·  ·  ·  ·
              2  ·  ·  ·  ·  ·  ·  ·  ·
              1  ♔ [♗] ·  ·  ·  ·  ·  ·
                 a  b  c  d  e  f  g  h

              Your knight on e4 is pinned to your king on h7 by the bishop on b1 (3.9.2).
              """);
    }

    @Test
    void a_legal_move_is_shown_played() {
      CommandRun ran = arbiter("rule", "--ascii", "4k3/8/8/8/8/8/4P3/4K2R w K - 0 1", "0-0");

      assertThat(ran.exitCode()).isZero();
      assertThat(ran.out())
          .isEqualTo(
              """
              8  .  .  .  .  k  .  .  .
              7  .  .  .  .  .  .  .  .
              6  .  .  .  .  .  .  .  .
              5  .  .  .  .  .  .  .  .
              4  .  .  .  .  .  .  .  .
              3  .  .  .  .  .  .  .  .
              2  .  .  .  .  P  .  .  .
              1  .  .  .  . (.) R >K< .
                 a  b  c  d  e  f  g  h

              O-O is legal.
              4k3/8/8/8/8/8/4P3/5RK1 b - - 1 1
              """);
    }

    @Test
    void without_a_position_the_starting_one_is_meant() {
      CommandRun meant = arbiter("rule", "e2e4");

      assertThat(meant.out()).contains("e4 is legal.");
      assertThat(arbiter("rule", "startpos", "e2e4")).isEqualTo(meant);
    }

    @Test
    void a_position_need_not_be_quoted() {
      assertThat(arbiter("rule", "8/7k/8/8/4n3/8/8/KB6", "b", "-", "-", "0", "1", "Nc5"))
          .isEqualTo(arbiter("rule", PINNED_KNIGHT, "Nc5"));
    }

    @Test
    void a_position_alone_is_no_question() {
      CommandRun ran = arbiter("rule", PINNED_KNIGHT);

      assertThat(ran.exitCode()).isEqualTo(2);
      assertThat(ran.err()).contains("The move is missing");
    }

    @Test
    void checkmate_is_said() {
      assertThat(arbiter("rule", "--moves", "f3 e5 g4", "Qh4").out())
          .contains("Qh4# is legal and gives checkmate.");
    }

    @Test
    void bad_input_is_told_on_standard_error_alone() {
      CommandRun ran = arbiter("rule", "e2-banana");

      assertThat(ran.exitCode()).isEqualTo(2);
      assertThat(ran.out()).isEmpty();
      assertThat(ran.err()).startsWith("arbiter: I can't read \"e2-banana\".").hasLineCount(1);
    }
  }

  @Nested
  class For_programs {

    @Test
    void a_legal_move_comes_with_everything_about_it() {
      CommandRun ran = arbiter("rule", "e2e4", "--json");

      assertThat(ran.exitCode()).isZero();
      assertThat(ran.out())
          .isEqualTo(
              "{\"legal\":true,\"uci\":\"e2e4\",\"san\":\"e4\",\"extended\":\"e2e4\","
                  + "\"fen\":\"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1\","
                  + "\"check\":false,\"mate\":false,\"why\":null}\n");
    }

    @Test
    void an_illegal_move_comes_with_the_law_and_the_evidence() {
      CommandRun ran = arbiter("rule", PINNED_KNIGHT, "Nc5", "--json");

      assertThat(ran.exitCode()).isEqualTo(1);
      assertThat(ran.out())
          .isEqualTo(
              "{\"legal\":false,\"reason\":\"PINNED\",\"article\":\"3.9.2\","
                  + "\"sentence\":\"Your knight on e4 is pinned to your king on h7"
                  + " by the bishop on b1 (3.9.2).\","
                  + "\"squares\":[\"b1\",\"h7\"],\"arrows\":[[\"b1\",\"h7\"]]}\n");
    }

    @Test
    void mate_is_check_too() {
      JsonNode answer = arbiter("rule", "--moves", "f3 e5 g4", "d8h4", "--json").json();

      assertThat(answer.get("san").asString()).isEqualTo("Qh4#");
      assertThat(answer.get("extended").asString()).isEqualTo("qd8h4");
      assertThat(answer.get("check").asBoolean()).isTrue();
      assertThat(answer.get("mate").asBoolean()).isTrue();
    }

    @Test
    void en_passant_says_why_it_was_allowed() {
      JsonNode answer = arbiter("rule", "--moves", "e4 a6 e5 d5", "e5d6", "--json").json();

      assertThat(answer.get("extended").asString()).isEqualTo("e5xd6");
      assertThat(answer.get("why").asString()).contains("en passant").endsWith("(3.7.3.1).");
    }

    @Test
    void a_text_that_fits_two_knights_is_no_question() {
      CommandRun ran = arbiter("rule", "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "Nd2", "--json");

      assertThat(ran.exitCode()).isEqualTo(2);
      assertThat(ran.json().get("error").asString()).contains("Nd2", "Nbd2", "Nfd2");
      assertThat(ran.json().size()).isEqualTo(1);
    }

    @Test
    void a_malformed_text_is_no_question() {
      CommandRun ran = arbiter("rule", "e2e9", "--json");

      assertThat(ran.exitCode()).isEqualTo(2);
      assertThat(ran.json().get("error").asString()).contains("e2e9");
      assertThat(ran.err()).isEmpty();
    }

    @Test
    void every_problem_of_a_position_is_in_the_error() {
      CommandRun ran = arbiter("rule", "8/8/8/8/8/8/8/K6P x - - 0 1", "Ka2", "--json");

      assertThat(ran.exitCode()).isEqualTo(2);
      assertThat(ran.json().get("error").asString())
          .contains("no black king", "turn at offset", "found x");
    }
  }

  @Nested
  class With_the_record {

    private static final String KING_WENT_AND_CAME = "e4 e5 Ke2 Ke7 Ke1 Ke8 Bc4 Nc6 Nf3 Nf6";

    @Test
    void the_move_is_named_on_which_a_right_was_lost() {
      CommandRun ran = arbiter("rule", "--moves", KING_WENT_AND_CAME, "e1g1", "--json");

      assertThat(ran.exitCode()).isEqualTo(1);
      assertThat(ran.json().get("reason").asString()).isEqualTo("CASTLING_RIGHT_LOST");
      assertThat(ran.json().get("sentence").asString()).contains("moved on move 2");
    }

    @Test
    void nothing_moves_after_the_end() {
      JsonNode answer = arbiter("rule", "--moves", "f3 e5 g4 Qh4", "a2a3", "--json").json();

      assertThat(answer.get("reason").asString()).isEqualTo("GAME_OVER");
      assertThat(answer.get("article").asString()).isEqualTo("5.1.1");
    }

    @Test
    void without_moves_only_the_position_is_asked() {
      String bareKings = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

      assertThat(arbiter("rule", bareKings, "Kd2", "--json").exitCode()).isZero();
    }

    @Test
    void an_illegal_move_on_the_way_is_named_with_its_ruling() {
      CommandRun ran = arbiter("rule", "--moves", "e4 e5 Ke3", "d4", "--json");

      assertThat(ran.exitCode()).isEqualTo(2);
      assertThat(ran.json().get("error").asString()).contains("ply 3", "Ke3", "(3.8.1)");
    }

    @Test
    void an_unclear_move_on_the_way_is_named() {
      assertThat(arbiter("rule", "--moves", "e4 zz", "d4", "--json").json().get("error").asString())
          .contains("ply 2", "zz");
    }

    @Test
    void moves_may_be_numbered() {
      assertThat(arbiter("rule", "--moves", "1. f3 e5 2.g4", "Qh4").exitCode()).isZero();
    }
  }

  @Nested
  class In_chess960 {

    private static final String ROOK_UNCOVERS = "4k3/8/8/8/8/8/8/rRK5 w B - 0 1";

    @Test
    void the_departing_rook_may_uncover_an_attack() {
      JsonNode answer = arbiter("rule", ROOK_UNCOVERS, "0-0-0", "--chess960", "--json").json();

      assertThat(answer.get("reason").asString()).isEqualTo("CASTLING_UNCOVERS_CHECK");
    }

    @Test
    void the_king_takes_its_own_rook() {
      String fen = "4k3/8/8/8/8/8/8/1R2K2R w HB - 0 1";
      JsonNode answer = arbiter("rule", fen, "e1b1", "--chess960", "--json").json();

      assertThat(answer.get("uci").asString()).isEqualTo("e1b1");
      assertThat(answer.get("san").asString()).isEqualTo("O-O-O");
      assertThat(answer.get("fen").asString()).isEqualTo("4k3/8/8/8/8/8/8/2KR3R b - - 1 1");
    }

    @Test
    void the_rook_that_may_still_castle_is_written_by_its_file_if_asked() {
      String fen = "1r2k2r/8/8/8/8/8/P7/1R2K2R w KQkq - 0 1";

      assertThat(
              arbiter("rule", fen, "a3", "--chess960", "--shredder", "--json")
                  .json()
                  .get("fen")
                  .asString())
          .isEqualTo("1r2k2r/8/8/8/8/P7/8/1R2K2R b HBhb - 0 1");
    }

    @Test
    void the_kings_step_is_read_where_it_can_only_be_castling_and_written_onto_the_rook() {
      String fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";

      assertThat(arbiter("rule", fen, "e1g1", "--chess960", "--json").json().get("uci").asString())
          .isEqualTo("e1h1");
      assertThat(arbiter("rule", fen, "e1h1", "--json").json().get("uci").asString())
          .isEqualTo("e1g1");
    }

    @Test
    void file_letters_need_the_word_chess960() {
      CommandRun ran = arbiter("rule", ROOK_UNCOVERS, "Kd1", "--json");

      assertThat(ran.exitCode()).isEqualTo(2);
      assertThat(ran.json().get("error").asString()).containsIgnoringCase("chess960");
    }
  }
}
