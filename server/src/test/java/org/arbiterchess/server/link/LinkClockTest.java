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

/** The server's clock, in time that passes when the test says so. */
@Timeout(60)
class LinkClockTest {

  private static final long MINUTE = 60_000;

  @TempDir Path place;

  private final ManualTime time = new ManualTime();
  private LinkServerForTests club;

  @BeforeEach
  void open() {
    club = LinkServerForTests.start(place, time);
  }

  @AfterEach
  void close() {
    club.close();
  }

  /** White has moved, and Black's three minutes run. */
  private WebSocketPlayer[] blackToMove() {
    WebSocketPlayer[] players = club.twoPlayers("3+2");
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
  void the_flag_falls_by_itself_and_both_are_told() {
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
  void the_flag_falls_though_nobody_is_there() throws Exception {
    WebSocketPlayer[] players = blackToMove();
    String game = game(players[0]);
    players[0].disconnect();
    players[1].disconnect();

    time.advance(10 * MINUTE);

    WebSocketPlayer spectator = WebSocketPlayer.connect(club).watch(game);
    assertThat(awaitEnd(spectator)).isEqualTo("WHITE_WINS");
    assertThat(spectator.log().get(2)).containsEntry("at", ManualTime.START + 3 * MINUTE);
  }

  /** Whether the flag fell before or after the spectator came. */
  private static Object awaitEnd(WebSocketPlayer spectator) {
    return result(last(spectator.log(4)));
  }

  private String game(WebSocketPlayer player) {
    player.send("hello", "game", "000000000000", "after", 0, "language", "en");
    player.await("refused");
    return club.store().unfinishedGames().get(0);
  }

  @Test
  void a_move_that_arrives_after_the_flag_is_the_flag() {
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

  /** The bank has 500 ms: six times 80, once the 20 that are left, and then nothing. */
  @Test
  void what_the_way_takes_is_credited_and_shown_until_the_bank_is_empty() {
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
  void a_beat_that_never_went_out_brings_no_credit() {
    WebSocketPlayer[] players = blackToMove();
    time.advance(1000);
    players[1].send("beat", "now", time.now() - 900);

    players[1].move("e7e5");

    assertThat(last(players[1].log())).doesNotContainKey("lag").containsEntry("at", time.now());
  }

  /** White and Black by their tokens; White has moved, and Black's three minutes run. */
  private LinkServerForTests.SeatToken[] blackToMoveBySeat() {
    LinkServerForTests.SeatToken white = club.createGame("3+2", "white");
    LinkServerForTests.SeatToken black = club.joinGame(white.game());
    WebSocketPlayer anna = WebSocketPlayer.connect(club).hello(white);
    assertThat(anna.move("e2e4")).containsEntry("type", "accepted");
    return new LinkServerForTests.SeatToken[] {white, black};
  }

  @Test
  void after_a_crash_the_clock_waits_for_the_side_to_move() throws Exception {
    LinkServerForTests.SeatToken[] seats = blackToMoveBySeat();
    String game = seats[0].game();
    long moved = time.now();
    time.advance(MINUTE);
    club.crash();

    time.advance(30 * MINUTE);
    club.restart();

    WebSocketPlayer anna = WebSocketPlayer.connect(club).hello(seats[0]);
    assertThat(anna.log(3).get(2)).containsEntry("type", "paused").containsEntry("at", moved);
    time.advance(12_000);
    assertThat(club.store().load(game).orElseThrow().events()).hasSize(3);
    WebSocketPlayer bo = WebSocketPlayer.connect(club).hello(seats[1]);
    long back = time.now();
    assertThat(bo.log(4).get(3))
        .containsEntry("type", "resumed")
        .containsEntry("at", back)
        .containsEntry("restart", true);
    assertThat(anna.log(4)).isEqualTo(bo.log());

    time.advance(3 * MINUTE + 99);
    assertThat(club.store().load(game).orElseThrow().events()).hasSize(4);
    time.advance(1);
    assertThat(bo.await("events").get("events").toString()).contains("FLAG");
    assertThat(bo.log().get(4)).containsEntry("at", back + 3 * MINUTE);
  }

  @Test
  void a_server_that_is_asked_to_stop_pauses_the_clock_at_that_moment() throws Exception {
    LinkServerForTests.SeatToken[] seats = blackToMoveBySeat();
    WebSocketPlayer anna = WebSocketPlayer.connect(club).hello(seats[0]);
    time.advance(MINUTE);
    long stopped = time.now();
    club.stop();
    assertThat(anna.await("refused")).containsEntry("reason", "STOPPING");
    assertThat(anna.closeCode()).isEqualTo(1001);

    time.advance(30 * MINUTE);
    club.restart();
    WebSocketPlayer bo = WebSocketPlayer.connect(club).hello(seats[1]);
    long back = time.now();

    assertThat(bo.log(4).get(2)).containsEntry("type", "paused").containsEntry("at", stopped);
    assertThat(bo.log(4).get(3)).containsEntry("type", "resumed").containsEntry("at", back);
    time.advance(2 * MINUTE + 100);
    assertThat(bo.await("events").get("events").toString()).contains("FLAG");
  }

  @Test
  void who_stays_away_after_a_restart_stops_the_clock_until_the_opponent_may_claim()
      throws Exception {
    LinkServerForTests.SeatToken[] seats = blackToMoveBySeat();
    time.advance(1);
    club.crash();
    club.restart();
    WebSocketPlayer anna = WebSocketPlayer.connect(club).hello(seats[0]);
    anna.log(3);
    long begun = time.now();

    time.advance(MINUTE);

    assertThat(anna.log(4).get(3))
        .containsEntry("type", "resumed")
        .containsEntry("at", begun + MINUTE);
    assertThat(anna.sendCommand("claimAbandoned", "win", true)).containsEntry("type", "accepted");
  }

  @Test
  void after_a_restart_a_flag_falls_though_nobody_ever_connects() throws Exception {
    String game = blackToMoveBySeat()[0].game();
    time.advance(1);
    club.crash();
    club.restart();
    awaitRoom(game);
    time.advance(MINUTE);
    awaitRoom(game);
    time.advance(3 * MINUTE);

    List<StoredEvent> log = awaitEvents(game, 6);
    assertThat(log.get(5).body()).contains("settled", "WHITE_WINS");
    assertThat(club.store().unfinishedGames()).isEmpty();
  }

  /** The room answers once it has done what came before, its alarms included. */
  private void awaitRoom(String game) {
    assertThat(club.get("/api/games/" + game).statusCode()).isEqualTo(200);
  }

  private List<StoredEvent> awaitEvents(String game, int count) throws InterruptedException {
    for (int tries = 0; tries < 1000; tries++) {
      List<StoredEvent> log = club.store().load(game).orElseThrow().events();
      if (log.size() >= count) {
        return log;
      }
      TimeUnit.MILLISECONDS.sleep(10);
    }
    throw new AssertionError("never " + count + " events");
  }
}
