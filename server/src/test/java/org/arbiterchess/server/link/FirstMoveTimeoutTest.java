package org.arbiterchess.server.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.arbiterchess.server.protocol.ServerLimit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests that a game with a clock is aborted if White does not make the first move in time. */
@Timeout(60)
class FirstMoveTimeoutTest {

  @TempDir Path tempDir;

  private final ManualTime time = new ManualTime();
  private LinkServerForTests server;

  @BeforeEach
  void open() {
    server =
        LinkServerForTests.start(
            tempDir,
            time,
            LinkServerForTests.highLimits().with(ServerLimit.FIRST_MOVE_SECONDS, 30));
  }

  @AfterEach
  void close() {
    server.close();
  }

  private static Object firstMoveBy(Map<String, Object> welcome) {
    return ((Map<?, ?>) welcome.get("room")).get("firstMoveBy");
  }

  private Object firstMoveBy(LinkServerForTests.SeatToken seat) {
    try (WebSocketPlayer page = WebSocketPlayer.connect(server)) {
      page.send("hello", "game", seat.game(), "token", seat.token(), "after", 0, "language", "en");
      return firstMoveBy(page.await("welcome"));
    }
  }

  private static void assertAborted(WebSocketPlayer player) {
    Map<String, Object> end = player.log(2).get(1);
    assertThat(end.get("outcome"))
        .isEqualTo(
            Map.of("ending", "ABORTED", "result", "NONE", "article", "5", "fallen", "white"));
  }

  @Test
  void without_a_first_move_the_game_is_aborted_for_everybody() {
    WebSocketPlayer[] players = server.twoPlayers("3+2");
    String game = server.store().unfinishedGames().get(0);
    WebSocketPlayer spectator = WebSocketPlayer.connect(server).watch(game);
    time.advance(30_000);
    assertThat(players[0].sendCommand("offerDraw")).containsEntry("type", "refused");
    assertThat(players[0].head()).isEqualTo(1);

    time.advance(500);

    for (WebSocketPlayer each : List.of(players[0], players[1], spectator)) {
      assertAborted(each);
    }
    assertThat(players[0].move("e2e4")).containsEntry("type", "refused");
    assertThat(server.get("/api/games/" + game + "/pgn").body().replace('\n', ' '))
        .contains("White did not make the first move in time");
  }

  @Test
  void a_move_within_the_time_keeps_the_game_going() {
    WebSocketPlayer[] players = server.twoPlayers("3+2");
    time.advance(30_400);
    assertThat(players[0].move("e2e4")).containsEntry("type", "accepted");
    players[1].await("events");
    time.advance(60_000);
    assertThat(players[1].move("e7e5")).containsEntry("type", "accepted");
  }

  @Test
  void the_time_counts_from_the_moment_at_which_both_seats_are_taken() {
    LinkServerForTests.SeatToken white = server.createGame("3+2", "white");
    WebSocketPlayer anna = WebSocketPlayer.connect(server).hello(white);
    time.advance(3_600_000);
    LinkServerForTests.SeatToken black = server.joinGame(white.game());
    assertThat(anna.await("room")).containsEntry("firstMoveBy", time.now() + 30_000);
    time.advance(29_000);
    assertThat(firstMoveBy(black)).isEqualTo(time.now() + 1_000);
    time.advance(1_500);
    assertAborted(anna);
  }

  @Test
  void whoever_comes_back_gets_the_whole_time_again() {
    LinkServerForTests.SeatToken white = server.createGame("3+2", "white");
    LinkServerForTests.SeatToken black = server.joinGame(white.game());
    WebSocketPlayer anna = WebSocketPlayer.connect(server).hello(white);
    WebSocketPlayer bo = WebSocketPlayer.connect(server).hello(black);
    anna.disconnect();
    Map<String, Object> room = bo.await("room");
    while (!room.get("white").toString().contains("away")) {
      room = bo.await("room");
    }
    time.advance(20_000);

    assertThat(firstMoveBy(white)).isEqualTo(time.now() + 30_000);
  }

  @Test
  void after_a_restart_the_time_begins_again() {
    LinkServerForTests.SeatToken white = server.createGame("3+2", "white");
    LinkServerForTests.SeatToken black = server.joinGame(white.game());
    WebSocketPlayer bo = WebSocketPlayer.connect(server).hello(black);
    time.advance(25_000);
    server.crash();
    time.advance(3_600_000);
    server.restart();

    assertThat(firstMoveBy(white)).isEqualTo(time.now() + 30_000);
    WebSocketPlayer again = WebSocketPlayer.connect(server).hello(black);
    time.advance(30_500);
    assertAborted(again);
    assertThat(bo.closeCode()).isPositive();
  }

  @Test
  void without_a_clock_or_an_opponent_nobody_is_hurried() {
    WebSocketPlayer[] players = server.twoPlayers("-");
    LinkServerForTests.SeatToken alone = server.createGame("3+2", "white");
    WebSocketPlayer both = WebSocketPlayer.connect(server).hello(alone);
    both.send("takeSeat", "color", "black");
    assertThat(both.await("room")).doesNotContainKey("firstMoveBy");
    time.advance(3_600_000);
    assertThat(players[0].move("e2e4")).containsEntry("type", "accepted");
    assertThat(both.move("e2e4")).containsEntry("type", "accepted");
  }
}
