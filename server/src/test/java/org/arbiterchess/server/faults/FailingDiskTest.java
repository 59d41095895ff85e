package org.arbiterchess.server.faults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.arbiterchess.server.json.JsonTreeCodec;
import org.arbiterchess.server.store.SmallDisk;
import org.arbiterchess.server.store.Store;
import org.arbiterchess.server.store.UnsyncableDisk;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests a running server whose disk fails and recovers. */
@Tag("check")
class FailingDiskTest {

  private static final String[] SHUFFLE = {
    "a2a3", "a7a6", "b2b3", "b7b6", "c2c3", "c7c6", "d2d3", "d7d6", "e2e3", "e7e6", "f2f3", "f7f6",
    "g2g3", "g7g6", "h2h3", "h7h6", "a3a4", "a6a5", "b3b4", "b6b5", "c3c4", "c6c5", "d3d4", "d6d5"
  };

  @TempDir Path folder;

  private SeatedGame seated;
  private WebSocketClient white;
  private WebSocketClient black;
  private int played;
  private int head = 1;

  /**
   * Sends the next move and returns the response. If the move is refused, the next call sends it
   * again.
   */
  private Map<String, Object> move() throws Exception {
    WebSocketClient mover = played % 2 == 0 ? white : black;
    mover.send(command());
    Map<String, Object> answer = receiveAnswer(mover);
    if (answer.get("type").equals("accepted")) {
      head = (Integer) answer.get("seq");
      played++;
    }
    return answer;
  }

  private void startGame(KillableServerProcess server) throws Exception {
    seated = SeatedGame.create(server.port());
    connect(server);
    assertThat(move()).containsEntry("type", "accepted");
  }

  private Map<String, Object> command() {
    Map<String, Object> move = new LinkedHashMap<>();
    move.put("v", 1);
    move.put("type", "move");
    move.put("seat", played % 2 == 0 ? "white" : "black");
    move.put("id", "move" + played);
    move.put("attempt", SHUFFLE[played]);
    Map<String, Object> command = new LinkedHashMap<>();
    command.put("v", 1);
    command.put("type", "command");
    command.put("after", head);
    command.put("command", move);
    return command;
  }

  private static Map<String, Object> receiveAnswer(WebSocketClient mover) throws Exception {
    Map<String, Object> answer = mover.receive();
    while (!List.of("accepted", "refused", "stale").contains(answer.get("type"))) {
      answer = mover.receive();
    }
    return answer;
  }

  private void connect(KillableServerProcess server) throws Exception {
    white = WebSocketClient.connectAndHello(server.port(), seated.game(), seated.white());
    black = WebSocketClient.connectAndHello(server.port(), seated.game(), seated.black());
  }

  private void assertNothingIsStored(KillableServerProcess server) throws Exception {
    Map<String, Object> answer = move();
    assertThat(answer).containsEntry("type", "refused").containsEntry("reason", "NOT_STORED");
    assertThat(move()).containsEntry("reason", "NOT_STORED");
    assertThat(server.status("/ready")).isEqualTo(503);
    assertThat(server.status("/health")).isEqualTo(200);
  }

  /**
   * Asserts that the game log contains a pause and a resumption, and that moves are accepted again.
   */
  private void assertPlayGoesOn(KillableServerProcess server) throws Exception {
    int before = head;
    WebSocketClient opponent = played % 2 == 0 ? black : white;
    assertThat(move()).containsEntry("type", "accepted").containsEntry("seq", before + 3);
    assertThat(
            ClusterGameTestBase.await(opponent, each -> each.toString().contains("type=paused"))
                .get("events")
                .toString())
        .contains("type=resumed");
    assertThat(move()).containsEntry("type", "accepted").containsEntry("seq", before + 4);
    assertThat(server.status("/ready")).isEqualTo(200);
  }

