package org.arbiterchess.server.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests the score over several rematches, and the extra time that players give each other. */
@Timeout(60)
class LinkMatchTest {

  @TempDir Path tempDir;

  private final ManualTime time = new ManualTime();
  private LinkServerForTests server;
  private LinkServerForTests.SeatToken anna;
  private LinkServerForTests.SeatToken bo;

  @BeforeEach
  void open() {
    server = LinkServerForTests.start(tempDir, time);
    anna = server.createGame("3+2", "white");
    bo = server.joinGame(anna.game());
  }

  @AfterEach
  void close() {
    server.close();
  }

  /** Returns a player's seat in a rematch, with the token from the earlier game. */
  private static LinkServerForTests.SeatToken in(
      String game, LinkServerForTests.SeatToken seat, String color) {
    return new LinkServerForTests.SeatToken(game, seat.token(), List.of(color));
  }

  private static Map<String, Object> room(WebSocketPlayer player, String key) {
    Map<String, Object> room = player.await("room");
    while (!room.containsKey(key)) {
      room = player.await("room");
    }
    return room;
  }

  /** Ends a game by resignation, starts a rematch and returns its id. */
  private String rematch(WebSocketPlayer loser, WebSocketPlayer winner) {
    assertThat(loser.sendCommand("resign")).containsEntry("type", "accepted");
    winner.await("events");
    loser.send("rematch", "wanted", true);
    room(winner, "rematch");
    winner.send("rematch", "wanted", true);
    return (String) room(loser, "next").get("next");
  }

  private Object score(String game) {
    WebSocketPlayer spectator = WebSocketPlayer.connect(server);
    spectator.send("hello", "game", game, "after", 0, "language", "en");
    return ((Map<?, ?>) spectator.await("welcome").get("room")).get("match");
  }

  @Test
  void the_score_follows_the_players_over_rematches_and_a_restart() {
    assertThat(score(anna.game())).as("no rematch yet").isNull();
    String second =
        rematch(
            WebSocketPlayer.connect(server).hello(bo), WebSocketPlayer.connect(server).hello(anna));
    assertThat(score(second)).isEqualTo(Map.of("white", 0, "black", 2));

    WebSocketPlayer white = WebSocketPlayer.connect(server).hello(in(second, bo, "white"));
    WebSocketPlayer black = WebSocketPlayer.connect(server).hello(in(second, anna, "black"));
    assertThat(white.move("e2e4")).containsEntry("type", "accepted");
    black.await("events");
    assertThat(black.move("e7e5")).containsEntry("type", "accepted");
    white.await("events");
    assertThat(white.sendCommand("offerDraw")).containsEntry("type", "accepted");
    black.await("events");
    assertThat(black.sendCommand("answerDraw", "accept", true)).containsEntry("type", "accepted");
    time.advance(1000);
    Map<String, Object> told = white.await("room");
    while (!Map.of("white", 1, "black", 3).equals(told.get("match"))) {
      told = white.await("room");
    }
    assertThat(score(second)).isEqualTo(Map.of("white", 1, "black", 3));

    server.crash();
    server.restart();
    white = WebSocketPlayer.connect(server).hello(in(second, bo, "white"));
    black = WebSocketPlayer.connect(server).hello(in(second, anna, "black"));
    white.send("rematch", "wanted", true);
    room(black, "rematch");
    black.send("rematch", "wanted", true);
    String third = (String) room(white, "next").get("next");
    assertThat(score(third)).isEqualTo(Map.of("white", 3, "black", 1));
  }

  @Test
  void a_player_gives_the_opponent_time_and_everybody_is_told() {
    WebSocketPlayer white = WebSocketPlayer.connect(server).hello(anna);
    WebSocketPlayer black = WebSocketPlayer.connect(server).hello(bo);
    WebSocketPlayer spectator = WebSocketPlayer.connect(server).watch(anna.game());
    white.move("e2e4");
    black.await("events");
    time.advance(10_000);

    assertThat(white.sendCommand("giveTime")).containsEntry("type", "accepted");

    for (WebSocketPlayer each : List.of(white, black, spectator)) {
      assertThat(each.log(3).get(2))
          .containsEntry("type", "clockSet")
          .containsEntry("color", "black")
          .containsEntry("millis", 185_000)
          .containsEntry("given", 15_000)
          .containsEntry("seat", "white");
    }
    time.advance(184_000);
    assertThat(black.move("e7e5")).containsEntry("type", "accepted");
    assertThat(black.log(4).get(3)).containsEntry("type", "movePlayed");
  }

  @Test
  void time_is_not_given_without_a_clock_or_by_a_spectator() {
    WebSocketPlayer[] players = server.twoPlayers("-");
    assertThat(players[0].sendCommand("giveTime")).containsEntry("reason", "NO_CLOCK");
    WebSocketPlayer spectator = WebSocketPlayer.connect(server).watch(anna.game());
    assertThat(spectator.withSeat("white").sendCommand("giveTime"))
        .containsEntry("reason", "NOT_YOUR_SEAT");
  }
}
