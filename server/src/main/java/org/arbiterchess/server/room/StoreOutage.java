package org.arbiterchess.server.room;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.server.protocol.LoggedEvent;
import org.arbiterchess.server.protocol.ServerMessage;
import org.arbiterchess.server.room.TimeSource.ScheduledTask;

/**
 * Stops the clock of a game while the store refuses its events. Once the store works again, the log
 * gets a pause from the first refused event on, and a resumption. Belongs to its room.
 */
final class StoreOutage {

  private static final CompletionStage<Boolean> OVER = CompletableFuture.completedFuture(true);
  private static final CompletionStage<Void> DONE = CompletableFuture.completedFuture(null);
  private static final long RETRY_MILLIS = 1000;

  private final Room room;
  private final Mailbox inbox;
  private Optional<Long> since = Optional.empty();
  private ScheduledTask alarm = ScheduledTask.NONE;

  StoreOutage(Room room, Mailbox inbox) {
    this.room = room;
    this.inbox = inbox;
  }

  boolean isActive() {
    return since.isPresent();
  }

  /** Since when the clock is stopped; empty while the store works. */
  Optional<Long> since() {
    return since;
  }

  /** An event of that date was refused. Where servers share the game, the player must be here. */
  void begin(long at) {
    LoggedGame ledger = room.ledger();
    boolean ours =
        !room.premises().cluster().isClustered()
            || room.crowd().hasPage(ledger.game().position().turn(), room.seating());
    if (!isActive() && ledger.isTicking() && ours && !room.isStopping()) {
      since = Optional.of(Math.max(at, ledger.lastAt()));
      room.watchFlag();
      room.tellRoom();
      wake();
    }
  }

  /** The log has grown. An event later than the refused one shows that others can store. */
  void watch() {
    LoggedGame ledger = room.ledger();
    if (isActive() && (ledger.lastAt() > since.get() || !ledger.isTicking())) {
      clear();
      room.tellSoon();
    }
  }

  /** No player is here any more, so that other servers look after the game. */
  void leaveToOthers() {
    if (isActive() && room.premises().cluster().isClustered()) {
      clear();
      room.watchFlag();
    }
  }

  private void clear() {
    cancel();
    since = Optional.empty();
  }

  void cancel() {
    alarm.cancel();
    alarm = ScheduledTask.NONE;
  }

  private void wake() {
    cancel();
    alarm =
        room.premises().time().schedule(room.now() + RETRY_MILLIS, () -> inbox.put(this::tryAgain));
  }

  private CompletionStage<Void> tryAgain() {
    return end().thenCompose(over -> DONE);
  }

  /** Tries to store what happened to the clock. Gives whether the store works again. */
  CompletionStage<Boolean> end() {
    if (!isActive() || room.isStopping()) {
      return OVER;
    }
    int after = room.ledger().head();
    List<LoggedEvent> events = pauseAndResumption();
    return room.append(events)
        .handle(
            (stored, failure) -> {
              if (failure != null) {
                wake();
                return CompletableFuture.completedFuture(false);
              }
              if (stored) {
                clear();
                room.crowd().tell(new ServerMessage.Events(after, events, room.now()).json());
                room.watchFlag();
                room.tellRoom();
              }
              return end();
            })
        .thenCompose(next -> next);
  }

  /** Where the flag had fallen before anything was refused, that is all there is. */
  private List<LoggedEvent> pauseAndResumption() {
    Game game = room.ledger().game();
    long begun = Math.max(since.get(), room.ledger().lastAt());
    List<GameEvent> events =
        new ArrayList<>(CommandDecider.arbiter(game, CommandDecider.pause(), begun));
    Game paused = game.apply(events);
    events.addAll(
        CommandDecider.arbiter(paused, CommandDecider.resume(), Math.max(begun, room.now())));
    return events.stream().map(LoggedEvent::of).toList();
  }
}
