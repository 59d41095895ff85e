package org.arbiterchess.server.room;

import static org.arbiterchess.server.room.Mailbox.DONE;

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
 * Opens a room on first use and closes it when it is idle. A closed handle passes its tasks to the
 * next handle for the same game.
 */
final class RoomHandle {

  /** The room refuses new tasks if more than this many are queued. */
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

  /** Opens the room before its first task. */
  private synchronized void start() {
    if (!started) {
      started = true;
      mailbox.submit(this::open);
    }
  }

  /**
   * Runs a task in the room after all earlier ones.
   *
   * @param retryOnNewHandle runs the task on a new handle if this one has been closed in the
   *     meantime
   */
  <T> void submit(
      Function<Room, CompletionStage<T>> task,
      CompletableFuture<T> answer,
      Supplier<CompletableFuture<T>> retryOnNewHandle) {
    submit(task, answer, retryOnNewHandle, false);
  }

  /**
   * Like {@link #submit}, but runs the task even if the store fails. Used when a client disconnects
   * and when the server stops.
   */
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

  /** Runs the task again on the updated game if another server changed the game first. */
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

  /** Refuses all queued tasks with this reason. Later tasks get a new handle. */
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

  /** The game's status, or empty until the room is open. */
  Optional<RoomStatus> status() {
    return Optional.ofNullable(room).map(Room::status);
  }

  /** The number of the last event, or 0 until the room is open. */
  int head() {
    Room now = room;
    return now == null ? 0 : now.head();
  }

  /** Closes the room if its last event is older than this time and its game has been deleted. */
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

  /** Closes the room if it has been idle for this many milliseconds. */
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

  /** Called when the store or another server reports a new version of the game. */
  void onGameChanged(int head, int revision) {
    Room now = room;
    if (now != null && (head > now.head() || revision > now.revision())) {
      mailbox.submit(() -> ifOpen(() -> announce(new GameVersion(head, revision))));
    }
  }

  /**
   * Records a new version. If no client is connected here, the changes are loaded only when needed.
   */
  private CompletionStage<Void> announce(GameVersion head) {
    room.remoteUpdates().announce(head);
    return room.participants().isEmpty() ? DONE : catchUp();
  }

  /** Loads announced changes, unless the store is unavailable. */
  private CompletionStage<Void> catchUp() {
    return room.remoteUpdates()
        .loadAnnounced()
        .exceptionally(RoomHandle::ignoreReadFailure)
        .thenCompose(caughtUp -> room.pauseIfUnserved());
  }

  /**
   * Ignores a failed read. The next version check, a few seconds later, loads the missing changes.
   */
  private static Void ignoreReadFailure(Throwable failure) {
    if (FailureMapper.unwrap(failure) instanceof StoreReadException) {
      return null;
    }
    throw new CompletionException(FailureMapper.unwrap(failure));
  }

  /** Called when another server reports which clients are connected to it. */
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

  /** Repeats this server's presence report and removes other servers' expired reports. */
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
