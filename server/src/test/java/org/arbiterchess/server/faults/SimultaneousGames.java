package org.arbiterchess.server.faults;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.arbiterchess.chess.Color;
import org.arbiterchess.server.json.JsonTreeCodec;
import org.arbiterchess.server.store.Store;
import org.arbiterchess.server.store.StoredEvent;

/**
 * Several simultaneous games, each with two players and a spectator. All clients reconnect after a
 * failure.
 */
final class SimultaneousGames implements AutoCloseable {

  private final List<ReconnectingClient> clients = new ArrayList<>();
  private final List<Future<List<Map<String, Object>>>> logs = new ArrayList<>();
  private final ExecutorService threads = Executors.newCachedThreadPool();

  /**
   * Starts a game.
   *
   * @param server the port on which the game is created
   * @param port the port on which the game is played, such as a proxy's
   */
  void addGame(int server, int port, long seed, double hangUpProbability) throws Exception {
    addGame(
        SeatedGame.create(server), seed, hangUpProbability, new int[][] {{port}, {port}, {port}});
  }

  /**
   * Starts a game.
   *
   * @param ports three lists of ports, for White, Black and the spectator; each client uses its
   *     ports in turn
   */
  void addGame(SeatedGame seated, long seed, double hangUpProbability, int[][] ports) {
    Runnable signal = this::signal;
    add(
        new ReconnectingClient(
            ports[0], seated, Optional.of(Color.WHITE), seed, hangUpProbability, signal));
    add(
        new ReconnectingClient(
            ports[1], seated, Optional.of(Color.BLACK), seed + 1, hangUpProbability, signal));
    add(new ReconnectingClient(ports[2], seated, Optional.empty(), seed + 2, 0, signal));
  }

  private void add(ReconnectingClient client) {
    clients.add(client);
    FutureTask<List<Map<String, Object>>> log =
        new FutureTask<>(client) {
          @Override
          protected void done() {
            signal();
          }
        };
    logs.add(log);
    threads.execute(log);
  }

  /** The number of acknowledged moves in all games. */
  int moves() {
    return clients.stream().mapToInt(ReconnectingClient::moves).sum();
  }

  int connections() {
    return clients.stream().mapToInt(ReconnectingClient::connections).sum();
  }

  boolean isOver() {
    return logs.stream().allMatch(Future::isDone);
  }

  private synchronized void signal() {
    notifyAll();
  }

  /** Waits for this many more moves, or until all games have ended. */
  synchronized void awaitMoves(int more) throws InterruptedException {
    int goal = moves() + more;
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
    while (moves() < goal && !isOver()) {
      long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
      if (left <= 0) {
        throw new AssertionError("no game goes on: " + clients);
      }
      wait(left);
    }
  }

  /** All clients' final logs. */
  List<List<Map<String, Object>>> logs() throws Exception {
    List<List<Map<String, Object>>> all = new ArrayList<>();
    for (Future<List<Map<String, Object>>> log : logs) {
      all.add(log.get());
    }
    return all;
  }

  void stop() {
    clients.forEach(ReconnectingClient::stop);
  }

  /** Waits until all clients have finished or stopped. */
  void await(int seconds) throws Exception {
    for (Future<List<Map<String, Object>>> log : logs) {
      log.get(seconds, TimeUnit.SECONDS);
    }
  }

  /** Runs {@link #assertLogsMatch(Store, boolean)} on the SQLite store in a folder. */
  void assertLogsMatch(Path data, boolean complete) throws Exception {
    try (Store store = Store.open(data)) {
      assertLogsMatch(store, complete);
    }
  }

  /**
   * Asserts that every client's log is a prefix of the stored log, that the stored log contains all
   * acknowledged events, and that no game has ended twice. If {@code complete} is true, each
   * client's log must be the whole stored log.
   */
  void assertLogsMatch(Store store, boolean complete) throws Exception {
    for (int index = 0; index < clients.size(); index++) {
      ReconnectingClient client = clients.get(index);
      List<Map<String, Object>> stored = new ArrayList<>();
      for (StoredEvent event : store.load(client.gameId()).orElseThrow().events()) {
        stored.add(JsonTreeCodec.parseObject(event.body()));
      }
      List<Map<String, Object>> log = logs.get(index).get();
      assertThat(stored).hasSizeGreaterThanOrEqualTo(log.size());
      assertThat(log).isEqualTo(complete ? stored : stored.subList(0, log.size()));
      client
          .acknowledged()
          .forEach((position, event) -> assertThat(stored.get(position)).isEqualTo(event));
      assertThat(stored.stream().filter(event -> "ended".equals(event.get("type"))))
          .hasSizeLessThanOrEqualTo(1);
    }
  }

  /** Asserts that in each game, both players together were charged for at most this time. */
  void assertCharged(Path data, long mostMillis) {
    try (Store store = Store.open(data)) {
      for (ReconnectingClient client : clients) {
        List<StoredEvent> log = store.load(client.gameId()).orElseThrow().events();
        assertThat(ClusterTimeTestBase.charged(log).stream().mapToLong(Long::longValue).sum())
            .as("milliseconds charged in " + client)
            .isBetween(0L, mostMillis);
      }
    }
  }

  @Override
  public void close() {
    stop();
    threads.shutdownNow();
  }
}
