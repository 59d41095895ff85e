package org.arbiterchess.server.room;

import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;
import org.arbiterchess.server.room.TimeSource.ScheduledTask;

/**
 * Runs a task in a room's mailbox at a time that can be changed. Not thread-safe; used only by its
 * room.
 */
final class RoomTimer {

  /** The delay before a failed task runs again. */
  static final long RETRY_MILLIS = 1000;

  private final TimeSource time;
  private final Mailbox mailbox;
  private final Supplier<CompletionStage<?>> task;
  private ScheduledTask scheduled = ScheduledTask.NONE;

  RoomTimer(Room room, Mailbox mailbox, Supplier<CompletionStage<?>> task) {
    this.time = room.context().time();
    this.mailbox = mailbox;
    this.task = task;
  }

  /** Schedules the task and replaces the previous time. */
  void schedule(long moment) {
    cancel();
    scheduled = time.schedule(moment, () -> mailbox.submit(task));
  }

  void retry() {
    schedule(time.now() + RETRY_MILLIS);
  }

  void cancel() {
    scheduled.cancel();
    scheduled = ScheduledTask.NONE;
  }
}
