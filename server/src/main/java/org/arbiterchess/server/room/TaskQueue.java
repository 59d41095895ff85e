package org.arbiterchess.server.room;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerRefusalReason;

/**
 * The lock, the state and the waiting tasks of a room. Tasks are run one at a time, under the lock.
 * A task that stores or loads something leaves the lock and goes on when the store calls back. What
 * a task sends or starts is run in the same order once the lock is free, so nobody waits for I/O in
 * order to enter the room.
 */
abstract class TaskQueue {

  private enum State {
    /** The current task waits for the store. */
    WAITING,
    /** The next task can run. */
    IDLE,
    /** Tasks are refused or passed to the game's next room. */
    CLOSED
  }

  /** A task. It runs again from its start whenever the game was changed meanwhile. */
  static final class Task {
    private final Consumer<Room> work;
    private final CompletableFuture<?> answer;

    /** Whether the task concerns only this room, and needs neither an open nor a current game. */
    private final boolean isInternal;

    private int conflicts;

    /** Whether the game has been reloaded for this task. */
    boolean isReloaded;

    Task(Consumer<Room> work, CompletableFuture<?> answer, boolean isInternal) {
      this.work = work;
      this.answer = answer;
      this.isInternal = isInternal;
    }

    private Task(Runnable work) {
      this(room -> work.run(), new CompletableFuture<>(), true);
    }
  }

  private static final int MAX_CONFLICTS = 3;

  final RoomContext context;
  private State state = State.WAITING;
  private final Deque<Task> waiting = new ArrayDeque<>();

  /** At first, the task that opens the room. */
  Task current = new Task(() -> {});

  private List<Runnable> outbox = new ArrayList<>();
  private boolean isDelivering;
  private Optional<ServerRefusalReason> closedBecause = Optional.empty();

  TaskQueue(RoomContext context) {
    this.context = context;
  }

  /** Whether the game is known. If not, reads it and then runs the current task. */
  abstract boolean isKnown();

  /**
   * What the room does by itself before the next task or, if {@code isIdle}, because no task waits.
   */
  abstract Optional<Runnable> nextDuty(boolean isIdle);

  /** The game's next room. */
  abstract TaskQueue next();

  // The lock

  /** Changes the room under its lock, and then runs without the lock what the change left to do. */
  private void locked(Runnable change) {
    synchronized (this) {
      runSafely(change);
      if (isDelivering) {
        return;
      }
      isDelivering = true;
    }
    for (List<Runnable> next = takeOutbox(); !next.isEmpty(); next = takeOutbox()) {
      next.forEach(this::runSafely);
    }
  }

  private synchronized List<Runnable> takeOutbox() {
    List<Runnable> taken = outbox;
    outbox = new ArrayList<>();
    isDelivering = !taken.isEmpty();
    return taken;
  }

  private void runSafely(Runnable action) {
    try {
      action.run();
    } catch (RuntimeException | StackOverflowError e) {
      context.listener().programError(e);
    }
  }

  /** Runs an action without the lock, after all earlier ones. */
  final void afterwards(Runnable action) {
    outbox.add(action);
  }

  // The tasks

  final void submit(Task task) {
    locked(
        () -> {
          waiting.add(task);
          takeNext();
        });
  }

  /** Runs a task that is of no use to the game's next room. */
  final void tell(Runnable work) {
    submit(new Task(work));
  }

  /** The same, and completes when the task is done. */
  final CompletableFuture<?> ask(Runnable work) {
    Task task = new Task(work);
    submit(task);
    return task.answer;
  }

  /** Whether a task waits for the current one. */
  final boolean isTaskWaiting() {
    return !waiting.isEmpty();
  }

  /** The number of tasks that are queued or running. */
  final synchronized int queuedTasks() {
    return waiting.size() + (current == null ? 0 : 1);
  }

  private void takeNext() {
    while (state != State.WAITING) {
      Task next = waiting.peek();
      boolean isSettled = state == State.CLOSED || (next != null && next.isInternal);
      Optional<Runnable> duty = isSettled ? Optional.empty() : nextDuty(next == null);
      current = duty.map(Task::new).orElseGet(waiting::poll);
      if (current == null) {
        return;
      }
      if (state == State.IDLE) {
        perform(this::start);
      } else {
        passOn(current);
      }
    }
  }

  /**
   * Runs a step of the current task. Unless the task then waits for the store or its turn, it is
   * done.
   */
  private void perform(Runnable step) {
    Task task = current;
    try {
      step.run();
      if (state != State.WAITING && waiting.peek() != task) {
        afterwards(() -> task.answer.complete(null));
      }
    } catch (RuntimeException | StackOverflowError e) {
      refuse(task, toRefusal(e));
    }
  }

  private void refuse(Task task, RefusalException refusal) {
    afterwards(() -> task.answer.completeExceptionally(refusal));
  }

  /** Runs the current task from its start, on the game as it is now. */
  final void start() {
    if (current.isInternal || isKnown()) {
      current.work.accept((Room) this);
    }
  }

  /** Runs the current task again, after what the room does before a task. */
  final void again() {
    waiting.addFirst(current);
  }

  /** The same after another server was first, but not too often. */
  final void againAfterConflict() {
    if (++current.conflicts == MAX_CONFLICTS) {
      throw new RefusalException(ServerRefusalReason.NOT_STORED);
    }
    again();
  }

  final void fail(Throwable failure) {
    throw toRefusal(failure);
  }

  final RefusalException toRefusal(Throwable failure) {
    return FailureMapper.toRefusal(failure, context.listener());
  }

  // The store

  /**
   * Starts an operation of the store once the lock is free. The current task goes on under the lock
   * with its result or its failure.
   */
  final <T> void await(
      Supplier<CompletableFuture<T>> operation, Consumer<T> then, Consumer<Throwable> onFailure) {
    state = State.WAITING;
    afterwards(
        () -> {
          CompletableFuture<T> unused =
              CompletableFuture.completedFuture(null)
                  .thenCompose(now -> operation.get())
                  .whenComplete(
                      (result, failure) ->
                          goOn(
                              failure == null
                                  ? () -> then.accept(result)
                                  : () -> onFailure.accept(FailureMapper.unwrap(failure))));
        });
  }

  /** Goes on with the current task, and then runs those that wait. */
  final void goOn(Runnable step) {
    locked(
        () -> {
          state = State.IDLE;
          perform(step);
          takeNext();
        });
  }

  // Closing

  /** Closes the room. Its tasks are refused with the reason, or passed to the next room. */
  final void close(Optional<ServerRefusalReason> reason) {
    state = State.CLOSED;
    closedBecause = reason;
  }

  private void passOn(Task task) {
    if (task.isInternal) {
      afterwards(() -> task.answer.complete(null));
    } else if (closedBecause.isPresent()) {
      refuse(task, new RefusalException(closedBecause.get()));
    } else {
      afterwards(() -> passToNext(task));
    }
  }

  private void passToNext(Task task) {
    try {
      next().submit(task);
    } catch (RefusalException e) {
      task.answer.completeExceptionally(e);
    }
  }
}
