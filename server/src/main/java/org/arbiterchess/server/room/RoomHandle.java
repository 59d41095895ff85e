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
  private static final int MAX_QUEUED_TASKS = 2000;

  private static final int MAX_ATTEMPTS = 3;

  private final String gameId;
  private final RoomContext context;
  private final Map<String, RoomHandle> handles;
  private final Mailbox mailbox;
  private volatile Room room;
  private volatile long lastUsedAt;
  private boolean started;
  private boolean closed;
  private Optional<ServerRefusalReason> closedBecause = Optional.empty();

  RoomHandle(String gameId, RoomContext context, Map<String, RoomHandle> handles) {
    this.gameId = gameId;
    this.context = context;
    this.handles = handles;
    this.mailbox = new Mailbox(context);
    this.lastUsedAt = context.time().now();
  }

  /** Before anything else is done behind it, the room is opened. */
  private synchronized void start() {
    if (!started) {
      started = true;
      mailbox.submit(this::open);
    }
  }

  /**
   * Does a task in the room when its turn comes.
   *
   * @param remotePresence does it behind another door, if this one was closed meanwhile
   */
  <T> void submit(
      Function<Room, CompletionStage<T>> task,
      CompletableFuture<T> answer,
      Supplier<CompletableFuture<T>> retryOnNewHandle) {
    submit(task, answer, retryOnNewHandle, false);
  }

  /** Like {@link #submit}, but also while nothing can be stored: whoever leaves has left. */
  <T> void submitEvenIfStoreFails(
      Function<Room, CompletionStage<T>> task,
      CompletableFuture<T> answer,
      Supplier<CompletableFuture<T>> retryOnNewHandle) {
    submit(task, answer, retryOnNewHandle, true);
  }

  private <T> void submit(
      Function<Room, CompletionStage<T>> task,
      CompletableFuture<T> answer,
      Supplier<CompletableFuture<T>> retryOnNewHandle,
      boolean evenIfStoreFails) {
    if (mailbox.size() > MAX_QUEUED_TASKS) {
      answer.completeExceptionally(new RefusalException(ServerRefusalReason.NOT_STORED));
      return;
    }
    start();
    lastUsedAt = context.time().now();
    mailbox.submit(
        () -> {
          CompletionStage<T> done = run(task, retryOnNewHandle, evenIfStoreFails);
          return done.handle(
              (value, failure) ->
                  failure == null
                      ? answer.complete(value)
                      : answer.completeExceptionally(toRefusal(failure)));
        });
  }

  private <T> CompletionStage<T> run(
      Function<Room, CompletionStage<T>> task,
      Supplier<CompletableFuture<T>> retryOnNewHandle,
      boolean evenIfStoreFails) {
    if (closedBecause.isPresent()) {
      return CompletableFuture.failedFuture(new RefusalException(closedBecause.get()));
    }
    if (closed) {
      return retryOnNewHandle.get();
    }
    try {
      CompletionStage<Void> ready =
          evenIfStoreFails ? catchUp().exceptionally(failure -> null) : catchUp();
      CompletionStage<T> done = ready.thenCompose(caughtUp -> task.apply(room));
      return retryOnConflict(done, task, MAX_ATTEMPTS);
    } catch (RuntimeException | StackOverflowError e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /** What another server was faster with is decided again. */
  private <T> CompletionStage<T> retryOnConflict(
      CompletionStage<T> done, Function<Room, CompletionStage<T>> task, int attemptsLeft) {
    return done.handle(
            (value, failure) ->
                failure == null
                    ? CompletableFuture.completedFuture(value)
                    : FailureMapper.unwrap(failure) instanceof ConflictException && attemptsLeft > 1
                        ? retryOnConflict(task.apply(room), task, attemptsLeft - 1)
                        : CompletableFuture.<T>failedFuture(failure))
        .thenCompose(next -> next);
  }

  private RefusalException toRefusal(Throwable failure) {
    return FailureMapper.toRefusal(failure, context.errorHandler());
  }

  private CompletionStage<?> open() {
    try {
      context.cluster().subscribe(gameId);
      Optional<StoredGame> stored = context.store().load(gameId);
      if (stored.isEmpty()) {
        close(ServerRefusalReason.UNKNOWN_GAME);
        return DONE;
      }
      Room opened = new Room(stored.get(), context, mailbox);
      room = opened;
      if (context.cluster().isClustered()) {
        opened.reportPresence(true);
      }
      return opened.start().exceptionally(failure -> close(toRefusal(failure).reason()));
    } catch (RuntimeException e) {
      close(toRefusal(e).reason());
      return DONE;
    }
  }

  /** Whoever waits here is told why; whoever comes later finds another door. */
  private Void close(ServerRefusalReason reason) {
    if (room != null) {
      room.close();
    }
    closedBecause = Optional.of(reason);
    remove();
    return null;
  }

  private void remove() {
    handles.computeIfPresent(
        gameId,
        (id, handle) -> {
          if (handle != this) {
            return handle;
          }
          context.cluster().unsubscribe(id);
          return null;
        });
  }

  /** How the game stands; nothing while the room is not open. */
  Optional<RoomStatus> status() {
    return Optional.ofNullable(room).map(Room::status);
  }

  /** The number of the last event; 0 while the room is not open. */
  int head() {
    Room now = room;
    return now == null ? 0 : now.head();
  }

  /** Closes the room if its game had its last event before that time and is no longer kept. */
  void closeIfDeleted(long before) {
    mailbox.submit(
        () -> {
          boolean old =
              room != null && closedBecause.isEmpty() && room.loggedGame().lastAt() < before;
          if (old && !context.store().exists(gameId)) {
            room.disconnectAll(ServerRefusalReason.UNKNOWN_GAME);
            close(ServerRefusalReason.UNKNOWN_GAME);
          }
          return DONE;
        });
  }

  /** Closes the room if nobody has needed it for so many milliseconds. */
  void closeIfIdle(long idle) {
    if (context.time().now() - lastUsedAt >= idle) {
      mailbox.submit(
          () -> {
            if (room != null && room.isIdle() && closedBecause.isEmpty()) {
              closed = true;
              room.close();
              remove();
            }
            return DONE;
          });
    }
  }

  /** The game has come so far, as the store or another server says. */
  void onGameChanged(int head, int revision) {
    Room now = room;
    if (now != null && (head > now.head() || revision > now.revision())) {
      mailbox.submit(() -> ifOpen(() -> announce(new GameVersion(head, revision))));
    }
  }

  /** Nobody here need know at once what nobody here sees. */
  private CompletionStage<Void> announce(GameVersion head) {
    room.remoteUpdates().announce(head);
    return room.participants().isEmpty() ? DONE : catchUp();
  }

  /** What others did is known, unless the store is away. */
  private CompletionStage<Void> catchUp() {
    return room.remoteUpdates()
        .loadAnnounced()
        .exceptionally(RoomHandle::ignoreReadFailure)
        .thenCompose(caughtUp -> room.pauseIfUnserved());
  }

  /** What is missing is asked for again, every few seconds. */
  private static Void ignoreReadFailure(Throwable failure) {
    if (FailureMapper.unwrap(failure) instanceof StoreReadException) {
      return null;
    }
    throw new CompletionException(FailureMapper.unwrap(failure));
  }

  /** Somebody is connected at another server. */
  void onPresenceReported(String node, PresenceReport report, boolean replyWanted) {
    mailbox.submit(() -> ifOpen(() -> updateRemotePresence(node, report, replyWanted)));
  }

  private CompletionStage<Void> updateRemotePresence(
      String node, PresenceReport report, boolean replyWanted) {
    boolean changed =
        room.participants().remotePresence().update(node, report, context.time().now());
    if (replyWanted && !room.participants().isEmpty()) {
      room.reportPresence(false);
    }
    if (room.updatePresence()) {
      room.broadcastState();
    } else if (changed) {
      room.broadcastSoon();
    }
    return DONE;
  }

  /** Tells the other servers again who is here, and forgets what they said long ago. */
  void reportPresence() {
    mailbox.submit(() -> ifOpen(this::reportAndExpirePresence));
  }

  private CompletionStage<Void> reportAndExpirePresence() {
    room.participants()
        .remotePresence()
        .removeExpired(context.cluster().subscribedSince(), context.time().now());
    if (!room.participants().isEmpty()) {
      room.reportPresence(false);
    }
    if (room.updatePresence()) {
      room.broadcastState();
    }
    return DONE;
  }

  private CompletionStage<Void> ifOpen(Supplier<CompletionStage<Void>> task) {
    return room != null && !closed && closedBecause.isEmpty() ? task.get() : DONE;
  }
}
