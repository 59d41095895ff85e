package org.arbiterchess.server.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests, with a manual time source, that no time is charged while one server does not run or cannot
 * store moves.
 */
@Timeout(120)
class ServerTimeTest {

  private static final long MINUTE = 60_000;

  @TempDir Path tempDir;

  private final ManualTime time = new ManualTime();
  private LinkServerForTests server;
  private LinkServerForTests.SeatToken white;
  private LinkServerForTests.SeatToken black;
  private WebSocketPlayer anna;
  private WebSocketPlayer bo;

  @BeforeEach
  void open() {
    server = LinkServerForTests.start(tempDir, time);
    white = server.createGame("3+0", "white");
    anna = WebSocketPlayer.connect(server).hello(white);
    black = server.joinGame(white.game());
    bo = WebSocketPlayer.connect(server).hello(black);
    anna.hello(white);
    assertThat(anna.move("e2e4")).containsEntry("type", "accepted");
    bo.log(2);
    time.advance(MINUTE);
  }

  @AfterEach
  void close() {
    server.close();
  }

  private static Map<String, Object> awaitRoom(WebSocketPlayer player, boolean stopped) {
    Map<String, Object> room = player.await("room");
    while (room.containsKey("clocksStoppedAt") != stopped) {
      room = player.await("room");
    }
    return room;
  }

  private void awaitStored(int events) {
    while (server.store().load(white.game()).orElseThrow().events().size() < events) {
      time.advance(1000);
    }
  }

  @Test
  void clocks_stop_at_the_first_refused_move_until_the_store_recovers() throws Exception {
    long refused = time.now();
    try (Connection other = server.lockDatabase()) {
      bo.send("command", "after", 2, "command", bo.command("move", "attempt", "e7e5"));
      assertThat(awaitRoom(anna, true)).containsEntry("clocksStoppedAt", refused);
      assertThat(awaitRoom(bo, true)).containsEntry("clocksStoppedAt", refused);
      assertThat(bo.await("refused")).containsEntry("reason", "NOT_STORED");
      time.advance(30 * MINUTE);
      assertThat(bo.move("e7e5")).containsEntry("reason", "NOT_STORED");
      WebSocketPlayer late = WebSocketPlayer.connect(server);
      late.send("hello", "game", white.game(), "after", 0, "language", "en");
      assertThat(late.await("welcome").get("room").toString())
          .contains("clocksStoppedAt=" + refused);
      assertThat(other.isClosed()).isFalse();
    }

    awaitStored(4);
    List<Map<String, Object>> log = anna.log(4);
    assertThat(bo.log(4)).isEqualTo(log);
    assertThat(log.get(2)).containsEntry("type", "paused").containsEntry("at", refused);
    assertThat(log.get(3)).containsEntry("type", "resumed").containsEntry("restart", true);
    long resumed = (Long) log.get(3).get("at");
    assertThat(resumed).isGreaterThanOrEqualTo(refused + 30 * MINUTE);
    awaitRoom(anna, false);
    awaitRoom(bo, false);

    awaitStored(6);
    assertThat(anna.log(5).get(4).toString()).contains("FLAG");
    assertThat(anna.log(5).get(4)).containsEntry("at", resumed + 2 * MINUTE);
  }

  @Test
  void the_next_command_is_tried_at_once_and_succeeds_when_repeated() throws Exception {
    long refused = time.now();
    try (Connection other = server.lockDatabase()) {
      assertThat(bo.move("e7e5")).containsEntry("reason", "NOT_STORED");
      assertThat(other.isClosed()).isFalse();
    }

    assertThat(bo.move("e7e5")).containsEntry("type", "accepted");
    assertThat(anna.log(5))
        .extracting(event -> event.get("type"))
        .containsExactly("started", "movePlayed", "paused", "resumed", "movePlayed");
    assertThat(anna.log().get(4)).containsEntry("attempt", "e7e5").containsEntry("at", refused);
  }

  @Test
  void a_player_who_reloads_the_page_during_an_outage_loses_no_time() throws Exception {
    long refused = time.now();
    try (Connection other = server.lockDatabase()) {
      assertThat(bo.move("e7e5")).containsEntry("reason", "NOT_STORED");
      bo.disconnect();
      awaitRoomWith(anna, "away");
      time.advance(10 * MINUTE);
      bo = WebSocketPlayer.connect(server);
      bo.send("hello", "game", white.game(), "token", black.token(), "after", 0, "language", "en");
      assertThat(bo.await("welcome").get("room").toString()).contains("clocksStoppedAt=" + refused);
      assertThat(other.isClosed()).isFalse();
    }

    assertThat(bo.withSeat("black").move("e7e5")).containsEntry("type", "accepted");
    List<Map<String, Object>> log = anna.log(5);
    assertThat(log.get(2)).containsEntry("type", "paused").containsEntry("at", refused);
    assertThat(log.get(4)).containsEntry("at", log.get(3).get("at"));
  }

