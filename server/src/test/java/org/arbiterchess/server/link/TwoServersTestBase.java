package org.arbiterchess.server.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.rules.Position;
import org.arbiterchess.server.protocol.ClientMessage;
import org.arbiterchess.server.protocol.GameHttpRequest;
import org.arbiterchess.server.protocol.ServerLimits;
import org.arbiterchess.server.room.Cluster;
import org.arbiterchess.server.room.ErrorListener;
import org.arbiterchess.server.room.GameCreator;
import org.arbiterchess.server.room.RoomContext;
import org.arbiterchess.server.room.Rooms;
import org.arbiterchess.server.room.Seated;
import org.arbiterchess.server.store.ObservedStore;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Starts two servers in one process. They share a store and pass messages to each other. */
@Timeout(60)
abstract class TwoServersTestBase {

  @TempDir Path tempDir;

  final ManualTime time = new ManualTime();
  final List<Throwable> errors = new CopyOnWriteArrayList<>();
  ObservedStore store;
  final InMemoryCluster firstCluster = new InMemoryCluster("first");
  final InMemoryCluster secondCluster = new InMemoryCluster("second");
  Rooms first;
  Rooms second;
  Seated white;
  Seated black;

  @BeforeEach
  void open() {
    store = new ObservedStore(tempDir);
    first = rooms(firstCluster);
    second = rooms(secondCluster);
    InMemoryCluster.connect(firstCluster, secondCluster);
    GameEvent.Started started =
        new GameEvent.Started(0, Position.initial(), Rulebook.ONLINE, TimeControl.of("3+2"));
    GameHttpRequest.Create create =
        new GameHttpRequest.Create(started, Optional.of(Color.WHITE), "Anna", Optional.empty());
    white = GameCreator.create(store, create, time.now()).toCompletableFuture().join();
    black = first.join(white.game(), new GameHttpRequest.Join("Bo", Optional.empty())).join();
  }

  Rooms rooms(Cluster cluster) {
    return new Rooms(
        new RoomContext(
            store, time, ServerLimits.DEFAULTS, cluster, new ErrorListener(errors::add)),
        Runnable::run);
  }

  @AfterEach
  void close() {
    store.close();
    assertThat(errors).isEmpty();
  }

  static RecordingPage connect(Rooms rooms, Seated seated, boolean greetings) {
    RecordingPage page = new RecordingPage();
    sendHello(rooms, seated, greetings, page).join();
    return page;
  }

  static CompletableFuture<Void> sendHello(
      Rooms rooms, Seated seated, boolean greetings, RecordingPage page) {
    Optional<String> token = Optional.of(seated.token());
    ClientMessage hello =
        new ClientMessage.Hello(seated.game(), token, 0, "en", Optional.empty(), greetings);
    return rooms.find(seated.game()).receive(page.participant, hello, ManualTime.START);
  }

  /** Waits for the store's thread to make a condition true. */
  static void await(BooleanSupplier condition) {
    long end = System.nanoTime() + 20_000_000_000L;
    while (!condition.getAsBoolean() && System.nanoTime() < end) {
      Thread.onSpinWait();
    }
    assertThat(condition.getAsBoolean()).isTrue();
  }
}
