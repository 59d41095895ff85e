package org.arbiterchess.server.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.arbiterchess.server.store.StoredEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests seats, presence and permissions. */
class LinkSeatsTest extends LinkGameTestBase {

  private static Map<?, ?> seat(Map<String, Object> room, String color) {
    return (Map<?, ?>) room.get(color);
  }

  /** Waits for a room message that contains the given text. */
  private static Map<String, Object> room(WebSocketPlayer player, String words) {
    Map<String, Object> room = player.await("room");
    while (!room.toString().contains(words)) {
      room = player.await("room");
    }
    return room;
  }

  /**
   * Connects with a seat token, as a client that has no events yet, and returns the welcome
   * message.
   */
  private static Map<String, Object> welcome(
      WebSocketPlayer player, LinkServerForTests.SeatToken seat) {
    player.send("hello", "game", seat.game(), "token", seat.token(), "after", 0, "language", "en");
    return player.await("welcome");
  }

  @Test
  void a_third_client_can_only_watch() {
    Map<String, Object> join = Map.of("v", 1, "type", "join", "name", "Eve");
    HttpResponse<String> refused = server.post("/api/games/" + white.game() + "/seats", join);
    assertThat(refused.statusCode()).isEqualTo(409);
    assertThat(LinkServerForTests.tree(refused)).containsEntry("reason", "SEATS_TAKEN");

    WebSocketPlayer eve = WebSocketPlayer.connect(server).watch(white.game());
    time.advance(1000);
    assertThat(room(anna, "watching=1")).containsEntry("watching", 1);
    for (String seat : List.of("white", "black", "arbiter")) {
      assertThat(eve.withSeat(seat).sendCommand("resign")).containsEntry("reason", "NOT_YOUR_SEAT");
    }
    for (String type : List.of("takeSeat", "freeSeat")) {
      eve.send(type, "color", "white");
      assertThat(eve.await("refused")).containsEntry("reason", "NOT_YOUR_SEAT");
    }
    eve.send("rematch", "wanted", true);
    assertThat(eve.await("refused")).containsEntry("reason", "NOT_YOUR_SEAT");
    eve.send("answerSeat", "accept", true);
    assertThat(eve.await("refused")).containsEntry("reason", "NO_REQUEST");
    assertThat(server.store().load(white.game()).orElseThrow().events()).hasSize(1);
  }

  @Test
  void nobody_can_join_after_an_invitation_is_cancelled() {
    LinkServerForTests.SeatToken maker = server.createGame("3+2", "white");
    WebSocketPlayer looking = WebSocketPlayer.connect(server).watch(maker.game());
    WebSocketPlayer cara = WebSocketPlayer.connect(server).hello(maker);
    assertThat(cara.sendCommand("abort")).containsEntry("type", "accepted");
    assertThat(looking.await("events").get("events").toString()).contains("ABORTED");

    Map<String, Object> join = Map.of("v", 1, "type", "join", "name", "Dan");
    for (int i = 0; i < 2; i++) {
      HttpResponse<String> refused = server.post("/api/games/" + maker.game() + "/seats", join);
      assertThat(refused.statusCode()).isEqualTo(409);
      assertThat(LinkServerForTests.tree(refused)).containsEntry("reason", "INVITATION_CANCELLED");
      server.stop();
      server.restart();
    }
    assertThat(
            LinkServerForTests.tree(server.get("/api/games/" + maker.game()))
                .get("outcome")
                .toString())
        .contains("ABORTED");
  }

  @Test
  void a_player_can_only_send_commands_for_their_own_seat() {
    assertThat(bo.withSeat("white").move("e2e4")).containsEntry("reason", "NOT_YOUR_SEAT");
    Map<String, Object> stop =
        WebSocketPlayer.message(
            "stop", "seat", "arbiter", "id", WebSocketPlayer.newId(), "how", "BLACK_RESIGNS");
    assertThat(anna.sendCommand(stop)).containsEntry("reason", "NOT_YOUR_SEAT");
    assertThat(anna.sendCommand("pause")).containsEntry("reason", "ONLY_FOR_THE_ARBITER");
    assertThat(anna.sendCommand("verdict", "answer", "WINNABLE"))
        .containsEntry("reason", "ONLY_FOR_THE_ARBITER");
    assertThat(server.store().load(white.game()).orElseThrow().events()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "x", "Vb0h3pQx7Lk2mN9sT4wY8zA1cD5eF6g_"})
  void a_forged_token_gives_no_seat_but_allows_watching(String token) {
    WebSocketPlayer eve = WebSocketPlayer.connect(server);
    eve.send("hello", "game", white.game(), "token", token, "after", 0, "language", "de");

    Map<String, Object> refused = eve.await(List.of("welcome", "refused"));
    assertThat(refused).containsEntry("reason", "WRONG_TOKEN");
    assertThat(refused.get("sentence").toString()).contains("keinem Platz");
    assertThat(eve.withSeat("white").move("e2e4")).containsEntry("reason", "HELLO_FIRST");
    eve.watch(white.game());
    assertThat(eve.move("e2e4")).containsEntry("reason", "NOT_YOUR_SEAT");
  }

