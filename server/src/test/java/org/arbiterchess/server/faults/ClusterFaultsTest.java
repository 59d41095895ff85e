package org.arbiterchess.server.faults;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.arbiterchess.server.RandomSeed;
import org.arbiterchess.server.store.Store;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests how a cluster handles faults during play. */
@Tag("check")
class ClusterFaultsTest extends ClusterTimeTestBase {

  private static final int GAMES = SOAK ? 30 : 3;
  private static final int ROUNDS = SOAK ? 10 : 1;

  private static final Random RANDOM = new Random(RandomSeed.forTest(ClusterFaultsTest.class));

  /**
   * Starts games whose clients are connected to different servers. A client that loses its
   * connection reconnects to the next server.
   */
  private SimultaneousGames startGames(int count) throws Exception {
    SimultaneousGames games = new SimultaneousGames();
    for (int game = 0; game < count; game++) {
      int first = RANDOM.nextInt(3);
      SeatedGame seated =
          SeatedGame.create(
              servers.portsStartingAt(first)[0], servers.portsStartingAt(first)[1], "60+30");
      games.addGame(
          seated,
          RANDOM.nextLong(),
          0,
          new int[][] {
            servers.portsStartingAt(first),
            servers.portsStartingAt(first + 1),
            servers.portsStartingAt(first + 2)
          });
    }
    return games;
  }

  private void assertLogsMatch(SimultaneousGames games, boolean complete, String what)
      throws Exception {
    try (Store store = servers.store()) {
      games.assertLogsMatch(store, complete);
    }
    System.out.println(
        what + ": " + games.moves() + " moves, " + games.connections() + " connections");
  }

  /** A fault to inject during play. */
  private interface Fault {
    void apply(SimultaneousGames games) throws Exception;
  }

  private void playDuring(String what, Fault fault) throws Exception {
    try (SimultaneousGames games = startGames(GAMES)) {
      for (int round = 0; round < ROUNDS && !games.isOver(); round++) {
        games.awaitMoves(10 + RANDOM.nextInt(30));
        fault.apply(games);
        games.awaitMoves(10 * GAMES);
      }
      games.stop();
      games.await(40);
      assertThat(games.moves()).isPositive();
      assertLogsMatch(games, false, what);
    }
  }

  @Test
  void complete_games_are_played_across_servers() throws Exception {
    int count = SOAK ? GAMES : 2;
    try (SimultaneousGames games = startGames(count)) {
      games.await(120);
      assertLogsMatch(games, true, count + " games at three servers");
    }
  }

  @Test
  void a_server_is_killed_and_its_players_move_to_another() throws Exception {
    playDuring(
        "a server was killed",
        games -> {
          servers.second.kill();
          servers.second.restart();
        });
  }

  @Test
  void the_connections_for_messages_are_ended_and_play_continues() throws Exception {
    playDuring(
        "connections for messages were ended",
        games -> {
          assertThat(servers.database.endMessageConnections()).isPositive();
          games.awaitMoves(SOAK ? 300 : 5);
        });
  }

  @Test
  void the_database_is_killed_and_play_continues_once_it_is_back() throws Exception {
    playDuring(
        "PostgreSQL was killed",
        games -> {
          servers.database.kill();
          assertThat(servers.first.status("/health")).isEqualTo(200);
          assertThat(servers.first.status("/ready")).isEqualTo(503);
          servers.database.start();
        });
  }

  @Test
  void play_continues_on_a_server_that_gets_no_messages() throws Exception {
    playDuring(
        "a server got no messages",
        games -> {
          servers.proxies.get(2).cutMessages();
          games.awaitMoves(SOAK ? 300 : 20);
          servers.proxies.get(2).restore();
        });
  }

  @Test
  void a_server_that_cannot_reach_the_database_refuses_moves_while_the_others_accept_them()
      throws Exception {
    playDuring(
        "a server was cut off from PostgreSQL",
        games -> {
          servers.proxies.get(2).cut();
          assertThat(servers.third.status("/ready")).isEqualTo(503);
          assertThat(servers.first.status("/ready")).isEqualTo(200);
          servers.proxies.get(2).restore();
        });
  }

  @Test
  void servers_are_restarted_one_by_one_during_play() throws Exception {
    try (SimultaneousGames games = startGames(SOAK ? 100 : 8)) {
      for (KillableServerProcess server : servers.all().subList(0, SOAK ? 3 : 2)) {
        games.awaitMoves(20);
        long millis = server.terminate();
        assertThat(millis).as("milliseconds to end").isLessThan(8_000);
        server.restart();
      }
      games.awaitMoves(30);
      games.stop();
      games.await(40);
      assertLogsMatch(games, false, "servers were restarted");
      assertEveryPauseEnded(games);
    }
  }

  /**
   * Asserts that there were pauses, and that the event after each pause is a resumption. No clock
   * runs during a pause, so this shows that the pauses cost no player any time.
   */
  private static void assertEveryPauseEnded(SimultaneousGames games) throws Exception {
    int pauses = 0;
    for (List<Map<String, Object>> log : games.logs()) {
      boolean paused = false;
      for (Map<String, Object> event : log) {
        if (event.get("type").equals("paused")) {
          paused = true;
          pauses++;
        } else if (paused) {
          assertThat(event).containsEntry("type", "resumed");
          paused = false;
        }
      }
    }
    assertThat(pauses).isPositive();
  }
}
