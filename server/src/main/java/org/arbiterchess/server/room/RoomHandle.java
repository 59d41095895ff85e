package org.arbiterchess.server.room;

import static org.arbiterchess.server.room.Mailbox.DONE;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import java.util.function.Supplier;
import org.arbiterchess.chess.Color;
import org.arbiterchess.server.protocol.ClientMessage;
import org.arbiterchess.server.protocol.PresetGreeting;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerMessage;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.store.StoreReadException;
import org.arbiterchess.server.store.StoredGame;

/**
 * A room and its mailbox. All access to the room goes through its handle, which opens the room
 * before the first task and closes it when it is idle. A closed handle passes its tasks to the next
 * handle for the same game. The methods may be called from any thread, and none of them blocks.
 */
public final class RoomHandle {

  /** The room refuses new tasks if more than this many are queued. */
  private static final int MAX_QUEUED_TASKS = 2000;

  private final String gameId;
  private final RoomContext context;
  private final Rooms rooms;
  private final Mailbox mailbox;
  private final RequestLimiter limiter = new RequestLimiter();
  private volatile Room room;
  private volatile long lastUsedAt;
  private volatile boolean started;
  private boolean closed;
  private Optional<ServerRefusalReason> closedBecause = Optional.empty();

  RoomHandle(String gameId, RoomContext context, Rooms rooms) {
    this.gameId = gameId;
    this.context = context;
    this.rooms = rooms;
    this.mailbox = new Mailbox(context.errorHandler());
    this.lastUsedAt = context.time().now();
  }

  /** Opens the room before its first task. */
  void start() {
    if (!started) {
      synchronized (this) {
        if (!started) {
          mailbox.submit(this::open);
          started = true;
        }
      }
    }
  }

  private CompletionStage<Void> open() {
    context.cluster().subscribe(gameId);
    return context
        .store()
        .loadAfter(gameId, 0)
        .thenCompose(this::open)
        .exceptionally(failure -> close(toRefusal(failure).reason()));
  }

  private CompletionStage<Void> open(Optional<StoredGame> stored) {
    Room opened =
        new Room(
            stored.orElseThrow(() -> new RefusalException(ServerRefusalReason.UNKNOWN_GAME)),
            context,
            rooms.pulse(),
            mailbox);
    room = opened;
    if (context.cluster().isClustered()) {
      opened.reportPresence(true);
    }
    return opened.start();
  }

  /** Closes the room. Queued tasks are refused with this reason. Later tasks get a new handle. */
  private Void close(ServerRefusalReason reason) {
    if (room != null) {
      room.close();
    }
    closedBecause = Optional.of(reason);
    rooms.remove(this);
    return null;
  }

  // Clients

  public String gameId() {
    return gameId;
  }

  /**
   * Handles a client's message. Completes exceptionally with {@link RefusalException} if the game
   * does not exist or the message is refused.
   *
   * @param received when the message arrived at the server
   */
  public CompletableFuture<Void> receive(
      Participant participant, ClientMessage message, long received) {
    participant.setHeardAt(context.time().now());
    if (message instanceof ClientMessage.Beat beat) {
      participant.roundTripTime().beatReceived(beat.now(), received);
      if (status().filter(RoomStatus.PAUSED::equals).isPresent()) {
        settle();
      }
      return CompletableFuture.completedFuture(null);
    }
    return submit(room -> handle(room, participant, message, received));
  }

  private CompletionStage<Void> handle(
      Room room, Participant participant, ClientMessage message, long received) {
    if (message instanceof ClientMessage.Hello hello) {
      return ConnectionHandler.hello(room, participant, hello);
    }
    if (!room.participants().has(participant)) {
      throw new RefusalException(ServerRefusalReason.HELLO_FIRST);
    }
    limiter.check(room, participant, message);
    return handleAdmitted(room, participant, message, received).thenRun(() -> limiter.update(room));
  }

