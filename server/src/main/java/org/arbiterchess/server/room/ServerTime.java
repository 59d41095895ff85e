package org.arbiterchess.server.room;

import static org.arbiterchess.server.room.Mailbox.DONE;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.server.protocol.GameLogEntry;
import org.arbiterchess.server.protocol.ServerMessage;

/**
 * Decides which time is charged to the side to move: only time in which the servers can serve that
 * side and store its move. Any other time is logged as a pause, which lasts until the side to move
 * is served again or has been away long enough for the opponent to claim the game. Not thread-safe;
 * used only by its room.
 */
final class ServerTime {

  private static final CompletionStage<Boolean> OVER = CompletableFuture.completedFuture(true);

  /** Events are late after this time while this server does not hear from the others. */
  private static final long UNHEARD_EVENT_MILLIS = 100;

  /**
   * Time that is not charged and not logged yet.
   *
   * @param to its end, or empty if it ends when it is logged
   * @param isTold whether the players are told that the server was unavailable
   */
  private record Outage(long from, OptionalLong to, boolean isTold) {}

  private final Room room;
  private final ServerPulse pulse;
  private final RoomTimer timer;
  private final long openedAt;
  private Optional<Outage> outage = Optional.empty();
  private boolean isShown;
  private OptionalLong waitingSince = OptionalLong.empty();
  private ServerPulse.Gap lastGap;
  private long storedAt = Long.MIN_VALUE;

  ServerTime(Room room, ServerPulse pulse, Mailbox mailbox) {
    this.room = room;
    this.pulse = pulse;
    this.timer = new RoomTimer(room, mailbox, this::onTimeout);
    this.openedAt = room.now();
    this.lastGap = pulse.beat();
  }

  /** The time at which the clock was stopped, or empty if the clock is as the log says. */
  Optional<Long> stoppedAt() {
    return outage.map(Outage::from);
  }

  long openedAt() {
    return openedAt;
  }

  /**
   * Brings the log up to date: logs an outage, unless that has already failed, and resumes the game
   * if the side to move is back. Called before every task of the room. Fails only with {@link
   * ConcurrentChangeException}.
   */
  CompletionStage<Void> settle() {
    notice();
    if (outage.isEmpty()) {
      return isPaused() && isServed() ? resume() : DONE;
    }
    if (isShown) {
      return DONE;
    }
    if (room.context().cluster().databaseSilentSince().isPresent()) {
      show();
      return DONE;
    }
    return tryToEnd().thenCompose(ended -> DONE);
  }

  private void notice() {
    ServerPulse.Gap gap = pulse.beat();
    if (!gap.equals(lastGap)) {
      lastGap = gap;
      room.restartDeadlines(gap.to());
    }
    LoggedGame loggedGame = room.loggedGame();
    if (!loggedGame.isTicking() || room.isStopping()) {
      return;
    }
    long lastAt = loggedGame.lastAt();
    boolean isServedElsewhere = room.participants().remotePresence().hasPlayer(turn());
    if (gap.to() > lastAt && !isServedElsewhere) {
      add(new Outage(gap.from(), OptionalLong.empty(), true));
    }
    Cluster cluster = room.context().cluster();
    long served = Math.max(cluster.lastServedBefore(), storedAt);
    if (cluster.servedSince() > lastAt
        && (served == Long.MIN_VALUE || cluster.servedSince() - served >= ServerPulse.GAP_MILLIS)) {
      add(new Outage(served, OptionalLong.empty(), true));
    }
    if (room.participants().isConnectedHere(turn(), room.seats())) {
      cluster
          .databaseSilentSince()
          .ifPresent(since -> add(new Outage(since, OptionalLong.empty(), true)));
    }
    room.participants()
        .remotePresence()
        .stoppedAt()
        .ifPresent(
            since -> {
              if (since >= lastAt) {
                add(new Outage(since, OptionalLong.empty(), true));
              }
            });
  }

