package org.arbiterchess.cli.play;

import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Runs a callback when a flag is due to fall, even if no input arrives. */
final class FlagTimer implements AutoCloseable {

  private final Runnable onDue;
  private final ScheduledExecutorService timer =
      Executors.newSingleThreadScheduledExecutor(
          task -> {
            Thread thread = new Thread(task, "flag timer");
            thread.setDaemon(true);
            return thread;
          });
  private Future<?> next = CompletableFuture.completedFuture(null);

  FlagTimer(Runnable onDue) {
    this.onDue = onDue;
  }

  /** Cancels any pending callback and, if a flag is due to fall, schedules a new one. */
  synchronized void schedule(OptionalLong flagFalls, long now) {
    next.cancel(false);
    if (flagFalls.isPresent() && !timer.isShutdown()) {
      long wait = Math.max(1, flagFalls.getAsLong() - now);
      next = timer.schedule(onDue, wait, TimeUnit.MILLISECONDS);
    }
  }

  @Override
  public synchronized void close() {
    timer.shutdownNow();
  }
}
