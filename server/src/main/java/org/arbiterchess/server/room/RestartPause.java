package org.arbiterchess.server.room;

import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.arbiterchess.chess.Color;
import org.arbiterchess.server.room.TimeSource.ScheduledTask;

/**
 * Goes on with a game that was paused by a restart: when the side to move is back, or when it has
 * been away for so long that the opponent may claim the game. Belongs to its room.
 */
final class RestartPause {

  private static final CompletionStage<Void> DONE = CompletableFuture.completedFuture(null);
  private static final long RETRY_MILLIS = 1000;

  private final Room room;
  private final Mailbox inbox;
  private ScheduledTask alarm = ScheduledTask.NONE;
  private OptionalLong since = OptionalLong.empty();

  RestartPause(Room room, Mailbox inbox) {
    this.room = room;
    this.inbox = inbox;
  }

  /** Whether the side to move has not come back, even if a seat was given away since. */
  boolean isWaiting() {
    return since.isPresent();
  }

  /** Looks at the game, which has changed, or whose seats have. */
  void watch() {
    cancel();
    if (!room.isInterrupted()) {
      since = OptionalLong.empty();
      return;
    }
    Color turn = room.ledger().game().position().turn();
    if (room.crowd().hasPage(turn, room.seating())) {
      inbox.put(this::end);
    } else {
      since = OptionalLong.of(since.orElse(room.now()));
      wake(since.getAsLong() + room.patience().orElse(0));
    }
  }

  void cancel() {
    alarm.cancel();
    alarm = ScheduledTask.NONE;
  }

  private void wake(long moment) {
    cancel();
    alarm = room.premises().time().schedule(moment, () -> inbox.put(this::end));
  }

  /** The game goes on, if it was interrupted. */
  CompletionStage<Void> end() {
    if (!room.isInterrupted()) {
      return DONE;
    }
    long at = Math.max(room.now(), room.ledger().lastAt());
    return room.happen(RestartEvents.resume(room.ledger().game(), at))
        .exceptionally(
            failure -> {
              wake(room.now() + RETRY_MILLIS);
              return null;
            });
  }
}
