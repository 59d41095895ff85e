package org.arbiterchess.server.room;

import static org.arbiterchess.server.room.Mailbox.DONE;

import java.util.OptionalLong;
import java.util.concurrent.CompletionStage;

/**
 * Sends a room's state to its clients immediately, after a delay, or when a player's absence times
 * out. Not thread-safe; used only by its room.
 */
final class RoomBroadcaster {

  private static final long DELAY_MILLIS = 1000;

  private final Room room;
  private final Mailbox mailbox;
  private final RoomTimer absenceTimer;
  private boolean scheduled;

  RoomBroadcaster(Room room, Mailbox mailbox) {
    this.room = room;
    this.mailbox = mailbox;
    this.absenceTimer = new RoomTimer(room, mailbox, this::broadcastNow);
  }

  void broadcast() {
    scheduleAbsenceTimer();
    room.participants().sendToAll(room.state().json());
  }

  void scheduleAbsenceTimer() {
    absenceTimer.cancel();
    OptionalLong nextAbandonment =
        room.participants().nextAbandonment(room.abandonmentTimeout(), room.now());
    if (nextAbandonment.isPresent() && !room.participants().isEmpty() && !room.isStopping()) {
      absenceTimer.schedule(nextAbandonment.getAsLong());
    }
  }

  private CompletionStage<Void> broadcastNow() {
    scheduled = false;
    broadcast();
    return DONE;
  }

  /**
   * Sends the room's state after a delay, so that several spectators arriving or leaving cause only
   * one broadcast.
   */
  void broadcastSoon() {
    if (!scheduled) {
      scheduled = true;
      room.context()
          .time()
          .schedule(room.now() + DELAY_MILLIS, () -> mailbox.submit(this::broadcastNow));
    }
  }

  void cancel() {
    absenceTimer.cancel();
  }
}
