package org.arbiterchess.server.room;

import static org.arbiterchess.server.room.Mailbox.DONE;

import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CompletionStage;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Game;
import org.arbiterchess.server.protocol.GameLogEntry;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerMessage;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.store.GameMetadata;
import org.arbiterchess.server.store.Seats;
import org.arbiterchess.server.store.StoredGame;

/**
 * One online game. Only this class changes the game's state. The methods run one at a time, as
 * tasks in the mailbox, except {@link #head}, {@link #revision} and {@link #status}, which any
 * thread may call.
 */
public final class Room {

  private final String id;
  private final RoomContext context;
  private final long created;
  private final Participants participants = new Participants();
  private final FlagTimer flagTimer;
  private final VerdictSearch verdictSearch;
  private final ServerTime serverTime;
  private final RoomBroadcaster broadcaster;
  private final RemoteUpdates remoteUpdates = new RemoteUpdates(this);
  private final GreetingHandler greetings = new GreetingHandler(this);
  private final FirstMoveTimer firstMoveTimer;

  private volatile LoggedGame loggedGame;
  private volatile GameMetadata metadata;
  private volatile int revision;
  private volatile int head;
  private ServerPresenceReport lastReported = ServerPresenceReport.EMPTY;
  private boolean stopping;

  Room(StoredGame stored, RoomContext context, ServerPulse pulse, Mailbox mailbox) {
    this.id = stored.id();
    this.context = context;
    this.created = stored.created();
    this.metadata = stored.metadata();
    this.revision = stored.revision();
    this.loggedGame = LoggedGame.fromStored(stored.events());
    this.head = loggedGame.head();
    this.flagTimer = new FlagTimer(this, mailbox);
    this.serverTime = new ServerTime(this, pulse, mailbox);
    this.broadcaster = new RoomBroadcaster(this, mailbox);
    this.verdictSearch = new VerdictSearch(this, mailbox);
    this.firstMoveTimer = new FirstMoveTimer(this, mailbox);
    participants.updatePresence(seats(), isBegun(), context.time().now());
  }

  /**
   * Pauses a running clock and refuses further commands. In a cluster, a server to which no player
   * in the game is connected leaves the clock to the other servers.
   */
  CompletionStage<Void> stop() {
    stopping = true;
    close();
    boolean isResponsible =
        !context.cluster().isClustered()
            || participants.isConnectedHere(Color.WHITE, seats())
            || participants.isConnectedHere(Color.BLACK, seats());
    return ConcurrentChangeException.retry(() -> isResponsible ? serverTime.pause(true) : DONE)
        .exceptionally(failure -> null)
        .thenAccept(done -> disconnectAll(ServerRefusalReason.STOPPING));
  }

  /** Sends the reason to all clients and disconnects them. */
  void disconnectAll(ServerRefusalReason reason) {
    for (Participant participant : participants.participants()) {
      participant.refuseAndClose(reason);
    }
  }

  GameSnapshot snapshot() {
    return new GameSnapshot(id, created, loggedGame.game(), seats());
  }

  /** The number of the last event. Safe to call from any thread. */
  int head() {
    return head;
  }

  /** The number of metadata changes. Safe to call from any thread. */
  int revision() {
    return revision;
  }

  /** The game's status. Safe to call from any thread. */
  RoomStatus status() {
    Game game = loggedGame.game();
    if (game.isOver()) {
      return RoomStatus.OVER;
    }
    if (!seats().isFull()) {
      return RoomStatus.WAITING;
    }
    return game.isPaused() ? RoomStatus.PAUSED : RoomStatus.PLAYING;
  }

  // Storing events

  /**
   * Stores events and then applies them. If another server stored events first, loads them and
   * completes exceptionally with {@link ConcurrentChangeException}. Completes exceptionally with
   * {@link RefusalException} if the events cannot be stored.
   */
  CompletionStage<Void> append(List<GameLogEntry> events) {
    return context
        .store()
        .append(id, loggedGame.head(), LoggedGame.toStored(events))
        .handle(
            (stored, failure) -> {
              if (failure != null) {
                serverTime.onNotStored(events.get(0).event().at());
                throw remoteUpdates.onWriteFailure(failure);
              }
              if (stored) {
                serverTime.onStored();
                addEvents(events);
                announceChange(events);
              }
              return stored;
            })
        .thenCompose(stored -> stored ? DONE : remoteUpdates.loadAndFail());
  }

  private void announceChange(List<GameLogEntry> events) {
    if (context.cluster().isClustered()) {
      List<String> json = events.stream().map(GameLogEntry::json).toList();
      context.cluster().announceChange(id, new GameChangeAnnouncement(head, revision, json));
    }
  }

  private void addEvents(List<GameLogEntry> events) {
    LoggedGame before = loggedGame;
    loggedGame = loggedGame.with(events);
    head = loggedGame.head();
    onGameChanged();
    if (!loggedGame.hasScoreOf(before)) {
      broadcastSoon();
    }
  }

  private void onGameChanged() {
    serverTime.onGameChanged();
    flagTimer.restart();
    verdictSearch.startIfWanted();
    if (firstMoveTimer.update()) {
      broadcastSoon();
    }
  }

  /** Restarts the flag timer after the clock has been stopped or started without a logged event. */
  void restartFlagTimer() {
    flagTimer.restart();
  }

  void addRemoteEvents(List<GameLogEntry> events) {
    int before = loggedGame.head();
    if (!events.isEmpty()) {
      addEvents(events);
      participants.sendToAll(new ServerMessage.Events(before, events, now()).json());
      serverTime.onRemoteEvents();
    }
  }

