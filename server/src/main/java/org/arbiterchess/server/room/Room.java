package org.arbiterchess.server.room;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.server.protocol.ClientMessage;
import org.arbiterchess.server.protocol.GameLogEntry;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerLimit;
import org.arbiterchess.server.protocol.ServerLimits;
import org.arbiterchess.server.protocol.ServerMessage;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.store.GameMetadata;
import org.arbiterchess.server.store.MaybeStoredException;
import org.arbiterchess.server.store.Seats;
import org.arbiterchess.server.store.StoredGame;

/**
 * One online game: its log, seats, participants and clock. Everything that changes it is a task of
 * its queue. The public methods may be called from any thread.
 */
public final class Room extends TaskQueue {

  /** The room refuses new tasks if more than this many are queued. */
  private static final int MAX_QUEUED_TASKS = 2000;

  private final String id;
  private final Rooms rooms;
  final Requests requests = new Requests(this);
  final OtherServers others = new OtherServers(this);
  final Executor searchExecutor;
  final ServerLimits limits;
  final Cluster cluster;
  final Participants participants = new Participants(this);
  final RoomTimer timer = new RoomTimer(this);
  final VerdictSearch verdictSearch = new VerdictSearch(this);
  final ServerTime serverTime;
  boolean stopping;
  private long created;
  boolean outcomeUnknown;

  // Set under the lock, read by any thread; null until the room is open

  volatile LoggedGame loggedGame;
  volatile GameMetadata metadata;
  private volatile int revision;
  private volatile long lastUsedAt;

  Room(String id, RoomContext context, Executor searchExecutor, Rooms rooms) {
    super(context);
    this.id = id;
    this.searchExecutor = searchExecutor;
    this.limits = context.limits();
    this.cluster = context.cluster();
    this.rooms = rooms;
    this.lastUsedAt = now();
    this.serverTime = new ServerTime(this, timer, rooms.pulse());
  }

  @Override
  Optional<Runnable> nextDuty(boolean isIdle) {
    // A task that needs the store reads it itself, and is refused if that fails.
    return stopping || (outcomeUnknown && !isIdle) ? Optional.empty() : timer.nextDuty(isIdle);
  }

  @Override
  TaskQueue next() {
    return rooms.find(id);
  }

  // Opening and closing

  /** Loads the game. Tasks that arrive meanwhile wait. */
  void open() {
    goOn(() -> await(() -> context.store().loadAfter(id, 0), this::opened, this::closeBecause));
  }

  private void opened(Optional<StoredGame> found) {
    try {
      StoredGame stored = require(found);
      created = stored.created();
      metadata = stored.metadata();
      revision = stored.revision();
      loggedGame = LoggedGame.fromStored(stored.events());
      serverTime.opened();
      requests.onMetadataChanged();
      updatePresence();
      others.reportPresence(true);
      onGameChanged();
    } catch (RuntimeException | StackOverflowError e) {
      closeBecause(e);
    }
  }

  private void closeBecause(Throwable failure) {
    closeNow(Optional.of(toRefusal(failure).reason()));
  }

  private static StoredGame require(Optional<StoredGame> found) {
    return found.orElseThrow(() -> new RefusalException(ServerRefusalReason.UNKNOWN_GAME));
  }

  private void closeNow(Optional<ServerRefusalReason> reason) {
    close(reason);
    timer.cancel();
    afterwards(() -> rooms.remove(this));
  }

  /** Closes the room, because its game has been deleted. */
  void closeAsDeleted() {
    tell(
        () -> {
          disconnectAll(ServerRefusalReason.UNKNOWN_GAME);
          closeNow(Optional.of(ServerRefusalReason.UNKNOWN_GAME));
        });
  }

  /** Closes the room if it has been idle for this many milliseconds. */
  CompletableFuture<?> closeIfIdle(long idle) {
    return now() - lastUsedAt < idle
        ? CompletableFuture.completedFuture(null)
        : ask(
            () -> {
              if (isIdle()) {
                closeNow(Optional.empty());
              }
            });
  }

  /** Whether there are no clients, no clock running or due to resume, and no pending verdict. */
  private boolean isIdle() {
    return participants.isEmpty()
        && !loggedGame.isTicking()
        && !loggedGame.isBeingDecided()
        && !(isPaused() && loggedGame.game().clock().isPresent());
  }