  private static CompletionStage<Void> handleAdmitted(
      Room room, Participant participant, ClientMessage message, long received) {
    if (message instanceof ClientMessage.CommandSent command) {
      return CommandHandler.handle(room, participant, command, received);
    }
    if (message instanceof ClientMessage.Rematch rematch) {
      return RematchHandler.handle(room, participant, rematch.wanted());
    }
    if (message instanceof ClientMessage.FreeSeat free) {
      return SeatHandler.freeSeat(room, participant, free.color());
    }
    if (message instanceof ClientMessage.TakeSeat take) {
      return SeatHandler.takeSeat(room, participant, take.color());
    }
    if (message instanceof ClientMessage.AnswerSeat answer) {
      return SeatHandler.answerRequest(room, participant, answer.accept());
    }
    if (message instanceof ClientMessage.Greetings greetings) {
      return room.greetings().switchOn(participant, greetings.on());
    }
    if (message instanceof ClientMessage.Greet greet) {
      return room.greetings().greet(participant, greet.greeting());
    }
    throw new IllegalArgumentException("not a room message: " + message.getClass());
  }

  /** Removes a client that has disconnected. */
  public CompletableFuture<Void> leave(Participant participant) {
    return rooms.isStopping()
        ? CompletableFuture.completedFuture(null)
        : submitEvenIfStoreFails(
            room -> ConnectionHandler.leave(room, participant).thenRun(() -> limiter.update(room)));
  }

  /** Sends a client the number of the last event and the time, if the room is open. */
  public void sendBeat(Participant participant) {
    Room opened = room;
    if (opened != null) {
      long now = context.time().now();
      participant.roundTripTime().beatSent(now);
      participant.send(new ServerMessage.Beat(opened.head(), now));
    }
  }

  // Tasks

  /**
   * Runs a task in the room after all earlier ones. Completes exceptionally with {@link
   * RefusalException} if the game does not exist or the task is refused.
   */
  <T> CompletableFuture<T> submit(Function<Room, CompletionStage<T>> task) {
    if (rooms.isStopping()) {
      return CompletableFuture.failedFuture(new RefusalException(ServerRefusalReason.STOPPING));
    }
    if (mailbox.size() > MAX_QUEUED_TASKS) {
      return CompletableFuture.failedFuture(new RefusalException(ServerRefusalReason.NOT_STORED));
    }
    return submit(task, false);
  }

  /**
   * Like {@link #submit}, but runs the task even if the store fails. Used when a client disconnects
   * and when the server stops.
   */
  <T> CompletableFuture<T> submitEvenIfStoreFails(Function<Room, CompletionStage<T>> task) {
    return submit(task, true);
  }

  private <T> CompletableFuture<T> submit(
      Function<Room, CompletionStage<T>> task, boolean evenIfStoreFails) {
    lastUsedAt = context.time().now();
    CompletableFuture<T> answer = new CompletableFuture<>();
    mailbox.submit(
        () ->
            ConcurrentChangeException.retry(() -> run(task, evenIfStoreFails))
                .handle(
                    (value, failure) ->
                        failure == null
                            ? answer.complete(value)
                            : answer.completeExceptionally(toRefusal(failure))));
    return answer;
  }

  private <T> CompletionStage<T> run(
      Function<Room, CompletionStage<T>> task, boolean evenIfStoreFails) {
    if (closedBecause.isPresent()) {
      throw new RefusalException(closedBecause.get());
    }
    if (closed) {
      return rooms.find(gameId).submit(task, evenIfStoreFails);
    }
    CompletionStage<Void> caughtUp = catchUp();
    if (caughtUp == DONE) {
      return task.apply(room);
    }
    return (evenIfStoreFails ? caughtUp.exceptionally(failure -> null) : caughtUp)
        .thenCompose(done -> task.apply(room));
  }

  private RefusalException toRefusal(Throwable failure) {
    return FailureMapper.toRefusal(failure, context.errorHandler());
  }

