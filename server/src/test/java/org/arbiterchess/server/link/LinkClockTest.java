package org.arbiterchess.server.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.arbiterchess.server.store.StoredEvent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests game clocks on the server with a manual time source. */
@Timeout(60)
class LinkClockTest {

  private static final long MINUTE = 60_000;

  @TempDir Path tempDir;

  private final ManualTime time = new ManualTime();
  private LinkServerForTests server;

  @BeforeEach
  void open() {
    server = LinkServerForTests.start(tempDir, time);
  }

  @AfterEach
  void close() {
    server.close();
  }

  /** Starts a game in which White has moved and Black's three-minute clock is running. */
  private WebSocketPlayer[] blackToMove() {
    WebSocketPlayer[] players = server.twoPlayers("3+2");
    assertThat(players[0].move("e2e4")).containsEntry("type", "accepted");
    players[1].await("events");
    return players;
  }

  private static Object result(Map<String, Object> event) {
    return ((Map<?, ?>) event.get("outcome")).get("result");
  }

  private static Map<String, Object> last(List<Map<String, Object>> log) {
    return log.get(log.size() - 1);
  }

  @Test
  void a_flag_falls_without_a_command_and_both_players_are_told() {
    WebSocketPlayer[] players = blackToMove();

    time.advance(3 * MINUTE + 99);
    time.advance(1);

    for (WebSocketPlayer player : players) {
      assertThat(player.await("events").get("events").toString()).contains("FLAG");
      assertThat(player.log().get(2)).containsEntry("at", ManualTime.START + 3 * MINUTE);
      assertThat(result(last(player.log(4)))).isEqualTo("WHITE_WINS");
    }
  }

  @Test
  void a_flag_falls_without_any_connection() throws Exception {
    WebSocketPlayer[] players = blackToMove();
    String game = game(players[0]);
    players[0].disconnect();
    players[1].disconnect();

    time.advance(10 * MINUTE);

    WebSocketPlayer spectator = WebSocketPlayer.connect(server).watch(game);
    assertThat(awaitEnd(spectator)).isEqualTo("WHITE_WINS");
    assertThat(spectator.log().get(2)).containsEntry("at", ManualTime.START + 3 * MINUTE);
  }

  /** Waits for the final result. The flag may fall before or after the spectator connects. */
  private static Object awaitEnd(WebSocketPlayer spectator) {
    return result(last(spectator.log(4)));
  }

  private String game(WebSocketPlayer player) {
    player.send("hello", "game", "000000000000", "after", 0, "language", "en");
    player.await("refused");
    return server.store().unfinishedGames().get(0);
  }

  @Test
  void a_move_after_the_flag_makes_the_flag_fall() {
    WebSocketPlayer[] players = blackToMove();

    time.advance(3 * MINUTE + 50);

    Map<String, Object> answer = players[1].move("e7e5");
    assertThat(answer).containsEntry("type", "accepted");
    assertThat(answer.get("events").toString()).contains("FLAG", "BEING_DECIDED");
    assertThat(players[1].log(4)).isEqualTo(players[0].log(4));
  }

  @Test
  void nobody_makes_the_flag_fall_while_it_waits_for_a_move_on_its_way() {
    WebSocketPlayer[] players = blackToMove();

    time.advance(3 * MINUTE + 50);

    assertThat(players[0].sendCommand("checkFlag")).containsEntry("reason", "FLAG_NOT_FALLEN");
    time.advance(50);
    assertThat(players[0].await("events").get("events").toString()).contains("FLAG");
  }

  /**
   * The server compensates for at most 500 ms of lag in total: 80 ms for each of six moves, and 20
   * ms for the seventh.
   */
  @Test
  void lag_is_compensated_until_the_total_is_used_up() {
    WebSocketPlayer[] players = blackToMove();
    String[] black = {"a7a6", "b7b6", "c7c6", "d7d6", "e7e6", "f7f6", "g7g6", "h7h6"};
    String[] white = {"a2a3", "b2b3", "c2c3", "d2d3", "f2f3", "g2g3", "h2h3", "b1d2"};
    int[] credits = {80, 80, 80, 80, 80, 80, 20, 0};
    time.advance(5000);
    long beat = (Long) players[1].await("beat").get("now");
    for (int i = 0; i < credits.length; i++) {
      beat += 5000;
      time.advance(beat - time.now());
      assertThat(players[1].await("beat")).containsEntry("now", beat);
      time.advance(160);
      players[1].send("beat", "now", beat);

      assertThat(players[1].move(black[i])).containsEntry("type", "accepted");
      Map<String, Object> event = last(players[1].log());
      assertThat(event.getOrDefault("lag", 0)).as(black[i]).isEqualTo(credits[i]);
      assertThat(event).containsEntry("at", time.now() - credits[i]);
      players[0].await("events");
      players[0].move(white[i]);
      players[1].await("events");
    }
  }