  private boolean isPaused() {
    return status().equals(Optional.of(RoomStatus.PAUSED));
  }

  /**
   * Pauses a running clock and refuses further commands. In a cluster, a server to which no player
   * in the game is connected leaves the clock to the other servers.
   */
  void stop() {
    stopping = true;
    timer.cancel();
    if (loggedGame.isTicking()
        && (!cluster.isClustered() || !participants.here().players().isEmpty())) {
      serverTime.pause(true);
    }
  }

  /** Sends the reason to all clients and disconnects them. */
  void disconnectAll(ServerRefusalReason reason) {
    for (Participant participant : participants.participants()) {
      afterwards(() -> participant.refuseAndClose(reason));
    }
  }

  // Clients

  public String id() {
    return id;
  }

  /**
   * Handles a client's message. Completes exceptionally with {@link RefusalException} if the game
   * does not exist or the message is refused.
   *
   * @param received when the message arrived at the server
   */
  public CompletableFuture<Void> receive(
      Participant participant, ClientMessage message, long received) {
    // A message that waited for a frozen server is heard after the gap.
    participant.heardAt = Math.max(rooms.runningSince(), now());
    if (message instanceof ClientMessage.Beat beat) {
      participant.beatReceived(beat.now(), received);
      if (isPaused()) {
        tell(() -> {});
      }
      return CompletableFuture.completedFuture(null);
    }
    return submit(room -> room.handle(participant, message, received), new CompletableFuture<>());
  }

  private void handle(Participant participant, ClientMessage message, long received) {
    if (message instanceof ClientMessage.Hello hello) {
      participants.hello(participant, hello);
      return;
    }
    if (!participants.has(participant)) {
      throw new RefusalException(ServerRefusalReason.HELLO_FIRST);
    }
    requests.requireRate(participant);
    if (message instanceof ClientMessage.CommandSent command) {
      new CommandHandler(this, participant, command.command(), command.after(), received).handle();
    } else {
      requests.handle(participant, message);
    }
  }

  /** Removes a client that has disconnected. */
  public CompletableFuture<?> leave(Participant participant) {
    lastUsedAt = now();
    return rooms.isStopping()
        ? CompletableFuture.completedFuture(null)
        : ask(() -> participants.leave(participant));
  }

  /** Sends a client the number of the last event and the time, if the room is open. */
  public void sendBeat(Participant participant) {
    LoggedGame opened = loggedGame;
    if (opened != null) {
      long now = now();
      participant.beatSent(now);
      participant.send(ServerMessage.beat(opened.head(), now));
    }
  }

  /**
   * Runs a task in the room after all earlier ones. The answer is completed when the task is done,
   * unless the task has completed it, or exceptionally with {@link RefusalException}.
   */
  <T> CompletableFuture<T> submit(Consumer<Room> work, CompletableFuture<T> answer) {
    if (rooms.isStopping()) {
      return CompletableFuture.failedFuture(new RefusalException(ServerRefusalReason.STOPPING));
    }
    if (queuedTasks() > MAX_QUEUED_TASKS) {
      return CompletableFuture.failedFuture(new RefusalException(ServerRefusalReason.NOT_STORED));
    }
    lastUsedAt = now();
    submit(new Task(work, answer, false));
    return answer;
  }

  // What other servers have stored

  /**
   * After a write whose outcome is unknown, nothing is done until the store has been read. The
   * first task then runs before the outage is logged, because it may be a player who is back.
   */
  @Override
  boolean isKnown() {
    if (outcomeUnknown) {
      reload(this::start);
    }
    return !outcomeUnknown;
  }

  /** Whether changes should be loaded now. If no client is connected here, only for a task. */
  boolean isBehind() {
    return outcomeUnknown || (others.isAhead() && !(participants.isEmpty() && !isTaskWaiting()));
  }

  /** In a cluster, reloads the game once for the current task. Returns whether the task waits. */
  boolean reloadFirst() {
    if (current.isReloaded || !cluster.isClustered()) {
      return false;
    }
    reload(this::again);
    return true;
  }

  /** Loads the new events and the metadata. */
  void reload(Runnable then) {
    int after = head();
    current.isReloaded = true;
    await(
        () -> context.store().loadAfter(id, after),
        found -> {
          StoredGame stored = require(found);
          addRemoteEvents(LoggedGame.parse(stored.events()));
          if (stored.revision() != revision) {
            setMetadata(stored.metadata(), stored.revision());
          }
          outcomeUnknown = false;
          others.loaded();
          timer.retryNow();
          then.run();
        },
        this::fail);
  }