  @Test
  void a_full_disk_refuses_moves_until_there_is_space_again() throws Exception {
    try (SmallDisk disk = SmallDisk.mount(folder, 2_048);
        KillableServerProcess server = KillableServerProcess.start(folder)) {
      startGame(server);
      disk.fill();
      // SQLite's preallocated space may have room for a few more moves.
      while (played < 18 && move().get("type").equals("accepted")) {
        assertThat(played).isPositive();
      }
      assertNothingIsStored(server);
      disk.clear();
      assertPlayGoesOn(server);
    }
  }

  /**
   * A file size limit simulates a read-only disk, because the system refuses writes in both cases.
   */
  @Test
  void a_read_only_disk_refuses_moves_until_it_is_writable() throws Exception {
    try (KillableServerProcess server = KillableServerProcess.start(folder)) {
      startGame(server);
      assumeTrue(limitFiles(server, "0"), "prlimit does not do it here");
      assertNothingIsStored(server);
      assertThat(limitFiles(server, "unlimited")).isTrue();
      assertPlayGoesOn(server);
    }
  }

  @Test
  void an_unwritable_write_ahead_log_refuses_moves_until_it_is_writable() throws Exception {
    try (KillableServerProcess server = KillableServerProcess.start(folder)) {
      startGame(server);
      String log = server.data().resolve("arbiter.db-wal").toString();
      assumeTrue(SmallDisk.run("chattr", "+i", log) == 0, "no file can be made immutable here");
      try {
        assertNothingIsStored(server);
      } finally {
        assertThat(SmallDisk.run("chattr", "-i", log)).isZero();
      }
      assertPlayGoesOn(server);
    }
  }

  /** A move whose sync failed may come to light when the server is killed and started again. */
  @Test
  void a_failed_sync_is_answered_only_when_its_outcome_is_known() throws Exception {
    try (UnsyncableDisk disk = UnsyncableDisk.mount(folder)) {
      try (KillableServerProcess server = KillableServerProcess.start(disk.folder())) {
        startGame(server);
        disk.preventSync();
        assertThatExceptionOfType(WebSocketClient.ConnectionLostException.class)
            .isThrownBy(this::moveUntilDisconnected);
        WebSocketClient opponent = played % 2 == 0 ? black : white;
        assertThatExceptionOfType(WebSocketClient.ConnectionLostException.class)
            .isThrownBy(() -> receiveUntilDisconnected(opponent));
        server.kill();
        disk.allowSync();
        server.restart();

        connect(server);
        int repeated = played;
        while (!moveAgain().equals("accepted")) {
          assertThat(played).isEqualTo(repeated);
        }
        server.kill();
        try (Store store = Store.open(server.data())) {
          assertThat(store.load(seated.game()).orElseThrow().events())
              .filteredOn(event -> event.body().contains("\"attempt\":"))
              .extracting(event -> JsonTreeCodec.parseObject(event.body()).get("attempt"))
              .containsExactly(Arrays.copyOf(SHUFFLE, repeated + 1, Object[].class));
        }
      }
    }
  }

  private void moveUntilDisconnected() throws Exception {
    while (played < SHUFFLE.length) {
      assertThat(move()).containsEntry("type", "accepted");
    }
  }

  private static void receiveUntilDisconnected(WebSocketClient client) throws Exception {
    while (true) {
      assertThat(client.receive().get("type")).isNotEqualTo("refused");
    }
  }

  /** Sends the last move again and returns the type of the answer. */
  private String moveAgain() throws Exception {
    WebSocketClient mover = played % 2 == 0 ? white : black;
    mover.send(command());
    Map<String, Object> answer = receiveAnswer(mover);
    assertThat(answer.get("type")).isIn("accepted", "stale");
    if (answer.get("events") instanceof List<?> missed && answer.get("type").equals("stale")) {
      head += missed.size();
    }
    return (String) answer.get("type");
  }

  /** Limits the size of the server's files, or returns false if that is not possible here. */
  static boolean limitFiles(KillableServerProcess server, String bytes)
      throws InterruptedException {
    String[] command = {
      "prlimit", "--pid", Long.toString(server.pid()), "--fsize=" + bytes + ":unlimited"
    };
    try {
      return new ProcessBuilder(command).inheritIO().start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    }
  }
}
