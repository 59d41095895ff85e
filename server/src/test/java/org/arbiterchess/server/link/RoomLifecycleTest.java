package org.arbiterchess.server.link;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CopyOnWriteArrayList;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.rules.Position;
import org.arbiterchess.server.protocol.ClientMessage;
import org.arbiterchess.server.protocol.ClientMessageReader;
import org.arbiterchess.server.protocol.ClientSeatToken;
import org.arbiterchess.server.protocol.GameHttpRequest;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerLimits;
import org.arbiterchess.server.room.ClientConnection;
import org.arbiterchess.server.room.Cluster;
import org.arbiterchess.server.room.ErrorListener;
import org.arbiterchess.server.room.GameCreator;
import org.arbiterchess.server.room.Participant;
import org.arbiterchess.server.room.RoomContext;
import org.arbiterchess.server.room.Rooms;
import org.arbiterchess.server.room.Seated;
import org.arbiterchess.server.room.TokenBucket;
import org.arbiterchess.server.store.Store;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests when rooms open and close. */
class RoomLifecycleTest {

  @TempDir Path tempDir;

  private final ManualTime time = new ManualTime();
  private final List<Throwable> errors = new ArrayList<>();
  private Store store;
  private Rooms rooms;

  @BeforeEach
  void open() {
    store = Store.open(tempDir);
    rooms = rooms();
  }

  private Rooms rooms() {
    return rooms(time.now());
  }

  private Rooms rooms(long startedAt) {
    return new Rooms(
        new RoomContext(
            store,
            time,
            ServerLimits.DEFAULTS,
            Cluster.singleServer(startedAt),
            new ErrorListener(errors::add)),
        Runnable::run);
  }

  @AfterEach
  void close() {
    store.close();
    assertThat(errors).isEmpty();
  }

  private Seated createGame(String control) {
    TimeControl read = TimeControl.of(control);
    GameEvent.Started started = new GameEvent.Started(0, Position.initial(), Rulebook.ONLINE, read);
    GameHttpRequest.Create create =
        new GameHttpRequest.Create(started, Optional.of(Color.WHITE), "Anna", Optional.empty());
    return GameCreator.create(store, create, time.now()).toCompletableFuture().join();
  }

  /** A participant whose connection discards all messages. */
  private static Participant participant() {
    return new Participant(
        new ClientConnection() {
          @Override
          public void send(byte[] message) {}

          @Override
          public void close(int code, String reason) {}
        },
        TokenBucket.perSecond(100_000, 0));
  }

  private Participant white(Seated seated) {
    Participant participant = participant();
    Optional<String> token = Optional.of(seated.token());
    ClientMessage hello =
        new ClientMessage.Hello(seated.game(), token, 0, "en", Optional.empty(), false);
    rooms.find(seated.game()).receive(participant, hello, time.now()).join();
    return participant;
  }

  @Test
  void a_room_stays_open_while_a_client_is_connected() {
    Seated seated = createGame("-");
    Participant anna = white(seated);
    time.advance(3_600_000);
    rooms.closeIdle(60_000);
    assertThat(rooms.count()).isEqualTo(1);

    rooms.find(seated.game()).leave(anna).join();
    rooms.closeIdle(60_000);
    assertThat(rooms.count()).as("somebody was there a moment ago").isEqualTo(1);
    time.advance(60_000);

    expectClosedAfter(60_000);
    assertThat(rooms.snapshot(seated.game()).join().head()).isEqualTo(1);
    assertThat(rooms.count()).isEqualTo(1);
  }

  @Test
  void a_room_whose_clock_runs_stays_open_until_the_flag_has_fallen() {
    Seated seated = createGame("3+0");
    letBlacksClockRun(seated);
    time.advance(179_999);
    rooms.closeIdle(1);
    assertThat(rooms.count()).isEqualTo(1);

    time.advance(1);

    expectScore(seated, "1-0");
    time.advance(1);
    expectClosedAfter(1);
  }

  /** Waits until the game has this score, because another thread determines the result. */
  private void expectScore(Seated seated, String score) {
    long end = System.nanoTime() + 10_000_000_000L;
    String found;
    do {
      found = new String(rooms.snapshot(seated.game()).join().view().bytes(), UTF_8);
    } while (!found.contains("\"score\":\"" + score + "\"") && System.nanoTime() < end);
    assertThat(found).contains("\"score\":\"" + score + "\"");
  }

