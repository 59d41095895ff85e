package org.arbiterchess.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.arbiterchess.server.RandomSeed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Starts a series of processes that write to the same store, and kills each with SIGKILL. */
class KillDuringWriteTest {

  private static final int ROUNDS = Boolean.getBoolean("arbiter.soak") ? 100 : 5;

  @TempDir Path folder;

  @Test
  void every_acknowledged_move_is_stored_without_gaps() throws Exception {
    long seed = RandomSeed.forTest(KillDuringWriteTest.class);
    Random random = new Random(seed);
    Map<String, Integer> acknowledged = new HashMap<>();
    int moves = 0;
    for (int round = 0; round < ROUNDS; round++) {
      try (EventWriterProcess process = EventWriterProcess.start(folder)) {
        recordAcknowledged(process.awaitFirst(), acknowledged);
        List<String> lines = process.killAfter(random.nextInt(300));
        moves += lines.size() + 1;
        // The last line may be incomplete.
        lines.stream()
            .filter(line -> line.matches("game\\d+ \\d+"))
            .limit(Math.max(0, lines.size() - 1))
            .forEach(line -> recordAcknowledged(line, acknowledged));
      }
      assertAllThere(acknowledged, "seed " + seed + ", round " + round);
    }
    System.out.println("killed " + ROUNDS + " times, " + moves + " moves acknowledged");
  }

  private static void recordAcknowledged(String line, Map<String, Integer> acknowledged) {
    String[] words = line.split(" ", -1);
    acknowledged.merge(words[0], Integer.valueOf(words[1]), Math::max);
  }

  private void assertAllThere(Map<String, Integer> acknowledged, String when) throws Exception {
    try (Store store = Store.open(folder)) {
      for (Map.Entry<String, Integer> game : acknowledged.entrySet()) {
        List<StoredEvent> log = store.load(game.getKey()).orElseThrow().events();
        assertThat(log).as(when).hasSizeGreaterThanOrEqualTo(game.getValue());
        assertThat(log.subList(1, log.size()))
            .as(when)
            .isEqualTo(SampleGames.moves(1, log.size() - 1));
      }
    }
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("arbiter.db"));
        Statement statement = connection.createStatement();
        ResultSet row =
            statement.executeQuery(
                "select count(*) from (select 1 from event group by game_id"
                    + " having min(seq) <> 1 or max(seq) <> count(*))")) {
      assertThat(row.next()).isTrue();
      assertThat(row.getInt(1)).as("games with a gap, " + when).isZero();
    }
  }
}
