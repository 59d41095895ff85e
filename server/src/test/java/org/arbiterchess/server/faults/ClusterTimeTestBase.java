package org.arbiterchess.server.faults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Clock;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.server.protocol.GameLogEntry;
import org.arbiterchess.server.store.Store;
import org.arbiterchess.server.store.StoredEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Tests that no player is charged for an outage of some of the servers. Each outage lasts longer
 * than the twelve seconds on the clock. {@link ClusterFaultsTest} inherits these tests.
 */
abstract class ClusterTimeTestBase extends ClusterGameTestBase {

  private static final String TWELVE_SECONDS = "0.2+0";
  private static final long OUTAGE_MILLIS = 14_000;

  /** A game after 1. e4 e5, in which White's clock is running. */
  private record Table(SeatedGame seated, WebSocketClient white, WebSocketClient black, int head) {}

  private Table whiteToMove(KillableServerProcess white, KillableServerProcess black)
      throws Exception {
    SeatedGame seated = SeatedGame.create(white.port(), black.port(), TWELVE_SECONDS);
    WebSocketClient whiteClient = connect(white, seated.game(), seated.white());
    WebSocketClient blackClient = connect(black, seated.game(), seated.black());
    whiteClient.send(move(1, "white", "w1", "e2e4"));
    blackClient.send(move(accepted(whiteClient), "black", "b1", "e7e5"));
    return new Table(seated, whiteClient, blackClient, accepted(blackClient));
  }

