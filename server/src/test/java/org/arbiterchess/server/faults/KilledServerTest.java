package org.arbiterchess.server.faults;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Random;
import org.arbiterchess.server.RandomSeed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** kill -9 while people play. */
class KilledServerTest {

  private static final int ROUNDS = Boolean.getBoolean("arbiter.soak") ? 100 : 5;
  private static final int GAMES = 4;

  @TempDir Path place;

  @Test
  void every_acknowledged_move_is_there_after_a_restart_and_everybody_resumes_by_themselves()
      throws Exception {
    long seed = RandomSeed.forTest(KilledServerTest.class);
    Random random = new Random(seed);
    int moves = 0;
    int connections = 0;
    try (KillableServerProcess server = KillableServerProcess.start(place)) {
      int round = 0;
      while (round < ROUNDS) {
        try (SimultaneousGames evening = new SimultaneousGames()) {
          for (int game = 0; game < GAMES; game++) {
            evening.begin(server.port(), server.port(), random.nextLong(), 0);
          }
          while (round < ROUNDS && !evening.isOver()) {
            evening.awaitMoves(1 + random.nextInt(150));
            server.kill();
            server.startAgain();
            round++;
          }
          // They go on with the last server, too.
          evening.awaitMoves(20);
          evening.stop();
          evening.await(30);
          moves += evening.moves();
          connections += evening.connections();
          server.kill();
          evening.assertLogsAreThoseIn(server.data(), false);
          server.startAgain();
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
