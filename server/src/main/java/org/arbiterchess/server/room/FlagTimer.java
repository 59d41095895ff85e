package org.arbiterchess.server.room;

import static org.arbiterchess.server.room.Mailbox.DONE;

import java.util.OptionalLong;
import java.util.concurrent.CompletionStage;
import org.arbiterchess.game.Clock;

/** Records a flag fall when a player's time runs out, even if no client is connected. */
final class FlagTimer {

  private final Room room;
  private final RoomTimer timer;

  FlagTimer(Room room, Mailbox mailbox) {
    this.room = room;
    this.timer = new RoomTimer(room, mailbox, this::onTimeout);
  }

  /** Restarts the timer after the clock has changed. */
  void restart() {
    cancel();
    OptionalLong flagFallsAt = flagFallsAt();
    if (flagFallsAt.isPresent() && !room.isStopping()) {
      timer.schedule(flagFallsAt.getAsLong() + LagCredit.flagGraceMillis(room));
    }
  }

  void cancel() {
    timer.cancel();
  }

  private OptionalLong flagFallsAt() {
    return room.outage().isActive()
        ? OptionalLong.empty()
        : room.loggedGame().game().clock().map(Clock::flagFalls).orElse(OptionalLong.empty());
  }

  private CompletionStage<Void> onTimeout() {
    return room.remoteUpdates().loadAnnounced().thenCompose(caughtUp -> applyFlag());
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
      // The flag fall is not recorded yet, because the clock must be paused instead if the store
      // was unavailable to all servers.
      timer.retry();
      return DONE;
    }
    if (cluster.servedSince() > room.loggedGame().lastAt()) {
      return room.pauseIfUnserved();
    }
    room.context().listener().flagFell(lateMillis);
    return room.applyAsArbiter(CommandDecider.checkFlag());
  }
}
