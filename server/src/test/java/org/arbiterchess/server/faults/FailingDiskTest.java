package org.arbiterchess.server.faults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.arbiterchess.server.store.SmallDisk;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests a running server whose disk fails and recovers. */
class FailingDiskTest {

  private static final String[] SHUFFLE = {
    "a2a3", "a7a6", "b2b3", "b7b6", "c2c3", "c7c6", "d2d3", "d7d6", "e2e3", "e7e6", "f2f3", "f7f6",
    "g2g3", "g7g6", "h2h3", "h7h6", "a3a4", "a6a5", "b3b4", "b6b5", "c3c4", "c6c5", "d3d4", "d6d5"
  };

  @TempDir Path folder;

  private WebSocketClient white;
  private WebSocketClient black;
  private int played;
  private int head = 1;

  /**
   * Sends the next move and returns the response. If the move is refused, the next call sends it
   * again.
   */
  private Map<String, Object> move() throws Exception {
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
    WebSocketClient mover = played % 2 == 0 ? white : black;
    mover.send(command);
    Map<String, Object> answer = mover.receive();
    while (!List.of("accepted", "refused", "stale").contains(answer.get("type"))) {
      answer = mover.receive();
    }
    if (answer.get("type").equals("accepted")) {
      head = (Integer) answer.get("seq");
      played++;
    }
    return answer;
  }

  private void startGame(KillableServerProcess server) throws Exception {
    SeatedGame seated = SeatedGame.create(server.port());
    white = WebSocketClient.connectAndHello(server.port(), seated.game(), seated.white());
    black = WebSocketClient.connectAndHello(server.port(), seated.game(), seated.black());
    assertThat(move()).containsEntry("type", "accepted");
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
      limitFiles(server, "0");
      assertNothingIsStored(server);
      limitFiles(server, "unlimited");
      assertPlayGoesOn(server);
    }
  }

  private static void limitFiles(KillableServerProcess server, String bytes) throws Exception {
    try {
      Process prlimit =
          new ProcessBuilder(
                  "prlimit",
                  "--pid",
                  Long.toString(server.pid()),
                  "--fsize=" + bytes + ":unlimited")
              .inheritIO()
              .start();
      assumeTrue(prlimit.waitFor() == 0, "prlimit does not do it here");
    } catch (IOException e) {
      assumeTrue(false, "there is no prlimit here");
    }
  }
}