  @Test
  void a_player_who_is_away_when_an_outage_ends_is_waited_for() throws Exception {
    try (Connection other = server.lockDatabase()) {
      assertThat(bo.move("e7e5")).containsEntry("reason", "NOT_STORED");
      bo.disconnect();
      awaitRoomWith(anna, "away");
      assertThat(other.isClosed()).isFalse();
    }
    awaitStored(3);
    long left = time.now();
    time.advance(MINUTE / 2);
    WebSocketPlayer back = WebSocketPlayer.connect(server).hello(black);

    List<Map<String, Object>> log = back.log(4);
    assertThat(log.get(2)).containsEntry("type", "paused").containsEntry("restart", true);
    assertThat(log.get(3)).containsEntry("type", "resumed").containsEntry("restart", true);
    assertThat((Long) log.get(3).get("at")).isGreaterThanOrEqualTo(left + MINUTE / 2);
  }

  private static void awaitRoomWith(WebSocketPlayer player, String words) {
    while (!player.await("room").toString().contains(words)) {
      assertThat(words).isNotEmpty();
    }
  }

  // A frozen process ----------------------------------------------------------------------------

  @Test
  void a_move_that_waited_for_a_frozen_server_is_accepted_and_the_gap_is_not_charged() {
    long frozen = time.now();
    time.freeze(10 * MINUTE);
    assertThat(bo.move("e7e5")).containsEntry("type", "accepted");

    List<Map<String, Object>> log = anna.log(5);
    assertThat(log)
        .extracting(event -> event.get("type"))
        .containsExactly("started", "movePlayed", "paused", "resumed", "movePlayed");
    assertThat((Long) log.get(2).get("at")).isBetween(frozen - 100, frozen);
    assertThat(log.get(3)).containsEntry("at", frozen + 10 * MINUTE).containsEntry("restart", true);
    assertThat(log.get(4)).containsEntry("at", frozen + 10 * MINUTE);
    assertThat(bo.log(5)).isEqualTo(log);
  }

  @Test
  void no_flag_falls_in_a_frozen_server_and_the_clock_waits_until_the_player_is_heard() {
    time.freeze(10 * MINUTE);
    long thawed = time.now();
    time.advance(1);

    assertThat(anna.log(3).get(2)).containsEntry("type", "paused").containsEntry("restart", true);
    time.advance(MINUTE / 2);
    bo.send("beat", "now", 1);
    List<Map<String, Object>> log = anna.log(4);
    assertThat(log.get(3))
        .containsEntry("type", "resumed")
        .containsEntry("at", thawed + 1 + MINUTE / 2);
    time.advance(2 * MINUTE - 1000);
    assertThat(server.store().load(white.game()).orElseThrow().events()).hasSize(4);
    time.advance(1200);
    assertThat(anna.log(5).get(4).toString()).contains("FLAG");
  }

  @Test
  void less_than_half_a_second_is_no_gap() {
    time.freeze(300);
    assertThat(bo.move("e7e5")).containsEntry("type", "accepted");

    assertThat(anna.log(3).get(2)).containsEntry("type", "movePlayed");
  }

  @Test
  void time_in_which_the_server_was_frozen_is_no_absence() {
    bo.disconnect();
    awaitRoomWith(anna, "away");
    time.freeze(10 * MINUTE);

    assertThat(anna.sendCommand("claimAbandoned", "win", true))
        .containsEntry("reason", "OPPONENT_NOT_GONE");
  }

  @Test
  void the_clock_of_a_player_who_loses_the_connection_runs() {
    bo.disconnect();
    awaitRoomWith(anna, "away");
    time.advance(MINUTE);
    WebSocketPlayer back = WebSocketPlayer.connect(server).hello(black);
    time.advance(MINUTE + 100);

    assertThat(back.log(3).get(2).toString()).contains("FLAG");
    assertThat(back.log().get(2)).containsEntry("at", ManualTime.START + 3 * MINUTE);
  }

  @Test
  void a_flag_that_fell_before_anything_was_refused_has_fallen() throws Exception {
    try (Connection other = server.lockDatabase()) {
      time.advance(2 * MINUTE + 100);
      awaitRoom(bo, true);
      assertThat(other.isClosed()).isFalse();
    }

    awaitStored(3);
    assertThat(bo.log(3).get(2).toString()).contains("FLAG");
    assertThat(bo.log(3).get(2)).containsEntry("at", ManualTime.START + 3 * MINUTE);
  }

  @Test
  void a_server_that_is_stopped_meanwhile_dates_the_pause_at_the_refused_move() throws Exception {
    long refused = time.now();
    try (Connection other = server.lockDatabase()) {
      assertThat(bo.move("e7e5")).containsEntry("reason", "NOT_STORED");
      assertThat(other.isClosed()).isFalse();
    }
    server.stop();
    server.restart();

    WebSocketPlayer spectator = WebSocketPlayer.connect(server).watch(white.game());
    assertThat(spectator.log(3).get(2))
        .containsEntry("type", "paused")
        .containsEntry("at", refused);
  }
}
