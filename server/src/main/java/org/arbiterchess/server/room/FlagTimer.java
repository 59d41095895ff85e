package org.arbiterchess.server.room;

import static org.arbiterchess.server.room.Mailbox.DONE;

import java.util.OptionalLong;
import java.util.concurrent.CompletionStage;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Clock;

/** Records a flag fall when a player's time runs out, even if no client is connected. */
final class FlagTimer {

  /** How long a newly opened room waits for the other servers to report who is connected there. */
  private static final long PRESENCE_MILLIS = 2000;

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
    return room.serverTime().stoppedAt().isPresent()
        ? OptionalLong.empty()
        : room.loggedGame().game().clock().map(Clock::flagFalls).orElse(OptionalLong.empty());
  }

  private CompletionStage<Void> onTimeout() {
    return room.remoteUpdates()
        .loadAnnounced()
        .thenCompose(caughtUp -> room.serverTime().settle())
        .thenCompose(settled -> isDue() ? checkOtherServers() : DONE);
  }

  /** Whether the flag has fallen. If it will fall later, restarts the timer. */
  private boolean isDue() {
    OptionalLong flagFallsAt = flagFallsAt();
    if (flagFallsAt.isEmpty() || room.isStopping()) {
      return false;
    }
    boolean due = lateMillis(flagFallsAt.getAsLong()) >= 0;
    if (!due) {
      restart();
    }
    return due;
  }

  private long lateMillis(long flagFallsAt) {
    return room.now() - flagFallsAt - LagCredit.flagGraceMillis(room);
  }

  /**
   * Leaves the flag to the server that serves the side to move. If there is none, first reads what
   * the other servers have stored.
   */
  private CompletionStage<Void> checkOtherServers() {
    Color turn = room.loggedGame().game().position().turn();
    Cluster cluster = room.context().cluster();
    if (!cluster.isClustered() || room.participants().isConnectedHere(turn, room.seats())) {
      return applyFlag();
    }
    boolean isPresenceKnown = room.now() - room.serverTime().openedAt() >= PRESENCE_MILLIS;
    if (room.participants().isConnected(turn, room.seats())
        || !isPresenceKnown
        || cluster.databaseSilentSince().isPresent()) {
      timer.retry();
      return DONE;
    }
    return room.remoteUpdates()
        .reload()
        .thenCompose(reloaded -> room.serverTime().settle())
        .thenCompose(settled -> isDue() ? applyFlag() : DONE);
  }

  private CompletionStage<Void> applyFlag() {
    room.context().listener().flagFell(lateMillis(flagFallsAt().orElseThrow()));
    return room.applyAsArbiter(CommandDecider.checkFlag());
  }
}
