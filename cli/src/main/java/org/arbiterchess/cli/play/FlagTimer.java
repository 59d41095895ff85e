package org.arbiterchess.cli.play;

import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * Has somebody look at the clock when a flag is due to fall, though nobody types. It decides
 * nothing: a look that comes too early or too late finds the game as it is.
 */
final class FlagTimer implements AutoCloseable {

  private final Runnable look;
  private final ScheduledExecutorService timer =
      Executors.newSingleThreadScheduledExecutor(
          task -> {
            Thread thread = new Thread(task, "flag watch");
            thread.setDaemon(true);
            return thread;
          });
  private Future<?> next = CompletableFuture.completedFuture(null);

  FlagTimer(Runnable look) {
    this.look = look;
  }

  /** Looks when the flag is due, and no longer when it was due before. */
  synchronized void expect(OptionalLong flagFalls, long now) {
    next.cancel(false);
    if (flagFalls.isPresent() && !timer.isShutdown()) {
      long wait = Math.max(1, flagFalls.getAsLong() - now);
      next = timer.schedule(look, wait, TimeUnit.MILLISECONDS);
    }
  }

  @Override
  public synchronized void close() {
    timer.shutdownNow();
  }
}
