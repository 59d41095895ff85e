package org.arbiterchess.server.room;

import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Runs tasks one after another, in submission order. A task ends when its stage completes. The
 * thread that submits a task to an empty mailbox runs it at once, and the thread that completes a
 * task runs the next one. A mailbox therefore needs no thread of its own, and no thread ever waits
 * for it.
 */
final class Mailbox {

  /** An already completed stage, for tasks that have nothing to wait for. */
  static final CompletionStage<Void> DONE = CompletableFuture.completedFuture(null);

  private final Consumer<Throwable> errorHandler;
  private final Queue<Supplier<CompletionStage<?>>> queue = new ConcurrentLinkedQueue<>();
  private final AtomicInteger pending = new AtomicInteger();

  Mailbox(Consumer<Throwable> errorHandler) {
    this.errorHandler = errorHandler;
  }

  /** Adds a task, which must not block. */
  void submit(Supplier<CompletionStage<?>> task) {
    queue.add(task);
    if (pending.getAndIncrement() == 0) {
      run();
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
        // The callback handles any failure, so the result does not need to be checked.
        CompletableFuture<?> unused =
            task.whenComplete(
                (done, failure) -> {
                  if (finished(failure)) {
                    run();
                  }
                });
        return;
      }
      more = finished(task.isCompletedExceptionally() ? failure(task) : null);
    }
  }

  private static CompletableFuture<?> start(Supplier<CompletionStage<?>> task) {
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
      errorHandler.accept(failure);
    }
    return pending.decrementAndGet() > 0;
  }
}
