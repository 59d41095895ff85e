package org.arbiterchess.server.room;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.arbiterchess.server.room.Timekeeper.Alarm;

/**
 * A pause because a server was stopped while others go on. It ends when the side to move is back,
 * and lasts for ten seconds at most.
 */
final class Interruption {

  private static final CompletionStage<Void> DONE = CompletableFuture.completedFuture(null);
  private static final long LONGEST_MILLIS = 10_000;
  private static final long RETRY_MILLIS = 1000;

  private final Room room;
  private final Inbox inbox;
  private Alarm alarm = Alarm.NONE;

  Interruption(Room room, Inbox inbox) {
    this.room = room;
    this.inbox = inbox;
  }

  /** Looks at the game, which has changed. */
  void watch() {
    cancel();
    if (room.isInterrupted()) {
      wake(room.ledger().lastAt() + LONGEST_MILLIS);
    }
  }

  void cancel() {
    alarm.cancel();
    alarm = Alarm.NONE;
  }

  private void wake(long moment) {
    alarm = room.premises().time().at(moment, () -> inbox.put(this::end));
  }

  /** The game goes on, if it was interrupted. */
  CompletionStage<Void> end() {
    if (!room.isInterrupted()) {
      return DONE;
    }
    return room.happen(
            Restart.events(room.ledger().game(), true, room.ledger().lastAt(), room.now()))
        .exceptionally(
            failure -> {
              wake(room.now() + RETRY_MILLIS);
              return null;
            });
  }
}
