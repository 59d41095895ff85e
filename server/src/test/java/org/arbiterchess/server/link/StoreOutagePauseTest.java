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

/** Tests, with a manual time source, what happens to the clocks while the store cannot write. */
@Timeout(120)
class StoreOutagePauseTest {

  private static final long MINUTE = 60_000;

  @TempDir Path tempDir;

  private final ManualTime time = new ManualTime();
  private LinkServerForTests server;
  private LinkServerForTests.SeatToken white;
  private WebSocketPlayer anna;
  private WebSocketPlayer bo;

  @BeforeEach
  void open() {
    server = LinkServerForTests.start(tempDir, time);
    white = server.createGame("3+0", "white");
    anna = WebSocketPlayer.connect(server).hello(white);
    bo = WebSocketPlayer.connect(server).hello(server.joinGame(white.game()));
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
    assertThat(log.get(3)).containsEntry("type", "resumed").doesNotContainKey("restart");
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

    Map<String, Object> stale = bo.move("e7e5");
    assertThat(stale).containsEntry("type", "stale");
    assertThat(stale.get("events").toString()).contains("paused", "resumed", "at=" + refused);
    assertThat(bo.move("e7e5")).containsEntry("type", "accepted");
    assertThat(anna.log(5).get(4)).containsEntry("attempt", "e7e5").containsEntry("at", refused);
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
