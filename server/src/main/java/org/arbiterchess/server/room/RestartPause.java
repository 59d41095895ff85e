package org.arbiterchess.server.room;

import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.arbiterchess.chess.Color;
import org.arbiterchess.server.room.TimeSource.ScheduledTask;

/**
 * Resumes a game that was paused by a restart: when the side to move returns, or has been away for
 * so long that the opponent may claim the game. Confined to its room.
 */
final class RestartPause {

  private static final CompletionStage<Void> DONE = CompletableFuture.completedFuture(null);
  private static final long RETRY_MILLIS = 1000;

  private final Room room;
  private final Mailbox mailbox;
  private ScheduledTask alarm = ScheduledTask.NONE;
  private OptionalLong waitingSince = OptionalLong.empty();

  RestartPause(Room room, Mailbox mailbox) {
    this.room = room;
    this.mailbox = mailbox;
  }

  /** Whether the side to move has not returned yet, even if a seat has been given away since. */
  boolean isWaiting() {
    return waitingSince.isPresent();
  }

  /** Updates the timer after the game or its seats have changed. */
  void update() {
    cancel();
    if (!room.isPausedByRestart()) {
      waitingSince = OptionalLong.empty();
      return;
    }
    Color turn = room.loggedGame().game().position().turn();
    if (room.participants().isConnectedHere(turn, room.seating())) {
      mailbox.submit(this::resume);
    } else {
      waitingSince = OptionalLong.of(waitingSince.orElse(room.now()));
      schedule(waitingSince.getAsLong() + room.abandonmentTimeout().orElse(0));
    }
  }

  void cancel() {
    alarm.cancel();
    alarm = ScheduledTask.NONE;
  }

  private void schedule(long moment) {
    cancel();
    alarm = room.context().time().schedule(moment, () -> mailbox.submit(this::resume));
  }

  /** Resumes the game if a restart paused it. */
  CompletionStage<Void> resume() {
    if (!room.isPausedByRestart()) {
      return DONE;
    }
    long at = Math.max(room.now(), room.loggedGame().lastAt());
    return room.storeAndBroadcast(RestartEvents.resume(room.loggedGame().game(), at))
        .exceptionally(
            failure -> {
              schedule(room.now() + RETRY_MILLIS);
              return null;
            });
  }
}
