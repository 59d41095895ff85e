package org.arbiterchess.server.room;

import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/**
 * Tasks that are done one after another, in the order they came, by whichever thread is free. A
 * task is done when the stage it gives is; no thread waits for that.
 */
final class Mailbox {

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

  /** How many tasks there are, the one that is being done included. */
  int size() {
    return pending.get();
  }

  private void run() {
    boolean more = true;
    while (more) {
      CompletableFuture<?> task = start(queue.remove());
      if (!task.isDone()) {
        // Nothing is lost with it: a failure is told in there.
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

  /** Whether another task is there. */
  private boolean finished(Throwable failure) {
    if (failure != null) {
      context.errorHandler().accept(failure);
    }
    return pending.decrementAndGet() > 0;
  }
}
