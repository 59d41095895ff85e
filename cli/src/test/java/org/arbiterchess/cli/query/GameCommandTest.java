package org.arbiterchess.cli.query;

import static org.arbiterchess.cli.CommandRun.arbiter;
import static org.assertj.core.api.Assertions.assertThat;

import org.arbiterchess.cli.CommandRun;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class GameCommandTest {

  private static final String THERE_AND_BACK = "Nf3 Nf6 Ng1 Ng8 ";

  private static JsonNode game(String... args) {
    String[] all = new String[args.length + 2];
    all[0] = "game";
    all[1] = "--json";
    System.arraycopy(args, 0, all, 2, args.length);
    CommandRun ran = arbiter(all);
    assertThat(ran.exitCode()).as(ran.toString()).isZero();
    return ran.json();
  }

  @Test
  void a_game_that_goes_on_has_no_end_and_no_winner() {
    assertThat(arbiter("game", "e2e4 e7e5", "--json").out())
        .isEqualTo(
            "{\"fen\":\"rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2\","
                + "\"end\":null,\"winner\":null,\"article\":null,\"claims\":[],\"claimsWithMove\":[],"
                + "\"moves\":[{\"san\":\"e4\",\"uci\":\"e2e4\"},{\"san\":\"e5\",\"uci\":\"e7e5\"}]}\n");
  }

  @Test
  void checkmate_has_a_winner() {
    assertThat(arbiter("game", "f3", "e5", "g4", "Qh4", "--json").out())
        .isEqualTo(
            "{\"fen\":\"rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3\","
                + "\"end\":\"CHECKMATE\",\"winner\":\"black\",\"article\":\"5.1.1\","
                + "\"claims\":[],\"claimsWithMove\":[],\"moves\":[{\"san\":\"f3\",\"uci\":\"f2f3\"},"
                + "{\"san\":\"e5\",\"uci\":\"e7e5\"},{\"san\":\"g4\",\"uci\":\"g2g4\"},"
                + "{\"san\":\"Qh4#\",\"uci\":\"d8h4\"}]}\n");
  }

  @Test
  void the_shortest_stalemate_is_one() {
    JsonNode answer =
        game("e3 a5 Qh5 Ra6 Qxa5 h5 Qxc7 Rah6 h4 f6 Qxd7+ Kf7 Qxb7 Qd3 Qxb8 Qh7 Qxc8 Kg6 Qe6");

    assertThat(answer.get("end").asString()).isEqualTo("STALEMATE");
    assertThat(answer.get("winner").isNull()).isTrue();
    assertThat(answer.get("article").asString()).isEqualTo("5.2.1");
  }

  @Test
  void bare_kings_are_dead() {
    JsonNode answer = game("--fen", "8/8/8/4k3/8/8/1r6/K7 w - - 0 1", "Kxb2");

    assertThat(answer.get("end").asString()).isEqualTo("DEAD_POSITION");
  }

  @Test
  void the_third_time_may_be_claimed_and_the_fifth_ends_the_game() {
    assertThat(game(THERE_AND_BACK).get("claims")).isEmpty();

    JsonNode third = game(THERE_AND_BACK.repeat(2));
    assertThat(third.get("end").isNull()).isTrue();
    assertThat(third.get("claims").toString()).isEqualTo("[\"THREEFOLD_REPETITION\"]");

    JsonNode fifth = game(THERE_AND_BACK.repeat(4));
    assertThat(fifth.get("end").asString()).isEqualTo("FIVEFOLD_REPETITION");
    assertThat(fifth.get("article").asString()).isEqualTo("9.6.1");
    assertThat(fifth.get("claims")).isEmpty();
  }

  @Test
  void a_claim_with_the_next_move_is_listed_and_said() {
    String before = THERE_AND_BACK + "Nf3 Nf6 Ng1";

    assertThat(game(before).get("claimsWithMove").toString())
        .isEqualTo("[{\"kind\":\"THREEFOLD_REPETITION\",\"move\":\"f6g8\"}]");
    assertThat(arbiter("game", before).out())
        .contains(
            "The position after Ng8 will have occurred three times: you may claim a draw instead of"
                + " making that move (9.2.1).");
    assertThat(game(before, "--rulebook", "online").get("claimsWithMove")).isEmpty();
  }

  @Test
  void online_the_third_time_ends_the_game() {
    JsonNode third = game(THERE_AND_BACK.repeat(2), "--rulebook", "online");

    assertThat(third.get("end").asString()).isEqualTo("THREEFOLD_REPETITION");
    assertThat(third.get("article").asString()).isEqualTo("Online 5.4.1");
  }

  @Test
  void the_counter_of_the_position_counts() {
    String rooks = "4k2r/8/8/8/8/8/8/R3K3 w - - %d 90";

    assertThat(game("--fen", String.format(rooks, 99), "Ra2").get("claims").toString())
        .isEqualTo("[\"FIFTY_MOVES\"]");
    assertThat(game("--fen", String.format(rooks, 149), "Ra2").get("end").asString())
        .isEqualTo("SEVENTY_FIVE_MOVES");
    assertThat(
            game("--fen", String.format(rooks, 99), "Ra2", "--rulebook", "ONLINE")
                .get("article")
                .asString())
        .isEqualTo("Online 5.4.4");
  }

  @Test
  void mate_on_the_seventy_fifth_move_wins() {
    JsonNode answer = game("--fen", "7k/8/6K1/8/8/8/8/R7 w - - 149 120", "Ra8");

    assertThat(answer.get("end").asString()).isEqualTo("CHECKMATE");
    assertThat(answer.get("winner").asString()).isEqualTo("white");
  }

  @Test
  void a_game_may_begin_mated() {
    JsonNode answer = game("--fen", "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1");

    assertThat(answer.get("end").asString()).isEqualTo("CHECKMATE");
  }

  @Test
  void an_illegal_move_is_named_by_its_ply_with_its_ruling() {
    CommandRun ran = arbiter("game", "e4 e5 Ke3 d6", "--json");

    assertThat(ran.exitCode()).isEqualTo(1);
    assertThat(ran.json().propertyNames()).containsExactly("error", "ply", "ruling");
    assertThat(ran.json().get("ply").asInt()).isEqualTo(3);
    assertThat(ran.json().get("error").asString()).contains("Ply 3", "Ke3");
    assertThat(ran.json().get("ruling"))
        .isEqualTo(arbiter("rule", "--moves", "e4 e5", "Ke3", "--json").json());
  }

  @Test
  void a_move_after_the_end_is_ruled_by_the_article_of_the_end() {
    JsonNode answer = arbiter("game", "f3 e5 g4 Qh4 a3", "--json").json();

    assertThat(answer.get("ply").asInt()).isEqualTo(5);
    assertThat(answer.get("ruling").get("reason").asString()).isEqualTo("GAME_OVER");
    assertThat(answer.get("ruling").get("article").asString()).isEqualTo("5.1.1");
  }

  @Test
  void a_malformed_move_is_named_by_its_ply() {
    CommandRun ran = arbiter("game", "e4 e5 Zf3", "--json");

    assertThat(ran.exitCode()).isEqualTo(2);
    assertThat(ran.json().propertyNames()).containsExactly("error", "ply");
    assertThat(ran.json().get("ply").asInt()).isEqualTo(3);
  }

  @Test
  void people_read_how_the_game_stands() {
    assertThat(arbiter("game", "1. e4 e5 2. Qh5 Nc6 3. Qxf7").out())
        .contains("7  ♟  ♟  ♟  ♟  · [♕] ♟  ♟", "(·)")
        .contains("Black is in check (3.9.1).\nBlack to move.\n");
    assertThat(arbiter("game", "f3 e5 g4 Qh4").out()).contains("Checkmate: Black wins (5.1.1).\n");
    assertThat(arbiter("game", THERE_AND_BACK.repeat(2)).out()).contains("you may claim a draw");
    assertThat(arbiter("game", "e4 e5 Zf3").err()).contains("Ply 3");
  }

  @Test
  void the_rulebook_must_be_one_of_the_two_and_is_quoted_as_typed() {
    CommandRun ran = arbiter("game", "--rulebook", "house", "e4");

    assertThat(ran.exitCode()).isEqualTo(2);
    assertThat(ran.err()).contains("--rulebook", "house", "over-the-board or online");
  }
}
