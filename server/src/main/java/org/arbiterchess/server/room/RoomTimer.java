package org.arbiterchess.server.room;

import static org.arbiterchess.server.room.Mailbox.DONE;

import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.room.TimeSource.ScheduledTask;

/**
 * Runs a task in a room's mailbox at a scheduled time. The task can be rescheduled. If the task
 * fails, it runs again a second later. Not thread-safe; used only by its room.
 */
final class RoomTimer {

  /** The delay before a failed task runs again. */
  static final long RETRY_MILLIS = 1000;

  private final Room room;
  private final Mailbox mailbox;
  private final Supplier<CompletionStage<Void>> task;
  private ScheduledTask scheduled = ScheduledTask.NONE;

  RoomTimer(Room room, Mailbox mailbox, Supplier<CompletionStage<Void>> task) {
    this.room = room;
    this.mailbox = mailbox;
    this.task = task;
  }

  /** Schedules the task, replacing any earlier schedule. */
  void schedule(long moment) {
    cancel();
    scheduled = room.context().time().schedule(moment, () -> mailbox.submit(this::run));
  }

  /** Runs the task after the room's current task. */
  void submit() {
    mailbox.submit(this::run);
  }

  private CompletionStage<Void> run() {
    return ConcurrentChangeException.retry(task).exceptionallyCompose(this::onFailure);
  }

  private CompletionStage<Void> onFailure(Throwable failure) {
    // The reason is not needed, but this call also reports the failure if it is a program error.
    ServerRefusalReason unused = room.reason(failure);
    retry();
    return DONE;
  }

  void retry() {
    schedule(room.now() + RETRY_MILLIS);
  }

  void cancel() {
    scheduled.cancel();
    scheduled = ScheduledTask.NONE;
  }
}
