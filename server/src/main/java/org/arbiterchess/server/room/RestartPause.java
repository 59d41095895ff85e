package org.arbiterchess.server.room;

import static org.arbiterchess.server.room.Mailbox.DONE;

import java.util.OptionalLong;
import java.util.concurrent.CompletionStage;
import org.arbiterchess.chess.Color;

/**
 * Resumes a game that was paused by a restart. The game resumes when the side to move reconnects,
 * or once that side has been away long enough for the opponent to claim a win or a draw. Not
 * thread-safe; used only by its room.
 */
final class RestartPause {

  private final Room room;
  private final Mailbox mailbox;
  private final RoomTimer timer;
  private OptionalLong waitingSince = OptionalLong.empty();

  RestartPause(Room room, Mailbox mailbox) {
    this.room = room;
    this.mailbox = mailbox;
    this.timer = new RoomTimer(room, mailbox, this::resume);
  }

  /**
   * Whether the game is still waiting for the return of the side to move. This can be true even if
   * a seat has been freed in the meantime.
   */
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
    if (room.participants().isConnectedHere(turn, room.seats())) {
      mailbox.submit(this::resume);
    } else {
      waitingSince = OptionalLong.of(waitingSince.orElse(room.now()));
      timer.schedule(waitingSince.getAsLong() + room.abandonmentTimeout().orElse(0));
    }
  }

  void cancel() {
    timer.cancel();
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
              timer.retry();
              return null;
            });
  }
}