  /** Replaces the metadata after another server has changed it. */
  void setRemoteMetadata(GameMetadata stored, int storedRevision) {
    if (storedRevision != revision) {
      metadata = stored;
      revision = storedRevision;
      updatePresence();
      broadcastState();
    }
  }

  RemoteUpdates remoteUpdates() {
    return remoteUpdates;
  }

  /** Applies an arbiter command if it is allowed, and broadcasts its events. */
  CompletionStage<Void> applyAsArbiter(Command command) {
    long at = Math.max(now(), loggedGame.lastAt());
    return storeAndBroadcast(
        CommandDecider.decideAsArbiter(loggedGame.game(), command, at).stream()
            .map(GameLogEntry::of)
            .toList());
  }

  /** Stores and broadcasts events that no player caused. */
  CompletionStage<Void> storeAndBroadcast(List<GameLogEntry> events) {
    if (events.isEmpty()) {
      return DONE;
    }
    int after = loggedGame.head();
    return append(events)
        .thenRun(
            () -> participants.sendToAll(new ServerMessage.Events(after, events, now()).json()));
  }

  /** Starts the timers for a newly opened room. */
  CompletionStage<Void> start() {
    onGameChanged();
    return ConcurrentChangeException.retry(serverTime::settle);
  }

  ServerTime serverTime() {
    return serverTime;
  }

  // Presence and metadata

  /** Milliseconds of absence until the opponent can claim a win or draw. Empty after the game. */
  OptionalLong abandonmentTimeout() {
    return loggedGame.game().isOver()
        ? OptionalLong.empty()
        : OptionalLong.of(AbandonmentTimeout.millis(loggedGame.game().control(), context.limits()));
  }

  ServerMessage.RoomState state() {
    return RoomStateMessageBuilder.build(this);
  }

  /** Sends the room's state to all clients, and again when a player's absence times out. */
  void broadcastState() {
    broadcaster.broadcast();
  }

  void scheduleAbsenceTimer() {
    broadcaster.scheduleAbsenceTimer();
  }

  /** Broadcasts the state after a delay, so that several changes cause only one broadcast. */
  void broadcastSoon() {
    broadcaster.broadcastSoon();
  }

  /** Updates and reports presence. Returns whether it or the first-move deadline changed. */
  boolean updatePresence() {
    boolean changed = participants.updatePresence(seats(), isBegun(), now());
    changed |= firstMoveTimer.update();
    if (context.cluster().isClustered() && !presenceReport().equals(lastReported)) {
      reportPresence(false);
    }
    return changed;
  }

  private boolean isBegun() {
    return loggedGame.game().plies() > 0;
  }

  private ServerPresenceReport presenceReport() {
    return participants.presenceReport(seats(), serverTime.stoppedAt());
  }

  /** Whether this server currently hears from the other servers who is connected to them. */
  boolean isPresenceKnown() {
    return context.cluster().subscribedSince() <= now();
  }

  /** Lets no deadline count time before the given moment, because the server was unavailable. */
  void restartDeadlines(long since) {
    participants.restartAbsences(since);
    firstMoveTimer.restart(since);
    scheduleAbsenceTimer();
  }

  /** Reports to the other servers which clients are connected here. */
  void reportPresence(boolean replyWanted) {
    lastReported = presenceReport();
    context.cluster().announcePresence(id, lastReported, replyWanted);
  }

  /** Stores new metadata and broadcasts the room's state. */
  CompletionStage<Void> changeMetadata(GameMetadata wanted) {
    int before = revision;
    return context
        .store()
        .updateMetadata(id, before, wanted)
        .handle(
            (done, failure) -> {
              if (failure != null) {
                throw remoteUpdates.onWriteFailure(failure);
              }
              if (done) {
                metadata = wanted;
                revision = before + 1;
                announceChange(List.of());
                updatePresence();
                broadcastState();
              }
              return done;
            })
        .thenCompose(done -> done ? DONE : reloadMetadata(wanted));
  }

  /** Reloads the metadata. Fails unless the change was stored and only the reply was lost. */
  private CompletionStage<Void> reloadMetadata(GameMetadata wanted) {
    return remoteUpdates
        .reload()
        .thenRun(
            () -> {
              if (!metadata.equals(wanted)) {
                throw new ConcurrentChangeException();
              }
            });
  }

  // For the handlers

  String id() {
    return id;
  }

  RoomContext context() {
    return context;
  }

  LoggedGame loggedGame() {
    return loggedGame;
  }

  Seats seats() {
    return metadata.seats();
  }

  GameMetadata metadata() {
    return metadata;
  }

  GreetingHandler greetings() {
    return greetings;
  }

  FirstMoveTimer firstMoveTimer() {
    return firstMoveTimer;
  }

  Participants participants() {
    return participants;
  }

  boolean isStopping() {
    return stopping;
  }

  /** Whether there are no clients, no clock running or due to resume, and no pending verdict. */
  boolean isIdle() {
    return participants.isEmpty()
        && !loggedGame.isTicking()
        && !loggedGame.isBeingDecided()
        && !(status() == RoomStatus.PAUSED && loggedGame.game().clock().isPresent());
  }

  /** Cancels all timers. */
  void close() {
    flagTimer.cancel();
    broadcaster.cancel();
    serverTime.cancel();
    firstMoveTimer.cancel();
  }

  long now() {
    return context.time().now();
  }

  ServerRefusalReason reason(Throwable failure) {
    return FailureMapper.toRefusal(failure, context.errorHandler()).reason();
  }
}
