package org.arbiterchess.server.faults;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.arbiterchess.server.RandomSeed;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that games survive when the server is killed with SIGKILL during play, every third time
 * while its store fails, and that nobody is charged for the time without a server.
 */
@Tag("check")
class KilledServerTest {

  private static final int ROUNDS = Boolean.getBoolean("arbiter.soak") ? 200 : 5;
  private static final int GAMES = 4;

  @TempDir Path folder;

  @Test
  void every_acknowledged_move_survives_a_kill_and_all_clients_reconnect() throws Exception {
    long seed = RandomSeed.forTest(KilledServerTest.class);
    Random random = new Random(seed);
    int moves = 0;
    int connections = 0;
    int failures = 0;
    try (KillableServerProcess server = KillableServerProcess.start(folder)) {
      int round = 0;
      while (round < ROUNDS) {
        long startedAt = System.nanoTime();
        long outage = 0;
        int[] port = {server.port()};
        try (SimultaneousGames games = new SimultaneousGames()) {
          for (int game = 0; game < GAMES; game++) {
            SeatedGame seated = SeatedGame.create(port[0], port[0], "60+0");
            games.addGame(seated, random.nextLong(), 0, new int[][] {port, port, port});
          }
          while (round < ROUNDS && !games.isOver()) {
            games.awaitMoves(1 + random.nextInt(150));
            failures += round % 3 == 2 && failStore(server, games) ? 1 : 0;
            long downAt = System.nanoTime();
            server.kill();
            server.restart();
            outage += System.nanoTime() - downAt;
            round++;
          }
          // The games must also continue after the last restart.
          games.awaitMoves(20);
          games.stop();
          games.await(30);
          moves += games.moves();
          connections += games.connections();
          server.kill();
          games.assertLogsMatch(server.data(), false);
          long up = System.nanoTime() - startedAt - outage;
          games.assertCharged(server.data(), TimeUnit.NANOSECONDS.toMillis(up));
          server.restart();
        } catch (AssertionError | IllegalStateException e) {
          throw new AssertionError("seed " + seed + ", round " + round, e);
        }
      }
    }
    System.out.println(
        "killed "
            + ROUNDS
            + " times, "
            + failures
            + " times while the store failed: "
            + moves
            + " moves, "
            + connections
            + " connections");
    assertThat(moves).isGreaterThan(ROUNDS);
  }

  /** Makes the store fail until the server is restarted, if that is possible here. */
  private static boolean failStore(KillableServerProcess server, SimultaneousGames games)
      throws Exception {
    if (!FailingDiskTest.limitFiles(server, "0")) {
      return false;
    }
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
    while (server.status("/ready") == 200 && !games.isOver()) {
      assertThat(System.nanoTime()).as("a move that is not stored").isLessThan(end);
      TimeUnit.MILLISECONDS.sleep(10);
    }
    return true;
  }
}
