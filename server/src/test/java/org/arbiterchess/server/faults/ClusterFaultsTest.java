package org.arbiterchess.server.faults;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.arbiterchess.server.RandomSeed;
import org.arbiterchess.server.store.PostgresStore;
import org.junit.jupiter.api.Test;

/** What may befall servers that share their games, while people play. */
class ClusterFaultsTest extends ClusterGameTestBase {

  private static final int GAMES = SOAK ? 30 : 3;
  private static final int ROUNDS = SOAK ? 10 : 1;

  private static final Random RANDOM = new Random(RandomSeed.forTest(ClusterFaultsTest.class));

  /** Games whose players and spectators are at different servers, and go to the next if need be. */
  private SimultaneousGames evening(int games) throws Exception {
    SimultaneousGames evening = new SimultaneousGames();
    for (int game = 0; game < games; game++) {
      int begin = RANDOM.nextInt(3);
      SeatedGame table = SeatedGame.at(servers.from(begin)[0], servers.from(begin)[1], "60+30");
      evening.begin(
          table,
          RANDOM.nextLong(),
          0,
          new int[][] {servers.from(begin), servers.from(begin + 1), servers.from(begin + 2)});
    }
    return evening;
  }

  private void assertAllIsWell(SimultaneousGames evening, boolean whole, String what)
      throws Exception {
    try (PostgresStore store = servers.store()) {
      evening.assertLogsAreThoseIn(store, whole);
    }
    System.out.println(
        what + ": " + evening.moves() + " moves, " + evening.connections() + " connections");
  }

  /** Something that is done to them while they play. */
  private interface Harm {
    void befall(SimultaneousGames evening) throws Exception;
  }

  private void playThrough(String what, Harm harm) throws Exception {
    try (SimultaneousGames evening = evening(GAMES)) {
      for (int round = 0; round < ROUNDS && !evening.isOver(); round++) {
        evening.awaitMoves(10 + RANDOM.nextInt(30));
        harm.befall(evening);
        evening.awaitMoves(10 * GAMES);
      }
      evening.stop();
      evening.await(40);
      assertThat(evening.moves()).isPositive();
      assertAllIsWell(evening, false, what);
    }
  }

  @Test
  void whole_games_are_played_by_people_at_different_servers() throws Exception {
    int games = SOAK ? GAMES : 2;
    try (SimultaneousGames evening = evening(games)) {
      evening.await(120);
      assertAllIsWell(evening, true, games + " games at three servers");
    }
  }

  @Test
  void a_server_is_killed_and_its_players_go_to_another() throws Exception {
    playThrough(
        "a server was killed",
        evening -> {
          servers.second.kill();
          servers.second.startAgain();
        });
  }

  @Test
  void redis_is_killed_and_play_goes_on() throws Exception {
    playThrough(
        "Redis was killed",
        evening -> {
          servers.backstage.killRedis();
          evening.awaitMoves(SOAK ? 300 : 5);
          servers.backstage.startRedis();
        });
  }

  @Test
  void the_database_is_killed_and_play_goes_on_when_it_is_back() throws Exception {
    playThrough(
        "PostgreSQL was killed",
        evening -> {
          servers.backstage.killDatabase();
          assertThat(servers.first.status("/health")).isEqualTo(200);
          assertThat(servers.first.status("/ready")).isEqualTo(503);
          servers.backstage.startDatabase();
        });
  }

  @Test
  void a_server_that_cannot_reach_redis_plays_on() throws Exception {
    playThrough(
        "a server was cut off from Redis",
        evening -> {
          servers.redis.cut();
          evening.awaitMoves(SOAK ? 300 : 20);
          servers.redis.mend();
        });
  }

  @Test
  void a_server_that_cannot_reach_the_database_refuses_and_others_play_on() throws Exception {
    playThrough(
        "a server was cut off from PostgreSQL",
        evening -> {
          servers.database.cut();
          assertThat(servers.third.status("/ready")).isEqualTo(503);
          assertThat(servers.first.status("/ready")).isEqualTo(200);
          servers.database.mend();
        });
  }

  @Test
  void servers_are_restarted_one_after_another_while_people_play() throws Exception {
    try (SimultaneousGames evening = evening(SOAK ? 100 : 8)) {
      for (KillableServerProcess server : servers.all().subList(0, SOAK ? 3 : 2)) {
        evening.awaitMoves(20);
        long millis = server.end();
        assertThat(millis).as("milliseconds to end").isLessThan(8_000);
        server.startAgain();
      }
      evening.awaitMoves(30);
      evening.stop();
      evening.await(40);
      assertAllIsWell(evening, false, "servers were restarted");
      assertNobodyWasCharged(evening);
    }
  }

  /** While a game is paused no clock runs, so what counts is that every pause was ended. */
  private static void assertNobodyWasCharged(SimultaneousGames evening) throws Exception {
    int pauses = 0;
    for (List<Map<String, Object>> log : evening.logs()) {
      boolean paused = false;
      for (Map<String, Object> event : log) {
        if (event.get("type").equals("paused")) {
          paused = true;
          pauses++;
        } else if (paused) {
          assertThat(event).containsEntry("type", "resumed").containsEntry("restart", true);
          paused = false;
        }
      }
    }
    assertThat(pauses).isPositive();
  }
}
