package org.arbiterchess.server.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.game.TimeControlReading;
import org.arbiterchess.rules.Position;
import org.arbiterchess.server.protocol.ClientMessage;
import org.arbiterchess.server.protocol.ClientMessageReader;
import org.arbiterchess.server.protocol.ClientToken;
import org.arbiterchess.server.protocol.GameRequest;
import org.arbiterchess.server.protocol.Limits;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerMessage;
import org.arbiterchess.server.room.ClientConnection;
import org.arbiterchess.server.room.Cluster;
import org.arbiterchess.server.room.GameCreator;
import org.arbiterchess.server.room.Participant;
import org.arbiterchess.server.room.RoomContext;
import org.arbiterchess.server.room.Rooms;
import org.arbiterchess.server.room.ServerListener;
import org.arbiterchess.server.store.SqliteStore;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rooms are opened when they are needed, and closed when nobody needs them. */
class RoomLifecycleTest {

  @TempDir Path place;

  private final ManualTime time = new ManualTime();
  private final List<Throwable> faults = new ArrayList<>();
  private SqliteStore store;
  private Rooms rooms;

  @BeforeEach
  void open() {
    store = SqliteStore.open(place);
    rooms = rooms();
  }

  private Rooms rooms() {
    return rooms(time.now());
  }

  private Rooms rooms(long begun) {
    return new Rooms(
        new RoomContext(
            store,
            time,
            Limits.DEFAULTS,
            Cluster.singleServer(begun),
            ServerListener.NONE,
            Runnable::run,
            Runnable::run,
            faults::add));
  }

  @AfterEach
  void close() {
    store.close();
    assertThat(faults).isEmpty();
  }

  private ServerMessage.Seated make(String control) {
    TimeControl read = ((TimeControlReading.Read) TimeControl.read(control)).control();
    GameEvent.Started started = new GameEvent.Started(0, Position.initial(), Rulebook.ONLINE, read);
    GameRequest.Create create =
        new GameRequest.Create(started, Optional.of(Color.WHITE), "Anna", Optional.empty());
    return GameCreator.create(store, create, time.now()).toCompletableFuture().join();
  }

  /** Somebody who listens to nothing. */
  private static Participant guest() {
    return new Participant(
        new ClientConnection() {
          @Override
          public void send(String message) {}

          @Override
          public void close(int code, String reason) {}
        });
  }

  private Participant white(ServerMessage.Seated seated) {
    Participant guest = guest();
    Optional<String> token = Optional.of(seated.token());
    rooms.hello(guest, new ClientMessage.Hello(seated.game(), token, 0, "en")).join();
    return guest;
  }

  @Test
  void a_room_stays_open_while_somebody_is_there() {
    ServerMessage.Seated seated = make("-");
    Participant anna = white(seated);
    time.advance(3_600_000);
    rooms.closeIdle(60_000);
    assertThat(rooms.count()).isEqualTo(1);

    rooms.leave(seated.game(), anna).join();
    rooms.closeIdle(60_000);
    assertThat(rooms.count()).as("somebody was there a moment ago").isEqualTo(1);
    time.advance(60_000);

    expectClosedAfter(60_000);
    assertThat(rooms.snapshot(seated.game()).join().view().head()).isEqualTo(1);
    assertThat(rooms.count()).isEqualTo(1);
  }

  @Test
  void a_room_whose_clock_runs_stays_open_until_the_flag_has_fallen() {
    ServerMessage.Seated seated = make("3+0");
    letBlacksClockRun(seated);
    time.advance(179_999);
    rooms.closeIdle(1);
    assertThat(rooms.count()).isEqualTo(1);

    time.advance(1);

    expectScore(seated, "1-0");
    time.advance(1);
    expectClosedAfter(1);
  }

  /** The result is found by another thread. */
  private void expectScore(ServerMessage.Seated seated, String score) {
    long end = System.nanoTime() + 10_000_000_000L;
    String found;
    do {
      found = rooms.snapshot(seated.game()).join().view().score();
    } while (!found.equals(score) && System.nanoTime() < end);
    assertThat(found).isEqualTo(score);
  }