  @Test
  void a_token_is_only_valid_for_its_own_game() {
    LinkServerForTests.SeatToken other = server.createGame("-", "white");
    WebSocketPlayer eve = WebSocketPlayer.connect(server);
    eve.send("hello", "game", white.game(), "token", other.token(), "after", 0, "language", "en");
    assertThat(eve.await(List.of("welcome", "refused"))).containsEntry("reason", "WRONG_TOKEN");
  }

  // Presence ------------------------------------------------------------------------------------

  @Test
  void an_absent_player_is_away_then_gone_and_the_opponent_can_claim() {
    bo.disconnect();
    Map<?, ?> away = seat(room(anna, "away"), "black");
    assertThat(away.get("since")).isEqualTo(time.now());
    assertThat(away.get("goneAt")).isEqualTo(time.now() + 60_000);

    time.advance(59_999);
    assertThat(anna.sendCommand("claimAbandoned", "win", true))
        .containsEntry("reason", "OPPONENT_NOT_GONE");
    time.advance(1);
    assertThat(seat(room(anna, "gone,"), "black").get("presence")).isEqualTo("gone");

    Map<String, Object> answer = anna.sendCommand("claimAbandoned", "win", true);
    assertThat(answer).containsEntry("type", "accepted");
    assertThat(answer.get("events").toString()).contains("ABANDONED", "WHITE_WINS");
  }

  @Test
  void a_returning_player_is_present_again() {
    bo.disconnect();
    room(anna, "away");
    time.advance(60_000);
    room(anna, "gone,");

    WebSocketPlayer again = WebSocketPlayer.connect(server).hello(black);

    Map<String, Object> room = anna.await("room");
    assertThat(seat(room, "black").get("presence")).isEqualTo("here");
    assertThat(anna.sendCommand("claimAbandoned", "win", false))
        .containsEntry("reason", "OPPONENT_NOT_GONE");
    assertThat(again.head()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"1+0, 60", "3+2, 60", "10+0, 120", "30+0, 600", "-, 600"})
  void slower_games_allow_a_longer_absence(String control, int seconds) {
    WebSocketPlayer[] players = server.twoPlayers(control);
    players[0].disconnect();
    Map<?, ?> away = seat(room(players[1], "away"), "white");
    assertThat(away.get("goneAt")).isEqualTo(time.now() + seconds * 1000L);

    time.advance(seconds * 1000L);

    assertThat(players[1].sendCommand("claimAbandoned", "win", false))
        .containsEntry("type", "accepted");
  }

  // Rematch -------------------------------------------------------------------------------------

  @Test
  void a_rematch_swaps_the_colours_and_keeps_the_tokens() {
    anna.send("rematch", "wanted", true);
    assertThat(anna.await("refused")).containsEntry("reason", "GAME_NOT_OVER");
    anna.sendCommand("resign");
    anna.send("rematch", "wanted", false);
    assertThat(anna.await("refused")).containsEntry("reason", "NO_REQUEST");

    anna.send("rematch", "wanted", true);
    assertThat(room(bo, "rematch=white")).doesNotContainKey("next");
    bo.send("rematch", "wanted", false);
    assertThat(room(anna, "watching=0")).doesNotContainKey("next");
    bo.send("rematch", "wanted", true);
    room(anna, "rematch=black");
    anna.send("rematch", "wanted", true);
    String next = (String) room(bo, "next=").get("next");

    WebSocketPlayer again = WebSocketPlayer.connect(server);
    again.send("hello", "game", next, "token", white.token(), "after", 0, "language", "en");
    assertThat(again.await("welcome")).containsEntry("seats", List.of("black"));
    assertThat(again.log().get(0))
        .containsEntry("control", "3+2")
        .containsEntry("firstIncrement", "AFTER_MOVE");
    Map<String, Object> view = LinkServerForTests.tree(server.get("/api/games/" + next));
    assertThat(view.get("white")).isEqualTo(Map.of("name", "Bo"));

    WebSocketPlayer later = WebSocketPlayer.connect(server);
    later.send("hello", "game", white.game(), "after", 0, "language", "en");
    assertThat(later.await("welcome").get("room").toString()).contains("next=" + next);
  }