  private void add(Outage found) {
    long from = Math.max(found.from, room.loggedGame().lastAt());
    Outage known = outage.orElse(new Outage(from, found.to, found.isTold));
    outage =
        Optional.of(
            new Outage(
                Math.min(from, known.from),
                found.to.isPresent() ? known.to : found.to,
                found.isTold || known.isTold));
  }

  /** Tells everyone that the clock is stopped, and tries again later to log that. */
  private void show() {
    isShown = true;
    room.restartFlagTimer();
    room.updatePresence();
    room.broadcastState();
    timer.retry();
  }

  /**
   * Called when an event could not be stored. In a cluster, the clock is stopped only by the server
   * to which the side to move is connected.
   */
  void onNotStored(long at) {
    boolean isResponsible =
        !room.context().cluster().isClustered()
            || room.participants().isConnectedHere(turn(), room.seats());
    if (outage.isEmpty() && room.loggedGame().isTicking() && isResponsible && !room.isStopping()) {
      add(new Outage(at, OptionalLong.empty(), true));
      show();
    }
  }

  /** Called when an event has been stored. */
  void onStored() {
    storedAt = room.now();
  }

  /**
   * Called when events of another server have arrived. If they arrive late, the side to move could
   * not be served until now.
   */
  void onRemoteEvents() {
    OptionalLong joinedAt = room.participants().joinedAt(turn(), room.seats());
    if (joinedAt.isEmpty() || !room.loggedGame().isTicking() || outage.isPresent()) {
      return;
    }
    long from = Math.max(room.loggedGame().lastAt(), joinedAt.getAsLong());
    long tolerated = room.isPresenceKnown() ? ServerPulse.GAP_MILLIS : UNHEARD_EVENT_MILLIS;
    if (room.now() - from >= tolerated) {
      add(new Outage(from, OptionalLong.of(room.now()), false));
      timer.submit();
    }
  }

  /**
   * Called when another server has failed. The side to move was not served if it was connected to
   * that server. If the room was opened later, nothing is known, so that is assumed.
   */
  CompletionStage<Void> onServerLost(Optional<String> node, long since) {
    Optional<ServerPresenceReport> report =
        node.flatMap(room.participants().remotePresence()::remove);
    boolean affected =
        report.map(found -> found.hasPlayer(turn())).orElse(node.isEmpty() && openedAt > since);
    if (room.updatePresence()) {
      room.broadcastState();
    }
    OptionalLong joinedAt = room.participants().joinedAt(turn(), room.seats());
    long from = Math.max(since, room.loggedGame().lastAt());
    if (affected
        && room.loggedGame().isTicking()
        && !room.participants().remotePresence().hasPlayer(turn())
        && joinedAt.orElse(Long.MAX_VALUE) - from >= ServerPulse.GAP_MILLIS) {
      add(new Outage(from, joinedAt, true));
    }
    return settle();
  }

  /** Updates the state and the timer after the game has changed. */
  void onGameChanged() {
    LoggedGame loggedGame = room.loggedGame();
    if (outage.isPresent()
        && (loggedGame.lastAt() > outage.get().from || !loggedGame.isTicking())) {
      if (isShown) {
        room.broadcastSoon();
      }
      clear();
    }
    update();
  }

  private void clear() {
    outage = Optional.empty();
    isShown = false;
    cancel();
    room.updatePresence();
  }

  /** Updates the timer after the game or its seats have changed. */
  void update() {
    if (outage.isPresent()) {
      return;
    }
    cancel();
    if (!isPaused()) {
      waitingSince = OptionalLong.empty();
    } else if (isServed()) {
      timer.submit();
    } else {
      waitingSince = OptionalLong.of(waitingSince.orElse(room.now()));
      timer.schedule(waitingSince.getAsLong() + room.abandonmentTimeout().orElse(0));
    }
  }

  void cancel() {
    timer.cancel();
  }

  /** Whether the game waits for the side to move, with both seats taken. */
  private boolean isPaused() {
    Game game = room.loggedGame().game();
    return room.seats().isFull() && game.isPaused() && !game.isOver() && !room.isStopping();
  }

