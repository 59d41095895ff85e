package org.arbiterchess.server.room;

import static org.arbiterchess.server.room.Mailbox.DONE;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.server.protocol.GameLogEntry;
import org.arbiterchess.server.protocol.ServerMessage;

/**
 * Stops a game's clock while the store is failing. Once the store works again, logs a pause and a
 * resumption. The pause starts at the time of the first event that could not be stored. Not
 * thread-safe; used only by its room.
 */
final class StoreOutagePause {

  private static final CompletionStage<Boolean> OVER = CompletableFuture.completedFuture(true);
  private final Room room;
  private final RoomTimer timer;
  private Optional<Long> since = Optional.empty();

  StoreOutagePause(Room room, Mailbox mailbox) {
    this.room = room;
    this.timer = new RoomTimer(room, mailbox, this::retry);
  }

  boolean isActive() {
    return since.isPresent();
  }

  /** The time at which the clock was stopped, or empty while the store works. */
  Optional<Long> since() {
    return since;
  }

  /**
   * Called when an event could not be stored. In a cluster, the clock is stopped only by the server
   * to which the side to move is connected.
   */
  void begin(long at) {
    LoggedGame loggedGame = room.loggedGame();
    boolean isResponsible =
        !room.context().cluster().isClustered()
            || room.participants()
                .isConnectedHere(loggedGame.game().position().turn(), room.seats());
    if (!isActive() && loggedGame.isTicking() && isResponsible && !room.isStopping()) {
      since = Optional.of(Math.max(at, loggedGame.lastAt()));
      room.restartFlagTimer();
      room.broadcastState();
      timer.retry();
    }
  }

  /** Ends the outage if a later event shows that another server can write to the store. */
  void onGameChanged() {
    LoggedGame loggedGame = room.loggedGame();
    if (isActive() && (loggedGame.lastAt() > since.get() || !loggedGame.isTicking())) {
      clear();
      room.broadcastSoon();
    }
  }

  /**
   * Called when the side to move is no longer connected to this server. The other servers then
   * handle the clock.
   */
  void leaveToOtherServers() {
    if (isActive() && room.context().cluster().isClustered()) {
      clear();
      room.restartFlagTimer();
    }
  }

  private void clear() {
    cancel();
    since = Optional.empty();
  }

  void cancel() {
    timer.cancel();
  }

  private CompletionStage<Void> retry() {
    return tryToEnd().thenCompose(over -> DONE);
  }

  /** Tries to store the pause and the resumption. Completes with true if the store works again. */
  CompletionStage<Boolean> tryToEnd() {
    if (!isActive() || room.isStopping()) {
      return OVER;
    }
    int after = room.loggedGame().head();
    List<GameLogEntry> events = pauseAndResume();
    return room.append(events)
        .thenApply(
            stored -> {
              clear();
              room.participants()
                  .sendToAll(new ServerMessage.Events(after, events, room.now()).json());
              room.restartFlagTimer();
              room.broadcastState();
              return true;
            })
        .exceptionallyCompose(
            failure -> {
              if (FailureMapper.unwrap(failure) instanceof ConcurrentChangeException) {
                return CompletableFuture.failedFuture(failure);
              }
              timer.retry();
              return CompletableFuture.completedFuture(false);
            });
  }

  /**
   * The events to log after the outage. If the flag fell before the outage, only the flag fall is
   * logged.
   */
  private List<GameLogEntry> pauseAndResume() {
    Game game = room.loggedGame().game();
    long pausedAt = Math.max(since.get(), room.loggedGame().lastAt());
    List<GameEvent> events =
        new ArrayList<>(CommandDecider.decideAsArbiter(game, CommandDecider.pause(), pausedAt));
    Game paused = game.apply(events);
    events.addAll(
        CommandDecider.decideAsArbiter(
            paused, CommandDecider.resume(), Math.max(pausedAt, room.now())));
    return events.stream().map(GameLogEntry::of).toList();
  }
}
