package org.arbiterchess.server.faults;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.arbiterchess.server.RandomSeed;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("check")
class UnreliableNetworkTest {

  private static final int GAMES = Boolean.getBoolean("arbiter.soak") ? 40 : 3;

  @TempDir Path folder;

  @Test
  void games_end_with_the_same_log_everywhere_however_the_network_behaves() throws Exception {
    long seed = RandomSeed.forTest(UnreliableNetworkTest.class);
    try (KillableServerProcess server = KillableServerProcess.start(folder);
        UnreliableTcpProxy network = new UnreliableTcpProxy(server.port(), seed);
        SimultaneousGames games = new SimultaneousGames()) {
      for (int game = 0; game < GAMES; game++) {
        games.addGame(server.port(), network.port(), seed + 10L * game, 0.1);
      }
      games.await(100);
      server.kill();
      games.assertLogsMatch(server.data(), true);
      System.out.println(
          GAMES
              + " games over an unreliable network: "
              + games.moves()
              + " moves, "
              + network.brokenConnections()
              + " breaks, "
              + games.connections()
              + " connections");
      assertThat(network.brokenConnections()).isGreaterThan(GAMES);
    } catch (AssertionError | IllegalStateException e) {
      throw new AssertionError("seed " + seed, e);
    }
  }
}
