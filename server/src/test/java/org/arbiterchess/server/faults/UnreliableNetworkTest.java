package org.arbiterchess.server.faults;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.arbiterchess.server.RandomSeed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UnreliableNetworkTest {

  private static final int GAMES = Boolean.getBoolean("arbiter.soak") ? 40 : 3;

  @TempDir Path place;

  @Test
  void games_end_with_the_same_log_everywhere_however_the_network_behaves() throws Exception {
    long seed = RandomSeed.forTest(UnreliableNetworkTest.class);
    try (KillableServerProcess server = KillableServerProcess.start(place);
        UnreliableTcpProxy network = new UnreliableTcpProxy(server.port(), seed);
        SimultaneousGames evening = new SimultaneousGames()) {
      for (int game = 0; game < GAMES; game++) {
        evening.begin(server.port(), network.port(), seed + 10L * game, 0.1);
      }
      evening.await(100);
      server.kill();
      evening.assertLogsAreThoseIn(server.data(), true);
      System.out.println(
          GAMES
              + " games over a rough network: "
              + evening.moves()
              + " moves, "
              + network.broken()
              + " breaks, "
              + evening.connections()
              + " connections");
      assertThat(network.broken()).isGreaterThan(GAMES);
    } catch (AssertionError | IllegalStateException e) {
      throw new AssertionError("seed " + seed, e);
    }
  }
}