  @Test
  void a_forged_beat_gives_no_compensation() {
    WebSocketPlayer[] players = blackToMove();
    time.advance(1000);
    players[1].send("beat", "now", time.now() - 900);

    players[1].move("e7e5");

    assertThat(last(players[1].log())).doesNotContainKey("lag").containsEntry("at", time.now());
  }

  /**
   * Returns White's and Black's tokens. White has moved and Black's three-minute clock is running.
   */
  private LinkServerForTests.SeatToken[] blackToMoveBySeat() {
    LinkServerForTests.SeatToken white = server.createGame("3+2", "white");
    LinkServerForTests.SeatToken black = server.joinGame(white.game());
    WebSocketPlayer anna = WebSocketPlayer.connect(server).hello(white);
    assertThat(anna.move("e2e4")).containsEntry("type", "accepted");
    return new LinkServerForTests.SeatToken[] {white, black};
  }

  @Test
  void after_a_crash_the_clock_waits_for_the_side_to_move() throws Exception {
    LinkServerForTests.SeatToken[] seats = blackToMoveBySeat();
    String game = seats[0].game();
    long moved = time.now();
    time.advance(MINUTE);
    server.crash();

    time.advance(30 * MINUTE);
    server.restart();

    WebSocketPlayer anna = WebSocketPlayer.connect(server).hello(seats[0]);
    assertThat(anna.log(3).get(2)).containsEntry("type", "paused").containsEntry("at", moved);
    time.advance(12_000);
    assertThat(server.store().load(game).orElseThrow().events()).hasSize(3);
    WebSocketPlayer bo = WebSocketPlayer.connect(server).hello(seats[1]);
    long back = time.now();
    assertThat(bo.log(4).get(3))
        .containsEntry("type", "resumed")
        .containsEntry("at", back)
        .containsEntry("restart", true);
    assertThat(anna.log(4)).isEqualTo(bo.log());

    time.advance(3 * MINUTE + 99);
    assertThat(server.store().load(game).orElseThrow().events()).hasSize(4);
    time.advance(1);
    assertThat(bo.await("events").get("events").toString()).contains("FLAG");
    assertThat(bo.log().get(4)).containsEntry("at", back + 3 * MINUTE);
  }

  @Test
  void a_server_that_is_asked_to_stop_pauses_the_clock_at_that_moment() throws Exception {
    LinkServerForTests.SeatToken[] seats = blackToMoveBySeat();
    WebSocketPlayer anna = WebSocketPlayer.connect(server).hello(seats[0]);
    time.advance(MINUTE);
    long stopped = time.now();
    server.stop();
    assertThat(anna.await("refused")).containsEntry("reason", "STOPPING");
    assertThat(anna.closeCode()).isEqualTo(1001);

    time.advance(30 * MINUTE);
    server.restart();
    WebSocketPlayer bo = WebSocketPlayer.connect(server).hello(seats[1]);
    long back = time.now();

    assertThat(bo.log(4).get(2)).containsEntry("type", "paused").containsEntry("at", stopped);
    assertThat(bo.log(4).get(3)).containsEntry("type", "resumed").containsEntry("at", back);
    time.advance(2 * MINUTE + 100);
    assertThat(bo.await("events").get("events").toString()).contains("FLAG");
  }

  @Test
  void after_a_restart_the_clock_of_an_absent_player_waits_until_the_opponent_can_claim()
      throws Exception {
    LinkServerForTests.SeatToken[] seats = blackToMoveBySeat();
    time.advance(1);
    server.crash();
    server.restart();
    WebSocketPlayer anna = WebSocketPlayer.connect(server).hello(seats[0]);
    anna.log(3);
    long startedAt = time.now();

    time.advance(MINUTE);

    assertThat(anna.log(4).get(3))
        .containsEntry("type", "resumed")
        .containsEntry("at", startedAt + MINUTE);
    assertThat(anna.sendCommand("claimAbandoned", "win", true)).containsEntry("type", "accepted");
  }

  @Test
  void after_a_restart_a_flag_falls_without_any_connection() throws Exception {
    String game = blackToMoveBySeat()[0].game();
    time.advance(1);
    server.crash();
    server.restart();
    awaitRoom(game);
    time.advance(MINUTE);
    awaitRoom(game);
    time.advance(3 * MINUTE);

    List<StoredEvent> log = awaitEvents(game, 6);
    assertThat(log.get(5).body()).contains("settled", "WHITE_WINS");
    assertThat(server.store().unfinishedGames()).isEmpty();
  }

  /** Waits until the room has finished its pending tasks, including timers. */
  private void awaitRoom(String game) {
    assertThat(server.get("/api/games/" + game).statusCode()).isEqualTo(200);
  }

  private List<StoredEvent> awaitEvents(String game, int count) throws InterruptedException {
    for (int tries = 0; tries < 1000; tries++) {
      List<StoredEvent> log = server.store().load(game).orElseThrow().events();
      if (log.size() >= count) {
        return log;
      }
      TimeUnit.MILLISECONDS.sleep(10);
    }
    throw new AssertionError("never " + count + " events");
  }
}