  /**
   * Waits until the room is closed. A thread may still be working in the room after the response
   * has arrived.
   */
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
    letBlacksClockRun(createGame("3+0"));
    createGame("-");
    createGame("5+0");

    rooms = rooms();
    rooms.openUnfinished(OptionalLong.empty());

    assertThat(rooms.count()).isEqualTo(1);
  }

  private void letBlacksClockRun(Seated seated) {
    rooms.join(seated.game(), new GameHttpRequest.Join("Bo", Optional.empty())).join();
    Participant anna = white(seated);
    moveFirst(seated, anna);
    rooms.find(seated.game()).leave(anna).join();
  }

  private void moveFirst(Seated seated, Participant anna) {
    ClientMessage move =
        ClientMessageReader.read(
            ("{\"v\":1,\"type\":\"command\",\"after\":1,\"command\":{\"v\":1,\"type\":\"move\","
                    + "\"seat\":\"white\",\"id\":\"1\",\"attempt\":\"e2e4\"}}")
                .getBytes(UTF_8));
    rooms.find(seated.game()).receive(anna, move, time.now()).join();
  }

  @Test
  void players_can_leave_and_the_server_can_stop_while_the_store_fails() throws Exception {
    // The server's start time is later than the first move, so the server tries to pause the clock
    // before it does anything else.
    rooms = rooms(time.now() + 1000);
    Seated white = createGame("3+0");
    Seated black =
        rooms.join(white.game(), new GameHttpRequest.Join("Bo", Optional.empty())).join();
    Participant anna = white(white);
    List<String> heard = new CopyOnWriteArrayList<>();
    List<Integer> closed = new CopyOnWriteArrayList<>();
    Participant bo =
        new Participant(
            new ClientConnection() {
              @Override
              public void send(byte[] message) {
                heard.add(new String(message, UTF_8));
              }

              @Override
              public void close(int code, String reason) {
                closed.add(code);
              }
            },
            TokenBucket.perSecond(100_000, 0));
    Optional<String> token = Optional.of(black.token());
    ClientMessage hello =
        new ClientMessage.Hello(black.game(), token, 0, "en", Optional.empty(), false);
    rooms.find(black.game()).receive(bo, hello, time.now()).join();
    moveFirst(white, anna);

    try (java.sql.Connection other =
            DriverManager.getConnection("jdbc:sqlite:" + tempDir.resolve("arbiter.db"));
        Statement statement = other.createStatement()) {
      statement.execute("begin immediate");
      assertThat(rooms.snapshot(white.game())).succeedsWithin(Duration.ofSeconds(30));
      assertThat(heard).last().asString().contains("\"clocksStoppedAt\":" + time.now());
      heard.clear();

      assertThat(rooms.find(white.game()).leave(anna)).succeedsWithin(Duration.ofSeconds(30));
      assertThat(heard).last().asString().contains("\"type\":\"room\"", "\"away\"");
      assertThat(closed).isEmpty();

      rooms.stop(30_000);
      assertThat(heard).last().asString().contains("STOPPING");
      assertThat(closed).containsExactly(1001);
    }
  }

  @Test
  void repeating_a_request_on_another_server_gives_the_same_seat() {
    Seated white = createGame("3+0");
    Rooms another = rooms();
    another.snapshot(white.game()).join();
    ClientSeatToken token = new ClientSeatToken("Vb0h3pQx7Lk2mN9sT4wY8zA1cD5eF6g_");
    GameHttpRequest.Join join = new GameHttpRequest.Join("Bo", Optional.of(token));

    Seated black = rooms.join(white.game(), join).join();

    assertThat(another.join(white.game(), join).join()).isEqualTo(black);
    assertThatThrownBy(
            () ->
                another
                    .join(white.game(), new GameHttpRequest.Join("Eve", Optional.empty()))
                    .join())
        .hasCauseInstanceOf(RefusalException.class);
  }

  @Test
  void an_unknown_game_leaves_no_room_open() {
    for (String game : List.of("abcDEF012345", "x", "")) {
      assertThatThrownBy(() -> rooms.snapshot(game).join())
          .hasCauseInstanceOf(RefusalException.class);
    }
    assertThat(rooms.count()).isZero();
  }
}