  /** Waits until the outage has lasted long enough for White's flag to fall. */
  private static void awaitEndOfOutage(long startedAt) throws InterruptedException {
    long elapsed = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - startedAt);
    TimeUnit.MILLISECONDS.sleep(Math.max(0, OUTAGE_MILLIS - elapsed));
  }

  /** Lets White reconnect and move, and returns the log. */
  private List<StoredEvent> returnAndMove(Table table, KillableServerProcess server)
      throws Exception {
    WebSocketClient white = connect(server, table.seated.game(), table.seated.white());
    try (Store store = servers.store()) {
      int head = awaitEvents(store, table.seated.game(), 5).size();
      white.send(move(head, "white", "w2", "g1f3"));
      assertThat(answer(white)).containsEntry("type", "accepted");
      white.abort();
      return store.load(table.seated.game()).orElseThrow().events();
    }
  }

  /**
   * Asserts that the outage is one pause. On a busy machine there may be other, short pauses for
   * moves that arrived late.
   */
  private static void assertOnePause(List<StoredEvent> log, long maxCharged) {
    List<StoredEvent> outage = outage(log);
    assertThat(outage)
        .as(log.toString())
        .extracting(StoredEvent::type)
        .containsExactly("paused", "resumed");
    assertThat(outage.get(1).at() - outage.get(0).at()).as("pause").isGreaterThan(9_000);
    assertThat(charged(log))
        .as("charged for Nf3")
        .hasSize(3)
        .last()
        .satisfies(millis -> assertThat(millis).isLessThan(maxCharged));
  }

  /** The events around an outage of which the players are told. */
  private static List<StoredEvent> outage(List<StoredEvent> log) {
    return log.stream().filter(event -> event.body().contains("\"restart\":true")).toList();
  }

  /** The time charged for each move, in milliseconds. */
  static List<Long> charged(List<StoredEvent> log) {
    List<Long> charged = new ArrayList<>();
    Game game = Game.replay(List.of(GameLogEntry.parse(log.get(0).body()).event()));
    for (StoredEvent stored : log.subList(1, log.size())) {
      GameEvent event = GameLogEntry.parse(stored.body()).event();
      if (event instanceof GameEvent.MovePlayed) {
        Color mover = game.position().turn();
        Clock before = game.clock().orElseThrow();
        Game after = game.apply(event);
        charged.add(
            before.remaining(mover, 0)
                + before.spentAt(0)
                - after.clock().orElseThrow().remaining(mover, event.at()));
      }
      game = game.apply(event);
    }
    return charged;
  }

  @Test
  @Timeout(120)
  void a_player_whose_server_is_killed_is_not_charged_until_they_are_back() throws Exception {
    Table table = whiteToMove(servers.second, servers.first);
    servers.second.kill();
    long startedAt = System.nanoTime();
    try {
      await(table.black, message -> message.toString().contains("type=paused"));
      awaitEndOfOutage(startedAt);
      assertOnePause(returnAndMove(table, servers.third), 5_000);
    } finally {
      servers.second.restart();
    }
    table.black.abort();
  }

  @Test
  @Timeout(120)
  void nobody_is_charged_if_both_players_were_connected_to_a_server_that_is_killed()
      throws Exception {
    Table table = whiteToMove(servers.second, servers.second);
    servers.second.kill();
    long startedAt = System.nanoTime();
    try {
      awaitEndOfOutage(startedAt);
      assertOnePause(returnAndMove(table, servers.third), 5_000);
    } finally {
      servers.second.restart();
    }
  }

  @Test
  @Timeout(120)
  void a_player_whose_server_is_frozen_is_not_charged() throws Exception {
    Table table = whiteToMove(servers.second, servers.first);
    servers.second.freeze(Duration.ofMillis(OUTAGE_MILLIS));
    table.white.send(move(table.head, "white", "w2", "g1f3"));

    assertThat(answer(table.white)).containsEntry("type", "accepted");
    try (Store store = servers.store()) {
      assertOnePause(store.load(table.seated.game()).orElseThrow().events(), 5_000);
    }
    table.white.abort();
    table.black.abort();
  }

  @Test
  @Timeout(120)
  void a_player_who_reloads_the_page_while_the_database_is_lost_is_not_charged() throws Exception {
    Table table = whiteToMove(servers.first, servers.second);
    // Without the database, White's server could not learn of Black's move.
    await(table.white, message -> message.toString().contains("attempt=e7e5"));
    servers.database.kill();
    long startedAt = System.nanoTime();
    try {
      table.white.send(move(table.head, "white", "w2", "g1f3"));
      await(table.white, message -> message.containsKey("clocksStoppedAt"));
      table.white.abort();
      WebSocketClient again =
          WebSocketClient.connectAndHello(
              servers.first.port(), table.seated.game(), table.seated.white());
      assertThat(
              await(again, message -> message.get("type").equals("welcome")).get("room").toString())
          .contains("clocksStoppedAt=");
      again.abort();
      awaitEndOfOutage(startedAt);
    } finally {
      servers.database.start();
    }
    assertOnePause(returnAndMove(table, servers.first), 3_000);
    table.black.abort();
    for (KillableServerProcess server : servers.all()) {
      server.awaitReady();
    }
  }

  @Test
  @Timeout(120)
  void a_player_whose_server_loses_the_database_is_not_charged_until_they_use_another()
      throws Exception {
    Table table = whiteToMove(servers.third, servers.first);
    servers.proxies.get(2).cut();
    long startedAt = System.nanoTime();
    try {
      awaitEndOfOutage(startedAt);
      assertOnePause(returnAndMove(table, servers.second), 3_000);
    } finally {
      servers.proxies.get(2).restore();
    }
    table.white.abort();
    table.black.abort();
    servers.third.awaitReady();
  }

  /** The database outage lasts longer than the nine seconds on Black's clock. */
  @Test
  @Timeout(120)
  void no_clock_runs_while_no_server_reaches_the_database() throws Exception {
    SeatedGame seated = SeatedGame.create(servers.first.port(), servers.second.port(), "0.15+0");
    WebSocketClient white = connect(servers.first, seated.game(), seated.white());
    WebSocketClient black = connect(servers.second, seated.game(), seated.black());
    white.send(move(1, "white", "w", "e2e4"));
    assertThat(answer(white)).containsEntry("type", "accepted");
    servers.database.kill();
    try {
      assertThatExceptionOfType(WebSocketClient.ConnectionLostException.class)
          .isThrownBy(() -> await(black, message -> false))
          .withMessageContaining("closed");
    } finally {
      servers.database.start();
    }

    WebSocketClient reconnected = connect(servers.second, seated.game(), seated.black());
    try (Store store = servers.store()) {
      List<StoredEvent> log = awaitEvents(store, seated.game(), 4);
      while (outage(log).size() < 2) {
        log = awaitEvents(store, seated.game(), log.size() + 1);
      }
      assertThat(outage(log)).extracting(StoredEvent::type).containsExactly("paused", "resumed");
      assertThat(outage(log).get(0).at() - log.get(1).at()).as("charged").isLessThan(9_000);
      reconnected.send(move(log.size(), "black", "b", "e7e5"));
      assertThat(answer(reconnected)).containsEntry("type", "accepted");
    }
    reconnected.abort();
    white.abort();
    for (KillableServerProcess server : servers.all()) {
      server.awaitReady();
      WebSocketClient anybody = WebSocketClient.connect(server.port()).orElseThrow();
      anybody.abort();
    }
  }

  /** The others find the move in the database, at the latest when they check the versions. */
  @Test
  @Timeout(120)
  void a_move_survives_a_server_that_is_killed_between_commit_and_notification() throws Exception {
    Table table = whiteToMove(servers.first, servers.second);
    Map<String, Object> seen =
        await(table.white, message -> message.toString().contains("attempt=e7e5"));
    servers.proxies.get(0).cutMessages();
    try {
      int known = (Integer) seen.get("after") + ((List<?>) seen.get("events")).size();
      table.white.send(move(known, "white", "n", "g1f3"));
      assertThat(answer(table.white)).containsEntry("type", "accepted");
      servers.first.kill();
      await(table.black, message -> message.toString().contains("attempt=g1f3"));
    } finally {
      servers.proxies.get(0).restore();
      servers.first.restart();
    }
    table.white.abort();
    table.black.abort();
  }

  /**
   * Without messages between servers, a move made on another server is seen up to two seconds
   * later.
   */
  @Test
  @Timeout(120)
  void nobody_is_charged_for_the_time_until_a_move_arrives_without_messages() throws Exception {
    Table table = whiteToMove(servers.first, servers.second);
    String[] moves = {"g1f3", "b8c6", "f1c4", "f8c5", "c2c3", "g8f6", "d2d3", "d7d6"};
    Map<String, Object> seen =
        await(table.white, message -> message.toString().contains("attempt=e7e5"));
    servers.setMessagesCut(true);
    try {
      for (int i = 0; i < moves.length; i++) {
        WebSocketClient mover = i % 2 == 0 ? table.white : table.black;
        int known = (Integer) seen.get("after") + ((List<?>) seen.get("events")).size();
        mover.send(move(known, i % 2 == 0 ? "white" : "black", "m" + i, moves[i]));
        assertThat(answer(mover)).containsEntry("type", "accepted");
        String played = "attempt=" + moves[i];
        seen =
            await(
                i % 2 == 0 ? table.black : table.white,
                message ->
                    message.get("type").equals("events") && message.toString().contains(played));
      }
    } finally {
      servers.setMessagesCut(false);
    }
    try (Store store = servers.store()) {
      List<Long> charged = charged(store.load(table.seated.game()).orElseThrow().events());
      System.out.println("charged without messages: " + charged);
      assertThat(charged.subList(3, charged.size())).allMatch(millis -> millis < 700);
    }
    table.white.abort();
    table.black.abort();
  }
}
