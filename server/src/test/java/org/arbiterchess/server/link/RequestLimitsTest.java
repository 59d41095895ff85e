package org.arbiterchess.server.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.arbiterchess.server.protocol.ServerLimit;
import org.arbiterchess.server.protocol.ServerLimits;
import org.junit.jupiter.api.Test;

/** Tests that a player cannot bother the opponent, nor fill the server, with requests. */
class RequestLimitsTest extends LinkGameTestBase {

  private static final int WAIT_MILLIS = 30_000;

  /** Sends a message that the server refuses, and returns the reason. */
  private static String refusal(WebSocketPlayer player, String type, Object... keysAndValues) {
    player.send(type, keysAndValues);
    return (String) player.await("refused").get("reason");
  }

  /** Sends a command and returns the reason of the refusal, or an empty text. */
  private static String send(WebSocketPlayer player, String type, Object... keysAndValues) {
    Map<String, Object> answer = player.sendCommand(type, keysAndValues);
    while (answer.get("type").equals("stale")) {
      answer = player.sendCommand(type, keysAndValues);
    }
    return (String) answer.getOrDefault("reason", "");
  }

  private static void awaitRoom(WebSocketPlayer player, String key, boolean present) {
    while (player.await("room").containsKey(key) != present) {
      // An earlier message is skipped.
    }
  }

  @Test
  void one_takeback_request_is_open_and_the_next_waits_for_a_move_or_half_a_minute() {
    assertThat(send(anna, "move", "attempt", "e2e4")).isEmpty();
    assertThat(send(anna, "askTakeback")).isEmpty();
    assertThat(send(anna, "askTakeback")).isEqualTo("TAKEBACK_OPEN");
    assertThat(send(bo, "answerTakeback", "accept", false)).isEmpty();

    time.advance(500);
    Map<String, Object> refused = anna.sendCommand("askTakeback");
    while (refused.get("type").equals("stale")) {
      refused = anna.sendCommand("askTakeback");
    }
    assertThat(refused).containsEntry("reason", "ASK_LATER").containsKey("id");
    assertThat((String) refused.get("sentence")).contains("30 seconds");
    time.advance(WAIT_MILLIS - 500);
    assertThat(send(anna, "askTakeback")).isEmpty();

    assertThat(send(bo, "answerTakeback", "accept", false)).isEmpty();
    assertThat(send(anna, "askTakeback")).isEqualTo("ASK_LATER");
    assertThat(send(bo, "move", "attempt", "e7e5")).isEmpty();
    assertThat(send(anna, "askTakeback")).isEmpty();
    assertThat(send(bo, "answerTakeback", "accept", false)).isEmpty();
    assertThat(send(bo, "askTakeback")).as("the other player").isEmpty();
  }

  @Test
  void the_wait_for_a_takeback_survives_a_restart() {
    assertThat(send(anna, "move", "attempt", "e2e4")).isEmpty();
    assertThat(send(anna, "askTakeback")).isEmpty();
    assertThat(send(bo, "answerTakeback", "accept", false)).isEmpty();
    server.stop();
    server.restart();

    WebSocketPlayer again = WebSocketPlayer.connect(server).hello(white);
    assertThat(send(again, "askTakeback")).isEqualTo("ASK_LATER");
  }

  @Test
  void one_draw_offer_is_open_and_the_next_waits_for_a_move() {
    assertThat(send(anna, "move", "attempt", "e2e4")).isEmpty();
    assertThat(send(bo, "move", "attempt", "e7e5")).isEmpty();
    assertThat(send(anna, "offerDraw")).isEmpty();
    assertThat(send(anna, "offerDraw")).isEqualTo("OFFER_OPEN");
    assertThat(send(bo, "answerDraw", "accept", false)).isEmpty();
    assertThat(send(anna, "offerDraw")).isEqualTo("OFFER_DECLINED");
    assertThat(send(anna, "move", "attempt", "g1f3")).isEmpty();
    assertThat(send(anna, "offerDraw")).isEmpty();
  }

  @Test
  void one_seat_request_is_open_and_the_next_waits_for_a_move_or_half_a_minute() {
    anna.send("takeSeat", "color", "black");
    awaitRoom(bo, "seatAsked", true);
    assertThat(refusal(anna, "takeSeat", "color", "black")).isEqualTo("REQUEST_OPEN");
    assertThat(refusal(bo, "takeSeat", "color", "white")).isEqualTo("REQUEST_OPEN");
    bo.send("answerSeat", "accept", false);
    awaitRoom(anna, "seatAsked", false);
    assertThat(refusal(anna, "takeSeat", "color", "black")).isEqualTo("ASK_LATER");
    time.advance(WAIT_MILLIS);
    anna.send("takeSeat", "color", "black");
    awaitRoom(anna, "seatAsked", true);

    anna.send("answerSeat", "accept", false);
    awaitRoom(anna, "seatAsked", false);
    assertThat(refusal(anna, "takeSeat", "color", "black")).as("withdrawn").isEqualTo("ASK_LATER");
    assertThat(send(anna, "move", "attempt", "e2e4")).isEmpty();
    anna.send("takeSeat", "color", "black");
    awaitRoom(anna, "seatAsked", true);

    anna.close();
    Map<String, Object> room = bo.await("room");
    while (!room.toString().contains("presence=away")) {
      room = bo.await("room");
    }
    assertThat(room).doesNotContainKey("seatAsked");
    WebSocketPlayer again = WebSocketPlayer.connect(server).hello(white);
    assertThat(refusal(again, "takeSeat", "color", "black")).isEqualTo("ASK_LATER");
  }