  /** Whether the side to move has sent something to this server since the server last froze. */
  private boolean isServed() {
    return room.participants().isHeardHere(turn(), room.seats(), lastGap.to());
  }

  private Color turn() {
    return room.loggedGame().game().position().turn();
  }

  private CompletionStage<Void> onTimeout() {
    notice();
    if (outage.isEmpty()) {
      return resume();
    }
    if (room.context().cluster().databaseSilentSince().isPresent()) {
      timer.retry();
      return DONE;
    }
    return tryToEnd().thenCompose(ended -> DONE);
  }

  /** Tries to log the outage. Completes with true if the store works. */
  CompletionStage<Boolean> tryToEnd() {
    if (outage.isEmpty() || room.isStopping()) {
      return OVER;
    }
    int after = room.loggedGame().head();
    boolean wasShown = isShown;
    boolean isTold = outage.get().isTold;
    List<GameLogEntry> events = outageEvents(outage.get());
    return room.append(events)
        .thenApply(
            stored -> {
              clear();
              update();
              room.restartFlagTimer();
              room.participants()
                  .sendToAll(new ServerMessage.Events(after, events, room.now()).json());
              if (isTold) {
                room.restartDeadlines(room.now());
              }
              if (wasShown) {
                room.broadcastState();
              }
              return true;
            })
        .exceptionallyCompose(
            failure -> {
              if (FailureMapper.unwrap(failure) instanceof ConcurrentChangeException) {
                return CompletableFuture.failedFuture(failure);
              }
              show();
              return CompletableFuture.completedFuture(false);
            });
  }

  /**
   * The pause, and the resumption if the side to move is served. If the flag fell before the
   * outage, only the flag fall is logged.
   */
  private List<GameLogEntry> outageEvents(Outage found) {
    Game game = room.loggedGame().game();
    long pausedAt = Math.max(found.from, room.loggedGame().lastAt());
    List<GameEvent> events =
        new ArrayList<>(CommandDecider.decideAsArbiter(game, CommandDecider.pause(), pausedAt));
    if (isServed()) {
      long resumedAt = Math.max(pausedAt, found.to.orElse(room.now()));
      Game paused = game.apply(events);
      events.addAll(CommandDecider.decideAsArbiter(paused, CommandDecider.resume(), resumedAt));
    }
    return entries(events, found.isTold);
  }

  private static List<GameLogEntry> entries(List<GameEvent> events, boolean isTold) {
    return events.stream()
        .map(
            event ->
                isTold && !(event instanceof GameEvent.Ended)
                    ? GameLogEntry.ofOutage(event)
                    : GameLogEntry.of(event))
        .toList();
  }

  /** Resumes a paused game. */
  private CompletionStage<Void> resume() {
    if (!isPaused()) {
      return DONE;
    }
    LoggedGame loggedGame = room.loggedGame();
    long at = Math.max(room.now(), loggedGame.lastAt());
    List<GameEvent> resumed =
        CommandDecider.decideAsArbiter(loggedGame.game(), CommandDecider.resume(), at);
    return room.storeAndBroadcast(entries(resumed, loggedGame.isPausedByOutage()))
        .exceptionallyCompose(
            failure -> {
              if (FailureMapper.unwrap(failure) instanceof ConcurrentChangeException) {
                return CompletableFuture.failedFuture(failure);
              }
              timer.retry();
              return DONE;
            });
  }

  /** Pauses a running clock, because the server stops or a seat is free. */
  CompletionStage<Void> pause(boolean isTold) {
    LoggedGame loggedGame = room.loggedGame();
    long at = Math.max(stoppedAt().orElse(room.now()), loggedGame.lastAt());
    return loggedGame.isTicking()
        ? room.storeAndBroadcast(
            entries(
                CommandDecider.decideAsArbiter(loggedGame.game(), CommandDecider.pause(), at),
                isTold))
        : DONE;
  }
}