  @Test
  void a_rematch_offer_survives_a_restart() {
    anna.sendCommand("resign");
    anna.send("rematch", "wanted", true);
    room(bo, "rematch=white");
    server.crash();
    server.restart();

    WebSocketPlayer again = WebSocketPlayer.connect(server);
    assertThat(welcome(again, black).get("room").toString()).contains("rematch=white");
    again.send("rematch", "wanted", true);
    assertThat(room(again, "next=")).containsKey("next");
  }

  // Seats that change hands ---------------------------------------------------------------------

  @Test
  void a_player_with_one_seat_cannot_free_it_to_stop_the_clock() {
    anna.move("e2e4");
    bo.await("events");
    bo.send("freeSeat", "color", "black");

    Map<String, Object> refused = bo.await("refused");
    assertThat(refused).containsEntry("reason", "ONLY_ONE_SEAT");
    assertThat(refused.get("sentence").toString()).contains("only while this device holds both");
    time.advance(180_100);
    assertThat(anna.log(3).get(2).toString()).contains("FLAG");
  }

  /** Lets Anna take Black's seat as well, and plays the first move. */
  private void annaTakesBothSeats() {
    anna.send("takeSeat", "color", "black");
    room(bo, "seatAsked");
    bo.send("answerSeat", "accept", true);
    room(anna, "watching=1");
    assertThat(anna.move("e2e4")).containsEntry("type", "accepted");
    bo.await("events");
    time.advance(10_000);
  }

  @Test
  void the_clock_waits_until_someone_takes_a_freed_seat() {
    annaTakesBothSeats();
    anna.send("freeSeat", "color", "black");
    assertThat(anna.await("events").get("events").toString()).contains("paused");
    assertThat(anna.sendCommand("resign")).containsEntry("reason", "WAITING_FOR_OPPONENT");
    time.advance(3_600_000);

    LinkServerForTests.SeatToken eve = server.joinGame(white.game());
    assertThat(eve.seats()).isEqualTo(List.of("black"));
    WebSocketPlayer player = WebSocketPlayer.connect(server).hello(eve);
    assertThat(anna.await("events").get("events").toString())
        .contains("resumed")
        .doesNotContain("restart");
    player.log(4);
    assertThat(player.move("e7e5")).containsEntry("type", "accepted");
    bo.send("hello", "game", black.game(), "token", black.token(), "after", 0, "language", "en");
    assertThat(bo.await("refused")).containsEntry("reason", "WRONG_TOKEN");
  }

  @Test
  void a_freed_seat_counts_as_an_absent_player() {
    annaTakesBothSeats();
    anna.send("freeSeat", "color", "black");
    Map<?, ?> free = seat(room(anna, "free=true"), "black");
    assertThat(free.get("presence")).isEqualTo("away");
    assertThat(free.get("goneAt")).isEqualTo(time.now() + 60_000);
    time.advance(59_999);
    assertThat(anna.sendCommand("claimAbandoned", "win", false))
        .containsEntry("reason", "OPPONENT_NOT_GONE");
    time.advance(1);
    assertThat(seat(room(anna, "gone,"), "black").get("free")).isEqualTo(true);

    Map<String, Object> answer = anna.sendCommand("claimAbandoned", "win", false);
    assertThat(answer).containsEntry("type", "accepted");
    assertThat(answer.get("events").toString()).contains("ABANDONED", "DRAW");
  }

  @Test
  void one_player_can_take_both_seats_if_the_other_agrees() {
    anna.send("takeSeat", "color", "black");
    assertThat(room(bo, "seatAsked")).containsEntry("seatAsked", "black");
    bo.send("answerSeat", "accept", false);
    assertThat(room(anna, "watching")).isNotNull();
    bo.send("answerSeat", "accept", true);
    assertThat(bo.await("refused")).containsEntry("reason", "NO_REQUEST");

    time.advance(30_000);
    anna.send("takeSeat", "color", "black");
    room(bo, "seatAsked");
    bo.send("answerSeat", "accept", true);
    Map<String, Object> room = bo.await("room");
    assertThat(room).doesNotContainKey("seatAsked").containsEntry("watching", 1);

    anna.send("hello", "game", white.game(), "token", white.token(), "after", 1, "language", "en");
    assertThat(anna.await("welcome")).containsEntry("seats", List.of("white", "black"));
    assertThat(anna.move("e2e4")).containsEntry("type", "accepted");
    assertThat(anna.withSeat("black").move("e7e5")).containsEntry("type", "accepted");
    assertThat(bo.sendCommand("resign")).containsEntry("type", "refused");
  }