  @Test
  void a_rematch_can_be_asked_for_again_after_half_a_minute() {
    assertThat(send(bo, "resign")).isEmpty();
    assertThat(send(anna, "resign")).isEqualTo("GAME_OVER");
    anna.send("rematch", "wanted", true);
    awaitRoom(bo, "rematch", true);
    awaitRoom(anna, "rematch", true);
    assertThat(refusal(anna, "rematch", "wanted", true)).isEqualTo("REQUEST_OPEN");
    bo.send("rematch", "wanted", false);
    awaitRoom(anna, "rematch", false);
    assertThat(refusal(anna, "rematch", "wanted", true)).isEqualTo("ASK_LATER");

    bo.send("rematch", "wanted", true);
    awaitRoom(anna, "rematch", true);
    anna.send("rematch", "wanted", true);
    awaitRoom(anna, "next", true);
  }

  @Test
  void refused_requests_are_explained_in_german_too() {
    anna.send("hello", "game", white.game(), "token", white.token(), "after", 1, "language", "de");
    anna.await("welcome");
    anna.send("takeSeat", "color", "black");
    awaitRoom(anna, "seatAsked", true);
    anna.send("answerSeat", "accept", false);
    awaitRoom(anna, "seatAsked", false);
    anna.send("takeSeat", "color", "black");

    assertThat((String) anna.await("refused").get("sentence"))
        .isEqualTo(
            "Lass deinem Gegner einen Moment. Spätestens in 30 Sekunden kannst du wieder fragen.");
  }

  @Test
  void a_log_that_is_full_only_takes_the_end_of_the_game() {
    assertThat(ServerLimits.DEFAULTS.get(ServerLimit.EVENTS_PER_GAME)).isEqualTo(20_000);
    ServerLimits limits = LinkServerForTests.highLimits().with(ServerLimit.EVENTS_PER_GAME, 4);
    try (LinkServerForTests small =
        LinkServerForTests.start(tempDir.resolve("small"), time, limits)) {
      WebSocketPlayer[] players = small.twoPlayers("3+2");
      assertThat(send(players[0], "move", "attempt", "f2f3")).isEmpty();
      assertThat(send(players[1], "move", "attempt", "e7e5")).isEmpty();
      assertThat(send(players[0], "move", "attempt", "g2g4")).isEmpty();

      assertThat(send(players[1], "move", "attempt", "b8c6")).isEqualTo("GAME_TOO_LONG");
      assertThat(send(players[1], "askTakeback")).isEqualTo("GAME_TOO_LONG");
      assertThat(send(players[1], "giveTime")).isEqualTo("GAME_TOO_LONG");
      players[1].send("freeSeat", "color", "black");
      Map<String, Object> refused = players[1].await("refused");
      assertThat((String) refused.get("sentence")).contains("events-per-game", " 4 ");
      assertThat(send(players[1], "offerDraw")).isEmpty();
      assertThat(send(players[0], "answerDraw", "accept", false)).isEmpty();
      assertThat(send(players[1], "move", "attempt", "d8h4")).as("checkmate").isEmpty();
      assertThat(players[1].log().toString()).contains("CHECKMATE");

      WebSocketPlayer[] others = small.twoPlayers("-");
      assertThat(send(others[0], "move", "attempt", "f2f3")).isEmpty();
      assertThat(send(others[1], "move", "attempt", "e7e5")).isEmpty();
      assertThat(send(others[0], "askTakeback")).isEmpty();
      assertThat(send(others[0], "move", "attempt", "e2e4")).isEqualTo("GAME_TOO_LONG");
      assertThat(send(others[0], "resign")).isEmpty();
    }
  }

  @Test
  void the_rate_of_a_player_counts_on_all_connections_together() {
    ServerLimits limits =
        LinkServerForTests.highLimits().with(ServerLimit.MESSAGES_PER_SECOND_PER_PLAYER, 3);
    try (LinkServerForTests strict =
        LinkServerForTests.start(tempDir.resolve("strict"), time, limits)) {
      LinkServerForTests.SeatToken seat = strict.createGame("-", "white");
      LinkServerForTests.SeatToken other = strict.joinGame(seat.game());
      WebSocketPlayer watching = WebSocketPlayer.connect(strict).watch(seat.game());
      for (int i = 0; i < 20; i++) {
        watching.send("freeSeat", "color", "white");
        assertThat(watching.await("refused")).containsEntry("reason", "NOT_YOUR_SEAT");
      }
      for (int i = 0; i < 6; i++) {
        WebSocketPlayer player = WebSocketPlayer.connect(strict).hello(seat);
        assertThat(send(player, "answerDraw", "accept", true)).isEqualTo("NO_OFFER");
      }
      WebSocketPlayer player = WebSocketPlayer.connect(strict).hello(seat);
      Map<String, Object> refused = player.sendCommand("move", "attempt", "e2e4");
      assertThat(refused).containsEntry("reason", "TOO_FAST").containsKey("id");
      assertThat((String) refused.get("sentence")).contains("messages-per-second-per-player");
      assertThat(send(WebSocketPlayer.connect(strict).hello(other), "resign")).isEmpty();
      time.advance(1000);
      assertThat(send(player, "resign")).isEqualTo("GAME_OVER");
    }
  }
}