  /**
   * Loads announced changes, unless the store is unavailable, and logs an outage that is not logged
   * yet. After a write whose outcome is unknown, nothing is done until the store has been read.
   */
  private CompletionStage<Void> catchUp() {
    if (room.remoteUpdates().isOutcomeUnknown()) {
      return room.remoteUpdates().loadUnknownOutcome().thenCompose(loaded -> catchUp());
    }
    return room.remoteUpdates().isBehind()
        ? room.remoteUpdates()
            .loadAnnounced()
            .exceptionally(RoomHandle::ignoreReadFailure)
            .thenCompose(loaded -> room.serverTime().settle())
        : room.serverTime().settle();
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

  private void submitIfOpen(Supplier<CompletionStage<Void>> task) {
    mailbox.submit(
        () ->
            room != null && !closed && closedBecause.isEmpty()
                ? ConcurrentChangeException.retry(task)
                : DONE);
  }

  // Status

  /** The game's status, or empty until the room is open. */
  Optional<RoomStatus> status() {
    return Optional.ofNullable(room).map(Room::status);
  }

  /** The time of the last event, or empty until the room is open. */
  OptionalLong lastEventAt() {
    Room opened = room;
    return opened == null ? OptionalLong.empty() : OptionalLong.of(opened.loggedGame().lastAt());
  }

  /** The number of tasks that are queued or running. */
  int queuedTasks() {
    return mailbox.size();
  }

  // Closing

  /** Closes the room, because its game has been deleted. */
  void closeAsDeleted() {
    submitIfOpen(
        () -> {
          room.disconnectAll(ServerRefusalReason.UNKNOWN_GAME);
          close(ServerRefusalReason.UNKNOWN_GAME);
          return DONE;
        });
  }

  /** Closes the room if it has been idle for this many milliseconds. */
  CompletableFuture<Void> closeIfIdle(long idle) {
    CompletableFuture<Void> done = new CompletableFuture<>();
    if (context.time().now() - lastUsedAt < idle) {
      done.complete(null);
      return done;
    }
    mailbox.submit(
        () -> {
          if (room != null && room.isIdle() && closedBecause.isEmpty()) {
            closed = true;
            room.close();
            rooms.remove(this);
          }
          done.complete(null);
          return DONE;
        });
    return done;
  }

  // Outages

  /** Logs an outage that the server has just noticed. */
  void settle() {
    submitIfOpen(this::catchUp);
  }

  /**
   * Called when another server has failed.
   *
   * @param node its name; empty if this concerns only rooms opened since, which know nothing about
   *     the servers before
   */
  void onServerLost(Optional<String> node, long since) {
    submitIfOpen(() -> room.serverTime().onServerLost(node, since));
  }

  // Messages from other servers

  /**
   * Called when the store or another server reports a new version of the game. A change reported
   * while the room is being opened is not ignored, because it may be newer than the version being
   * loaded.
   */
  void onGameChanged(GameChangeAnnouncement change) {
    Room opened = room;
    if (opened == null || change.head() > opened.head() || change.revision() > opened.revision()) {
      submitIfOpen(() -> announce(change));
    }
  }

  /**
   * Records a new version. If no client is connected here, the changes are loaded only when needed.
   */
  private CompletionStage<Void> announce(GameChangeAnnouncement change) {
    room.remoteUpdates().announce(change);
    if (room.participants().isEmpty()) {
      return DONE;
    }
    room.remoteUpdates().addEvents(change);
    return catchUp();
  }

  /** Called when another server reports which clients are connected to it. */
  void onPresenceReported(String node, ServerPresenceReport report, boolean replyWanted) {
    submitIfOpen(() -> updateRemotePresence(node, report, replyWanted));
  }

  private CompletionStage<Void> updateRemotePresence(
      String node, ServerPresenceReport report, boolean replyWanted) {
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
    return room.serverTime().settle();
  }

  /** Called when a player on another server sends a greeting. */
  void onGreeting(Color by, PresetGreeting greeting) {
    submitIfOpen(
        () -> {
          room.greetings().send(by, greeting);
          return DONE;
        });
  }

  /** Repeats this server's presence report and removes other servers' expired reports. */
  void reportPresence() {
    submitIfOpen(this::reportAndExpirePresence);
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
}
