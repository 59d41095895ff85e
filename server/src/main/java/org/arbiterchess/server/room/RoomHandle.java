package org.arbiterchess.server.room;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import java.util.function.Supplier;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.store.GameVersion;
import org.arbiterchess.server.store.StoreReadException;
import org.arbiterchess.server.store.StoredGame;

/**
 * The way into one room, which behind it is opened, found missing, or closed again. Once closed it
 * sends everybody to the next door of the same name.
 */
final class RoomHandle {

  private static final CompletionStage<Void> DONE = CompletableFuture.completedFuture(null);

  /** More waiting tasks than this, and the room is too busy. */
  private static final int MOST_WAITING = 2000;

  private static final int TRIES = 3;

  private final String game;
  private final RoomContext premises;
  private final Map<String, RoomHandle> doors;
  private final Mailbox inbox;
  private volatile Room room;
  private volatile long used;
  private boolean begun;
  private boolean closed;
  private Optional<ServerRefusalReason> obstacle = Optional.empty();

  RoomHandle(String game, RoomContext premises, Map<String, RoomHandle> doors) {
    this.game = game;
    this.premises = premises;
    this.doors = doors;
    this.inbox = new Mailbox(premises);
    this.used = premises.time().now();
  }

  /** Before anything else is done behind it, the room is opened. */
  private synchronized void begin() {
    if (!begun) {
      begun = true;
      inbox.put(this::open);
    }
  }

  /**
   * Does a task in the room when its turn comes.
   *
   * @param elsewhere does it behind another door, if this one was closed meanwhile
   */
  <T> void put(
      Function<Room, CompletionStage<T>> task,
      CompletableFuture<T> answer,
      Supplier<CompletableFuture<T>> elsewhere) {
    put(task, answer, elsewhere, false);
  }

  /** Like {@link #put}, but also while nothing can be stored: whoever leaves has left. */
  <T> void putAnyway(
      Function<Room, CompletionStage<T>> task,
      CompletableFuture<T> answer,
      Supplier<CompletableFuture<T>> elsewhere) {
    put(task, answer, elsewhere, true);
  }

  private <T> void put(
      Function<Room, CompletionStage<T>> task,
      CompletableFuture<T> answer,
      Supplier<CompletableFuture<T>> elsewhere,
      boolean anyway) {
    if (inbox.size() > MOST_WAITING) {
      answer.completeExceptionally(new RefusalException(ServerRefusalReason.NOT_STORED));
      return;
    }
    begin();
    used = premises.time().now();
    inbox.put(
        () -> {
          CompletionStage<T> done = attempt(task, elsewhere, anyway);
          return done.handle(
              (value, failure) ->
                  failure == null
                      ? answer.complete(value)
                      : answer.completeExceptionally(known(failure)));
        });
  }

