package org.arbiterchess.server.store;

import static org.arbiterchess.server.store.SampleGames.moves;
import static org.arbiterchess.server.store.SampleGames.newGame;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.arbiterchess.server.UnusedPort;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PostgresStoreTest extends StoreContract {

  private final String url = PostgresForTests.withTables();

  @Override
  Store open() {
    Postgres postgres =
        new Postgres(PostgresForTests.address(url)) {
          @Override
          void onCommitted() {
            commits.incrementAndGet();
          }
        };
    return new Store(postgres, Store.MAX_QUEUED_WRITES);
  }

  private List<String> query(String sql) throws SQLException {
    List<String> answers = new ArrayList<>();
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(sql)) {
      while (row.next()) {
        answers.add(row.getString(1));
      }
    }
    return answers;
  }

  /** Terminates all connections except its own, and returns how many it terminated. */
  private int terminateConnections() throws SQLException {
    return query(
            "select pg_terminate_backend(pid, 5000) from pg_stat_activity"
                + " where datname = current_database() and pid <> pg_backend_pid()")
        .size();
  }

  @Test
  @Tag("check")
  void a_read_waits_for_only_one_of_the_connections_that_do_not_respond() throws Exception {
    Readers readers = new Readers(new Postgres(PostgresForTests.address(url)));
    Stream.generate(() -> readers.query(sql -> sql.exists("select pg_sleep(1)")))
        .limit(4)
        .toList()
        .forEach(CompletableFuture::join);
    List<String> processes =
        query(
            "select pid from pg_stat_activity"
                + " where query = 'select pg_sleep(1)' and datname = current_database()");
    assertThat(processes).hasSize(4);
    signal("-STOP", processes);
    try {
      assertThat(readers.query(sql -> sql.number("select 7")).get(8, TimeUnit.SECONDS))
          .isEqualTo(7);
    } finally {
      signal("-CONT", processes);
      readers.close();
    }
  }

  private static void signal(String name, List<String> processes) throws Exception {
    List<String> command = new ArrayList<>(List.of("kill", name));
    command.addAll(processes);
    assertThat(new ProcessBuilder(command).start().waitFor()).isZero();
  }

  @Test
  void commits_wait_for_the_disk() throws Exception {
    assertThat(query("show fsync")).containsExactly("on");
    assertThat(query("show synchronous_commit")).containsExactly("on");
  }

  @Test
  void exactly_one_of_two_racing_nodes_appends_each_event() throws Exception {
    int games = 20;
    int rounds = 30;
    try (Store other = open()) {
      for (int game = 0; game < games; game++) {
        waitFor(store().create(newGame("game" + game)));
      }
      int won = 0;
      for (int after = 1; after <= rounds; after++) {
        List<CompletableFuture<Boolean>> mine = new ArrayList<>();
        List<CompletableFuture<Boolean>> theirs = new ArrayList<>();
        for (int game = 0; game < games; game++) {
          // Both stores append two events at a time. One processes the games in ascending order,
          // the other in descending order.
          mine.add(store().append("game" + game, 2 * after - 1, moves(2 * after, 2 * after + 1)));
          int last = games - 1 - game;
          theirs.add(
              other.append("game" + last, 2 * after - 1, moves(2 * after + 100, 2 * after + 101)));
        }
        for (int game = 0; game < games; game++) {
          boolean first = waitFor(mine.get(game));
          boolean second = waitFor(theirs.get(games - 1 - game));
          assertThat(first).isNotEqualTo(second);
          won += first ? 1 : 0;
        }
      }
      System.out.println("of " + games * rounds + " places one node got " + won);
      assertThat(
              query(
                  "select game_id from event group by game_id"
                      + " having min(seq) <> 1 or max(seq) <> count(*) or count(*) <> "
                      + (2 * rounds + 1)))
          .isEmpty();
    }
  }

  @Test
  void a_lost_connection_is_replaced_unnoticed() throws Exception {
    waitFor(store().create(newGame("one")));
    assertThat(store().load("one")).isPresent();
    assertThat(terminateConnections()).isGreaterThanOrEqualTo(2);

    assertThat(waitFor(store().append("one", 1, moves(1, 1)))).isTrue();
    assertThat(terminateConnections()).isPositive();
    assertThat(store().load("one").orElseThrow().events()).hasSize(2);
    assertThat(store().canStore()).isTrue();
  }

  @Test
  void only_the_first_write_of_an_outage_is_tried_for_seconds(@TempDir Path data) throws Exception {
    EmbeddedPostgres database = PostgresForTests.start(data, UnusedPort.find());
    PostgresAddress address = PostgresForTests.address(database.getJdbcUrl("postgres", "postgres"));
    try (Store store = Store.open(address)) {
      database.close();
      assertThatThrownBy(() -> store.create(newGame("one")).get(30, TimeUnit.SECONDS))
          .hasCauseInstanceOf(NotStoredException.class);

      // A try takes milliseconds, and all tries of the first write take four seconds.
      assertThatThrownBy(() -> store.create(newGame("two")).get(3, TimeUnit.SECONDS))
          .hasCauseInstanceOf(NotStoredException.class);
    }
  }

  @Test
  void nodes_that_start_at_the_same_time_create_the_tables_once() throws Exception {
    String fresh = PostgresForTests.empty();
    List<CompletableFuture<Store>> opening = new ArrayList<>();
    for (int node = 0; node < 3; node++) {
      opening.add(CompletableFuture.supplyAsync(() -> Store.open(PostgresForTests.address(fresh))));
    }
    for (CompletableFuture<Store> one : opening) {
      one.join().close();
    }
  }

  @Test
  void a_removed_name_is_in_no_table() throws Exception {
    waitFor(store().create(newGame("one")));
    assertThat(query("select game::text from game").toString()).contains("Anna");

    waitFor(store().updateMetadata("one", 0, metadata(SampleGames.seats("", "Ben"))));

    assertThat(query("select game::text from game").toString()).doesNotContain("Anna");
  }

  @Test
  void a_node_that_is_restarted_learns_when_it_was_last_seen() {
    try (Store store = Store.open(PostgresForTests.address(url))) {
      ServerNodes nodes = store.nodes().orElseThrow();
      assertThat(nodes.register("restarted").lastSeen()).doesNotContainKey("restarted");
      long seen = nodes.heartbeat("restarted").lastSeen().get("restarted");

      assertThat(nodes.register("restarted").lastSeen()).containsEntry("restarted", seen);
      nodes.unregister("restarted");
      assertThat(nodes.register("restarted").lastSeen()).containsEntry("restarted", 0L);
    }
  }
}
