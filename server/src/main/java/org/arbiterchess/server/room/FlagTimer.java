package org.arbiterchess.server.room;

import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.arbiterchess.game.Clock;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.room.TimeSource.ScheduledTask;

/** Has the flag fall when its time has come, whoever is there. */
final class FlagTimer {

  private static final CompletionStage<Void> DONE = CompletableFuture.completedFuture(null);
  private static final long RETRY_MILLIS = 1000;

  private final Room room;
  private final Mailbox inbox;
  private ScheduledTask alarm = ScheduledTask.NONE;

  FlagTimer(Room room, Mailbox inbox) {
    this.room = room;
    this.inbox = inbox;
  }

  /** Looks at the clock, which has changed. */
  void watch() {
    cancel();
    OptionalLong falls = falls();
    if (falls.isPresent() && !room.isStopping()) {
      wake(falls.getAsLong() + LagCredit.grace(room));
    }
  }

  void cancel() {
    alarm.cancel();
    alarm = ScheduledTask.NONE;
  }

  private void wake(long moment) {
    cancel();
    alarm = room.premises().time().schedule(moment, () -> inbox.put(this::look));
  }

  private OptionalLong falls() {
    return room.outage().isActive()
        ? OptionalLong.empty()
        : room.ledger().game().clock().map(Clock::flagFalls).orElse(OptionalLong.empty());
  }

  private CompletionStage<Void> look() {
    return room.others()
        .refresh()
        .thenCompose(fresh -> fall())
        .exceptionally(
            failure -> {
              // A fault of the program's own is told; what the store could not do comes again.
              ServerRefusalReason unused = room.reason(failure);
              wake(room.now() + RETRY_MILLIS);
              return null;
            });
  }

  private CompletionStage<Void> fall() {
    OptionalLong falls = falls();
    if (falls.isEmpty() || room.isStopping()) {
      return DONE;
    }
    long late = room.now() - falls.getAsLong() - LagCredit.grace(room);
    if (late < 0) {
      watch();
      return DONE;
    }
    Cluster others = room.premises().cluster();
    if (others.isDatabaseSuspect()) {
      // Perhaps no server could store anything, and the clock is to be stopped.
      wake(room.now() + RETRY_MILLIS);
      return DONE;
    }
    if (others.servedSince() > room.ledger().lastAt()) {
      return room.pauseIfUntended();
    }
    room.premises().listener().flagFell(late);
    return room.byTheArbiter(CommandDecider.checkFlag());
  }
}