  private <T> CompletionStage<T> attempt(
      Function<Room, CompletionStage<T>> task,
      Supplier<CompletableFuture<T>> elsewhere,
      boolean anyway) {
    if (obstacle.isPresent()) {
      return CompletableFuture.failedFuture(new RefusalException(obstacle.get()));
    }
    if (closed) {
      return elsewhere.get();
    }
    try {
      CompletionStage<Void> ready = anyway ? fresh().exceptionally(failure -> null) : fresh();
      CompletionStage<T> done = ready.thenCompose(fresh -> task.apply(room));
      return again(done, task, TRIES);
    } catch (RuntimeException | StackOverflowError e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /** What another server was faster with is decided again. */
  private <T> CompletionStage<T> again(
      CompletionStage<T> done, Function<Room, CompletionStage<T>> task, int tries) {
    return done.handle(
            (value, failure) ->
                failure == null
                    ? CompletableFuture.completedFuture(value)
                    : FailureMapper.cause(failure) instanceof ConflictException && tries > 1
                        ? again(task.apply(room), task, tries - 1)
                        : CompletableFuture.<T>failedFuture(failure))
        .thenCompose(next -> next);
  }

  private RefusalException known(Throwable failure) {
    return FailureMapper.refusal(failure, premises.errorHandler());
  }

  private CompletionStage<?> open() {
    try {
      premises.cluster().subscribe(game);
      Optional<StoredGame> stored = premises.store().load(game);
      if (stored.isEmpty()) {
        shut(ServerRefusalReason.UNKNOWN_GAME);
        return DONE;
      }
      Room opened = new Room(stored.get(), premises, inbox);
      room = opened;
      if (premises.cluster().isClustered()) {
        opened.tellAttendance(true);
      }
      return opened.goOn().exceptionally(failure -> shut(known(failure).reason()));
    } catch (RuntimeException e) {
      shut(known(e).reason());
      return DONE;
    }
  }

  /** Whoever waits here is told why; whoever comes later finds another door. */
  private Void shut(ServerRefusalReason reason) {
    if (room != null) {
      room.close();
    }
    obstacle = Optional.of(reason);
    leave();
    return null;
  }

  private void leave() {
    doors.computeIfPresent(
        game,
        (id, door) -> {
          if (door != this) {
            return door;
          }
          premises.cluster().unsubscribe(id);
          return null;
        });
  }

  /** How the game stands; nothing while the room is not open. */
  Optional<RoomStatus> standing() {
    return Optional.ofNullable(room).map(Room::standing);
  }

  /** The number of the last event; 0 while the room is not open. */
  int head() {
    Room now = room;
    return now == null ? 0 : now.head();
  }

  /** Closes the room if its game had its last event before that time and is no longer kept. */
  void closeIfForgotten(long before) {
    inbox.put(
        () -> {
          boolean old = room != null && obstacle.isEmpty() && room.ledger().lastAt() < before;
          if (old && !premises.store().exists(game)) {
            room.dismiss(ServerRefusalReason.UNKNOWN_GAME);
            shut(ServerRefusalReason.UNKNOWN_GAME);
          }
          return DONE;
        });
  }

  /** Closes the room if nobody has needed it for so many milliseconds. */
  void closeIfQuiet(long idle) {
    if (premises.time().now() - used >= idle) {
      inbox.put(
          () -> {
            if (room != null && room.isQuiet() && obstacle.isEmpty()) {
              closed = true;
              room.close();
              leave();
            }
            return DONE;
          });
    }
  }

  /** The game has come so far, as the store or another server says. */
  void hear(int head, int revision) {
    Room now = room;
    if (now != null && (head > now.head() || revision > now.revision())) {
      inbox.put(() -> inTheRoom(() -> hear(new GameVersion(head, revision))));
    }
  }

  /** Nobody here need know at once what nobody here sees. */
  private CompletionStage<Void> hear(GameVersion head) {
    room.others().hear(head);
    return room.crowd().isEmpty() ? DONE : fresh();
  }

  /** What others did is known, unless the store is away. */
  private CompletionStage<Void> fresh() {
    return room.others()
        .refresh()
        .exceptionally(RoomHandle::waitForStore)
        .thenCompose(fresh -> room.pauseIfUntended());
  }

  /** What is missing is asked for again, every few seconds. */
  private static Void waitForStore(Throwable failure) {
    if (FailureMapper.cause(failure) instanceof StoreReadException) {
      return null;
    }
    throw new CompletionException(FailureMapper.cause(failure));
  }

  /** Somebody is connected at another server. */
  void hear(String server, PresenceReport attendance, boolean asking) {
    inbox.put(() -> inTheRoom(() -> attended(server, attendance, asking)));
  }

  private CompletionStage<Void> attended(String server, PresenceReport attendance, boolean asking) {
    boolean news = room.crowd().elsewhere().hear(server, attendance, premises.time().now());
    if (asking && !room.crowd().isEmpty()) {
      room.tellAttendance(false);
    }
    if (room.look()) {
      room.tellRoom();
    } else if (news) {
      room.tellSoon();
    }
    return DONE;
  }

  /** Tells the other servers again who is here, and forgets what they said long ago. */
  void tellAttendance() {
    inbox.put(() -> inTheRoom(this::refresh));
  }

  private CompletionStage<Void> refresh() {
    room.crowd().elsewhere().forget(premises.cluster().subscribedSince(), premises.time().now());
    if (!room.crowd().isEmpty()) {
      room.tellAttendance(false);
    }
    if (room.look()) {
      room.tellRoom();
    }
    return DONE;
  }

  private CompletionStage<Void> inTheRoom(Supplier<CompletionStage<Void>> task) {
    return room != null && !closed && obstacle.isEmpty() ? task.get() : DONE;
  }
}