  void addRemoteEvents(List<GameLogEntry> events) {
    if (!events.isEmpty()) {
      int before = head();
      addEvents(events);
      sendToAll(ServerMessage.events(before, events, now()));
      serverTime.onRemoteEvents();
    }
  }

  /**
   * Called when the store or another server reports something new. A change reported while the room
   * is being opened is not ignored, because it may be newer than the version being loaded.
   */
  void onAnnounced(String node, Announcement announcement) {
    LoggedGame opened = loggedGame;
    if (opened == null
        || !(announcement instanceof Announcement.Changed change)
        || change.head() > opened.head()
        || change.revision() > revision) {
      tell(() -> others.onAnnounced(node, announcement));
    }
  }

  // Storing

  /**
   * Stores events, applies them and then runs {@code then}. If another server stored events first,
   * loads them and runs the current task again.
   */
  void append(List<GameLogEntry> events, Runnable then) {
    int after = head();
    write(
        () -> context.store().append(id, after, LoggedGame.toStored(events)),
        () -> {
          serverTime.onStored();
          addEvents(events);
          others.announceChange(events);
          then.run();
        },
        this::againAfterConflict,
        failure -> {
          serverTime.onNotStored(events.get(0).event().at());
          failToWrite(failure);
        });
  }

  /**
   * Stores and broadcasts events that no player caused.
   *
   * @param isOutage whether an outage of the server caused them, which does not end a game
   */
  void appendAsArbiter(List<GameEvent> events, boolean isOutage, Runnable then) {
    int after = head();
    List<GameLogEntry> entries =
        events.stream()
            .map(each -> GameLogEntry.of(each, isOutage && !(each instanceof GameEvent.Ended)))
            .toList();
    append(
        entries,
        () -> {
          sendToAll(ServerMessage.events(after, entries, now()));
          then.run();
        });
  }

  /** Lets the arbiter act at a time. Returns false if that is not possible. */
  boolean applyAsArbiter(Action action, long at, boolean isOutage) {
    List<GameEvent> events = loggedGame.decideAsArbiter(action, at);
    if (!events.isEmpty()) {
      appendAsArbiter(events, isOutage, () -> {});
    }
    return !events.isEmpty();
  }

  /** Stores new metadata, broadcasts the room's state and then runs {@code then}. */
  void changeMetadata(GameMetadata wanted, Runnable then) {
    int before = revision;
    write(
        () -> context.store().updateMetadata(id, before, wanted),
        () -> {
          setMetadata(wanted, before + 1);
          others.announceChange(List.of());
          then.run();
        },
        () -> {
          // Only the reply may have been lost.
          if (metadata.equals(wanted)) {
            then.run();
          } else {
            againAfterConflict();
          }
        },
        this::failToWrite);
  }

  /** Stores another game and then runs {@code then}. */
  void create(StoredGame game, Runnable then) {
    write(() -> context.store().create(game), then, this::againAfterConflict, this::failToWrite);
  }

  /** Writes to the store. If another server was first, loads what it has stored. */
  private void write(
      Supplier<CompletableFuture<Boolean>> operation,
      Runnable onStored,
      Runnable onReloaded,
      Consumer<Throwable> onFailure) {
    await(
        operation,
        stored -> {
          if (stored) {
            onStored.run();
          } else {
            reload(onReloaded);
          }
        },
        onFailure);
  }

  /**
   * Refuses the current task. If the outcome of its write is unknown, first disconnects all clients
   * without an answer. They reconnect and repeat their commands, and the answer then follows from
   * what the store contains.
   */
  private void failToWrite(Throwable failure) {
    if (failure instanceof MaybeStoredException) {
      outcomeUnknown = true;
      for (Participant participant : participants.participants()) {
        afterwards(() -> participant.close(ServerRefusalReason.MAYBE_STORED));
      }
    }
    timer.retryLater();
    fail(failure);
  }

  private void addEvents(List<GameLogEntry> events) {
    LoggedGame before = loggedGame;
    loggedGame = before.with(events);
    onGameChanged();
    if (!loggedGame.hasScoreOf(before)) {
      timer.broadcastSoon();
    }
  }

