package org.arbiterchess.server.room;

import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.arbiterchess.game.Clock;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.room.TimeSource.ScheduledTask;

/** Makes the flag fall when time runs out, whoever is connected. */
final class FlagTimer {

  private static final CompletionStage<Void> DONE = CompletableFuture.completedFuture(null);
  private static final long RETRY_MILLIS = 1000;

  private final Room room;
  private final Mailbox mailbox;
  private ScheduledTask alarm = ScheduledTask.NONE;

  FlagTimer(Room room, Mailbox mailbox) {
    this.room = room;
    this.mailbox = mailbox;
  }

  /** Sets the timer again after the clock has changed. */
  void restart() {
    cancel();
    OptionalLong flagFallsAt = flagFallsAt();
    if (flagFallsAt.isPresent() && !room.isStopping()) {
      schedule(flagFallsAt.getAsLong() + LagCredit.flagGraceMillis(room));
    }
  }

  void cancel() {
    alarm.cancel();
    alarm = ScheduledTask.NONE;
  }

  private void schedule(long moment) {
    cancel();
    alarm = room.context().time().schedule(moment, () -> mailbox.submit(this::onTimeout));
  }

  private OptionalLong flagFallsAt() {
    return room.outage().isActive()
        ? OptionalLong.empty()
        : room.loggedGame().game().clock().map(Clock::flagFalls).orElse(OptionalLong.empty());
  }

  private CompletionStage<Void> onTimeout() {
    return room.remoteUpdates()
        .loadAnnounced()
        .thenCompose(caughtUp -> applyFlag())
        .exceptionally(
            failure -> {
              // Reports a program error. A failure of the store is only retried.
              ServerRefusalReason unused = room.reason(failure);
              schedule(room.now() + RETRY_MILLIS);
              return null;
            });
  }

  private CompletionStage<Void> applyFlag() {
    OptionalLong flagFallsAt = flagFallsAt();
    if (flagFallsAt.isEmpty() || room.isStopping()) {
      return DONE;
    }
    long lateMillis = room.now() - flagFallsAt.getAsLong() - LagCredit.flagGraceMillis(room);
    if (lateMillis < 0) {
      restart();
      return DONE;
    }
    Cluster cluster = room.context().cluster();
    if (cluster.isDatabaseSuspect()) {
      // Perhaps no server could store anything, and the clock must be paused instead.
      schedule(room.now() + RETRY_MILLIS);
      return DONE;
    }
    if (cluster.servedSince() > room.loggedGame().lastAt()) {
      return room.pauseIfUnserved();
    }
    room.context().listener().flagFell(lateMillis);
    return room.applyAsArbiter(CommandDecider.checkFlag());
  }
}