  /** The thread that has answered may still be on its way out of the room. */
  private void expectClosedAfter(long idle) {
    long end = System.nanoTime() + 10_000_000_000L;
    do {
      rooms.closeIdle(idle);
      Thread.onSpinWait();
    } while (rooms.count() > 0 && System.nanoTime() < end);
    assertThat(rooms.count()).isZero();
  }

  @Test
  void after_a_start_only_rooms_with_running_clocks_stay_open() {
    letBlacksClockRun(make("3+0"));
    make("-");
    make("5+0");

    rooms = rooms();
    rooms.openUnfinished();

    assertThat(rooms.count()).isEqualTo(1);
  }

  /** White moves and leaves. */
  private void letBlacksClockRun(ServerMessage.Seated seated) {
    rooms.join(seated.game(), new GameRequest.Join("Bo", Optional.empty())).join();
    Participant anna = white(seated);
    moveFirst(seated, anna);
    rooms.leave(seated.game(), anna).join();
  }

  private void moveFirst(ServerMessage.Seated seated, Participant anna) {
    ClientMessage move =
        ClientMessageReader.read(
            "{\"v\":1,\"type\":\"command\",\"after\":1,\"command\":{\"v\":1,\"type\":\"move\","
                + "\"seat\":\"white\",\"id\":\"1\",\"attempt\":\"e2e4\"}}");
    rooms.handle(seated.game(), anna, move, time.now()).join();
  }

  @Test
  void while_nothing_can_be_stored_a_player_still_leaves_and_the_server_still_stops()
      throws Exception {
    // The server begins after the move that is made now, so its clock is paused before all else.
    rooms = rooms(time.now() + 1);
    ServerMessage.Seated white = make("3+0");
    ServerMessage.Seated black =
        rooms.join(white.game(), new GameRequest.Join("Bo", Optional.empty())).join();
    Participant anna = white(white);
    List<String> heard = new CopyOnWriteArrayList<>();
    List<Integer> closed = new CopyOnWriteArrayList<>();
    Participant bo =
        new Participant(
            new ClientConnection() {
              @Override
              public void send(String message) {
                heard.add(message);
              }

              @Override
              public void close(int code, String reason) {
                closed.add(code);
              }
            });
    Optional<String> token = Optional.of(black.token());
    rooms.hello(bo, new ClientMessage.Hello(black.game(), token, 0, "en")).join();
    moveFirst(white, anna);

    try (java.sql.Connection other =
            DriverManager.getConnection("jdbc:sqlite:" + place.resolve("arbiter.db"));
        Statement statement = other.createStatement()) {
      statement.execute("begin immediate");
      assertThat(rooms.snapshot(white.game()))
          .failsWithin(Duration.ofSeconds(30))
          .withThrowableThat()
          .withCauseInstanceOf(RefusalException.class);
      heard.clear();

      assertThat(rooms.leave(white.game(), anna)).succeedsWithin(Duration.ofSeconds(30));
      assertThat(heard).last().asString().contains("\"type\":\"room\"", "\"away\"");
      assertThat(closed).isEmpty();

      rooms.stop(30_000);
      assertThat(heard).last().asString().contains("STOPPING");
      assertThat(closed).containsExactly(1001);
    }
  }

  @Test
  void who_asks_another_server_because_an_answer_was_lost_gets_the_same_seat() {
    ServerMessage.Seated white = make("3+0");
    Rooms another = rooms();
    another.snapshot(white.game()).join();
    ClientToken token = new ClientToken("Vb0h3pQx7Lk2mN9sT4wY8zA1cD5eF6g_");
    GameRequest.Join join = new GameRequest.Join("Bo", Optional.of(token));

    ServerMessage.Seated black = rooms.join(white.game(), join).join();

    assertThat(another.join(white.game(), join).join()).isEqualTo(black);
    assertThat(another.join(white.game(), new GameRequest.Join("Eve", Optional.empty())))
        .failsWithin(Duration.ofSeconds(10));
  }

  @Test
  void a_game_that_is_not_there_leaves_no_room_open() {
    for (String game : List.of("abcDEF012345", "x", "")) {
      assertThat(rooms.snapshot(game)).isCompletedExceptionally();
    }
    assertThat(rooms.count()).isZero();
  }
}