  @Test
  void a_seat_request_survives_a_restart() {
    anna.send("takeSeat", "color", "black");
    room(bo, "seatAsked=black");
    server.stop();
    server.restart();

    WebSocketPlayer again = WebSocketPlayer.connect(server);
    assertThat(welcome(again, black).get("room").toString()).contains("seatAsked=black");
    again.send("answerSeat", "accept", true);
    WebSocketPlayer both = WebSocketPlayer.connect(server);
    room(again, "watching=1");
    assertThat(welcome(both, white)).containsEntry("seats", List.of("white", "black"));
  }

  @Test
  void a_seat_handed_over_after_a_restart_leaves_the_clock_to_the_side_to_move() {
    anna.move("e2e4");
    bo.log(2);
    bo.move("e7e5");
    anna.log(3);
    anna.send("takeSeat", "color", "black");
    room(bo, "seatAsked=black");
    server.stop();
    server.restart();

    WebSocketPlayer again = WebSocketPlayer.connect(server).hello(black);
    again.send("answerSeat", "accept", true);
    room(again, "watching=1");
    awaitRoom();
    assertThat(lastEvent()).contains("paused");

    WebSocketPlayer both = WebSocketPlayer.connect(server).hello(white);
    assertThat(both.log(5).get(4)).containsEntry("type", "resumed").containsEntry("restart", true);
  }

  /** Waits until the room has finished its pending tasks. */
  private void awaitRoom() {
    assertThat(server.get("/api/games/" + white.game()).statusCode()).isEqualTo(200);
  }

  private String lastEvent() {
    List<StoredEvent> events = server.store().load(white.game()).orElseThrow().events();
    return events.get(events.size() - 1).body();
  }

  @Test
  void a_free_seat_is_taken_at_once_and_a_request_can_be_withdrawn() {
    anna.send("takeSeat", "color", "black");
    room(bo, "seatAsked");
    anna.send("answerSeat", "accept", true);
    assertThat(anna.await("refused")).containsEntry("reason", "NO_REQUEST");
    anna.send("answerSeat", "accept", false);
    assertThat(bo.await("room")).doesNotContainKey("seatAsked");
    anna.send("answerSeat", "accept", false);
    assertThat(anna.await("refused")).containsEntry("reason", "NO_REQUEST");

    time.advance(30_000);
    anna.send("takeSeat", "color", "black");
    room(bo, "seatAsked");
    anna.disconnect();
    assertThat(room(bo, "away")).doesNotContainKey("seatAsked");

    WebSocketPlayer again = WebSocketPlayer.connect(server).hello(white);
    time.advance(30_000);
    again.send("takeSeat", "color", "black");
    room(bo, "seatAsked");
    bo.send("answerSeat", "accept", true);
    room(again, "watching=1");
    again.send("freeSeat", "color", "black");
    room(again, "black={free=true}");
    again.send("takeSeat", "color", "black");
    room(again, "black={name=");
    assertThat(again.move("e2e4")).containsEntry("type", "accepted");
  }

  // Names ---------------------------------------------------------------------------------------

  @Test
  void a_player_can_remove_their_name_permanently() {
    String path = "/api/games/" + white.game() + "/name";
    String beginning = white.token().substring(0, 8);
    for (String authorization :
        List.of(
            "Bearer x",
            "Basic x",
            "Bearer",
            "Bearer " + beginning.toLowerCase(Locale.ROOT),
            "Bearer " + beginning.toUpperCase(Locale.ROOT))) {
      HttpResponse<String> refused =
          server.request("DELETE", path, "", "Authorization", authorization);
      assertThat(refused.statusCode()).isEqualTo(403);
    }
    HttpResponse<String> removed =
        server.request("DELETE", path, "", "Authorization", "Bearer " + white.token());

    assertThat(removed.statusCode()).isEqualTo(204);
    assertThat(seat(room(bo, "white={name=,"), "black").get("name")).isEqualTo("Bo");
    assertThat(server.store().load(white.game()).orElseThrow().toString()).doesNotContain("Anna");
    assertThat(server.get("/api/games/" + white.game() + "/pgn").body()).doesNotContain("Anna");
  }
}
