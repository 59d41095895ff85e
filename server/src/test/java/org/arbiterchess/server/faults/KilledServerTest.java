package org.arbiterchess.server.faults;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Random;
import org.arbiterchess.server.RandomSeed;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that games survive when the server is killed with SIGKILL during play. */
@Tag("check")
class KilledServerTest {

  private static final int ROUNDS = Boolean.getBoolean("arbiter.soak") ? 100 : 5;
  private static final int GAMES = 4;

  @TempDir Path folder;

  @Test
  void every_acknowledged_move_survives_a_kill_and_all_clients_reconnect() throws Exception {
    long seed = RandomSeed.forTest(KilledServerTest.class);
    Random random = new Random(seed);
    int moves = 0;
    int connections = 0;
    try (KillableServerProcess server = KillableServerProcess.start(folder)) {
      int round = 0;
      while (round < ROUNDS) {
        try (SimultaneousGames games = new SimultaneousGames()) {
          for (int game = 0; game < GAMES; game++) {
            games.addGame(server.port(), server.port(), random.nextLong(), 0);
          }
          while (round < ROUNDS && !games.isOver()) {
            games.awaitMoves(1 + random.nextInt(150));
            server.kill();
            server.restart();
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
          server.restart();
        } catch (AssertionError | IllegalStateException e) {
          throw new AssertionError("seed " + seed + ", round " + round, e);
        }
      }
    }
    System.out.println(
        "killed " + ROUNDS + " times: " + moves + " moves, " + connections + " connections");
    assertThat(moves).isGreaterThan(ROUNDS);
  }
}
