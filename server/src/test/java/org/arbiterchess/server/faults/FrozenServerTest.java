package org.arbiterchess.server.faults;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests that nobody is charged while the server's process is stopped. */
@Timeout(240)
@Tag("check")
class FrozenServerTest {

  @TempDir Path folder;

  /** The process is frozen for longer than the twelve seconds on White's clock. */
  @Test
  void a_move_that_waited_for_a_frozen_process_is_accepted_and_the_gap_is_not_charged()
      throws Exception {
    try (KillableServerProcess server = KillableServerProcess.start(folder)) {
      SeatedGame seated = SeatedGame.create(server.port(), server.port(), "0.2+0");
      WebSocketClient white = ClusterGameTestBase.connect(server, seated.game(), seated.white());
      WebSocketClient black = ClusterGameTestBase.connect(server, seated.game(), seated.black());
      white.send(ClusterGameTestBase.move(1, "white", "1", "e2e4"));
      assertThat(ClusterGameTestBase.answer(white)).containsEntry("type", "accepted");
      black.send(ClusterGameTestBase.move(2, "black", "2", "e7e5"));
      Map<String, Object> reply = ClusterGameTestBase.answer(black);
      assertThat(reply).containsEntry("type", "accepted");

      CompletableFuture<Void> frozen =
          CompletableFuture.runAsync(() -> freeze(server, Duration.ofSeconds(15)));
      TimeUnit.SECONDS.sleep(1);
      white.send(ClusterGameTestBase.move(3, "white", "3", "g1f3"));
      frozen.join();

      Map<String, Object> accepted = ClusterGameTestBase.answer(white);
      assertThat(accepted).containsEntry("type", "accepted");
      assertThat(accepted.get("events").toString()).contains("g1f3").doesNotContain("FLAG");
      List<Map<String, Object>> paused = pauses(black);
      assertThat(paused)
          .extracting(event -> event.get("type"))
          .containsExactly("paused", "resumed");
      assertThat(at(paused.get(1)) - at(paused.get(0))).isGreaterThan(14_000);
      long charged =
          at(events(accepted).get(0))
              - at(paused.get(1))
              + at(paused.get(0))
              - at(events(reply).get(0));
      assertThat(charged).isBetween(0L, 3_000L);
    }
  }

  private static void freeze(KillableServerProcess server, Duration duration) {
    try {
      server.freeze(duration);
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The pauses that Black's page is told before White's move. */
  private static List<Map<String, Object>> pauses(WebSocketClient black) throws Exception {
    Map<String, Object> message =
        ClusterGameTestBase.await(black, each -> each.toString().contains("type=paused"));
    List<Map<String, Object>> all = new ArrayList<>(events(message));
    while (all.size() < 2) {
      all.addAll(
          events(ClusterGameTestBase.await(black, each -> each.toString().contains("resumed"))));
    }
    return all;
  }

  @SuppressWarnings("unchecked")
  private static List<Map<String, Object>> events(Map<String, Object> message) {
    return (List<Map<String, Object>>) message.get("events");
  }

  private static long at(Map<String, Object> event) {
    return (Long) event.get("at");
  }
}