  private void onGameChanged() {
    timer.retryNow();
    serverTime.onGameChanged();
    verdictSearch.onGameChanged();
    timer.updateFirstMove();
  }

  private void setMetadata(GameMetadata changed, int changedRevision) {
    metadata = changed;
    revision = changedRevision;
    requests.onMetadataChanged();
    serverTime.update();
    updatePresence();
    broadcastState();
  }

  // Presence and messages

  /** Milliseconds of absence until the opponent can claim a win or draw. */
  long abandonmentMillis() {
    return abandonmentTimeout(loggedGame.game().control(), limits);
  }

  /** The pace counts as it does online: by the base time and forty increments. */
  static long abandonmentTimeout(TimeControl control, ServerLimits limits) {
    long minutes = control.millisFor(40) / 60_000;
    if (!control.hasClock() || minutes >= 25) {
      return limits.millis(ServerLimit.GONE_SECONDS_CLASSICAL);
    }
    return limits.millis(minutes < 8 ? ServerLimit.GONE_SECONDS : ServerLimit.GONE_SECONDS_RAPID);
  }

  ServerMessage state() {
    return ServerMessage.room(
        participants.seatStatus(Color.WHITE),
        participants.seatStatus(Color.BLACK),
        participants.spectators(),
        metadata.rematchAskedBy(),
        metadata.rematchGame(),
        metadata.seatRequest().map(GameMetadata.SeatRequest::color),
        serverTime.stoppedAt(),
        loggedGame.matchScore(),
        participants.greetings(),
        timer.firstMoveDeadline());
  }

  /** Sends the room's state to all clients, and again when a player's absence times out. */
  void broadcastState() {
    timer.broadcastDone();
    sendToAll(state());
  }

  /** Updates and reports presence. Returns whether a player has come or gone. */
  boolean updatePresence() {
    participants.updatePresence();
    timer.updateFirstMove();
    others.reportChanges();
    return participants.updateAbsences();
  }

  /** Updates presence and tells the clients: at once if it changed, or soon if wanted. */
  void broadcastPresence(boolean wanted) {
    if (updatePresence()) {
      broadcastState();
    } else if (wanted) {
      timer.broadcastSoon();
    }
  }

  /** Whether this server currently hears from the other servers who is connected to them. */
  boolean isPresenceKnown() {
    return cluster.subscribedSince() <= now();
  }

  /** Lets no deadline count time before the given moment, because the server was unavailable. */
  void restartDeadlines(long since) {
    participants.restartAbsences(since);
    timer.restartDeadlines(since);
  }

  void send(Participant participant, ServerMessage message) {
    afterwards(() -> participant.send(message));
  }

  void sendToAll(ServerMessage message) {
    send(participants.participants(), message);
  }

  /** Sends one message to several clients. */
  void send(List<Participant> recipients, ServerMessage message) {
    if (!recipients.isEmpty()) {
      afterwards(
          () -> {
            byte[] json = message.bytes();
            recipients.forEach(participant -> participant.send(json));
          });
    }
  }

  /** Sends a client events from the log. */
  void sendLog(Participant participant, ServerMessage message) {
    long now = now();
    afterwards(() -> participant.sendLog(message, limits, now));
  }

  // State

  GameSnapshot snapshot() {
    return new GameSnapshot(id, created, loggedGame.game(), seats());
  }

  /** The game's status, or empty until the room is open. Safe to call from any thread. */
  Optional<RoomStatus> status() {
    LoggedGame opened = loggedGame;
    if (opened == null) {
      return Optional.empty();
    }
    Game game = opened.game();
    if (game.isOver()) {
      return Optional.of(RoomStatus.OVER);
    }
    if (!seats().isFull()) {
      return Optional.of(RoomStatus.WAITING);
    }
    return Optional.of(game.isPaused() ? RoomStatus.PAUSED : RoomStatus.PLAYING);
  }

  /** Whether the last event was before the given time. Safe to call from any thread. */
  boolean endedBefore(long moment) {
    LoggedGame opened = loggedGame;
    return opened != null && opened.lastAt() < moment;
  }

  /** The number of the last event. */
  int head() {
    return loggedGame.head();
  }

  /** The number of metadata changes. */
  int revision() {
    return revision;
  }

  Seats seats() {
    return metadata.seats();
  }

  /** The side to move. */
  Color turn() {
    return loggedGame.game().position().turn();
  }

  long now() {
    return context.time().now();
  }
}
