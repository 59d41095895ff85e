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

  private final RoomContext premises;
  private final Queue<Supplier<CompletionStage<?>>> waiting = new ConcurrentLinkedQueue<>();
  private final AtomicInteger undone = new AtomicInteger();

  Mailbox(RoomContext premises) {
    this.premises = premises;
  }

  void put(Supplier<CompletionStage<?>> task) {
    waiting.add(task);
    if (undone.getAndIncrement() == 0) {
      premises.executor().execute(this::work);
    }
  }

  /** How many tasks there are, the one that is being done included. */
  int size() {
    return undone.get();
  }

  private void work() {
    boolean more = true;
    while (more) {
      CompletableFuture<?> task = begin(waiting.remove());
      if (!task.isDone()) {
        // Nothing is lost with it: a failure is told in there.
        CompletableFuture<?> unused =
            task.whenComplete(
                (done, failure) -> {
                  if (finished(failure)) {
                    premises.executor().execute(this::work);
                  }
                });
        return;
      }
      more = finished(task.isCompletedExceptionally() ? failure(task) : null);
    }
  }

  private CompletableFuture<?> begin(Supplier<CompletionStage<?>> task) {
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
      premises.errorHandler().accept(failure);
    }
    return undone.decrementAndGet() > 0;
  }
}
