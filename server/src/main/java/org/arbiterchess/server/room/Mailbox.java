package org.arbiterchess.server.room;

import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/**
 * Runs tasks one after another, in submission order, on the room executor. A task ends when its
 * stage completes. Waiting never blocks a thread.
 */
final class Mailbox {

  /** The result of a task that is already complete. */
  static final CompletionStage<Void> DONE = CompletableFuture.completedFuture(null);

  private final RoomContext context;
  private final Queue<Supplier<CompletionStage<?>>> queue = new ConcurrentLinkedQueue<>();
  private final AtomicInteger pending = new AtomicInteger();

  Mailbox(RoomContext context) {
    this.context = context;
  }

  void submit(Supplier<CompletionStage<?>> task) {
    queue.add(task);
    if (pending.getAndIncrement() == 0) {
      context.executor().execute(this::run);
    }
  }

  /** The number of tasks, including the one that is running. */
  int size() {
    return pending.get();
  }

  private void run() {
    boolean more = true;
    while (more) {
      CompletableFuture<?> task = start(queue.remove());
      if (!task.isDone()) {
        // The callback handles the failure.
        CompletableFuture<?> unused =
            task.whenComplete(
                (done, failure) -> {
                  if (finished(failure)) {
                    context.executor().execute(this::run);
                  }
                });
        return;
      }
      more = finished(task.isCompletedExceptionally() ? failure(task) : null);
    }
  }

  private CompletableFuture<?> start(Supplier<CompletionStage<?>> task) {
    try {
      return task.get().toCompletableFuture();
    } catch (RuntimeException | StackOverflowError e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  private static Throwable failure(CompletableFuture<?> task) {
    return task.handle((done, failure) -> failure).join();
  }

  /** Reports a failure, if any, and returns whether there is another task. */
  private boolean finished(Throwable failure) {
    if (failure != null) {
      context.errorHandler().accept(failure);
    }
    return pending.decrementAndGet() > 0;
  }
}
