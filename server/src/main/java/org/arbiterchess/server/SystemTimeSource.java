package org.arbiterchess.server;

import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.arbiterchess.server.room.DaemonThread;
import org.arbiterchess.server.room.TimeSource;

/** A time source that uses the system clock and a single-threaded scheduler. */
public final class SystemTimeSource implements TimeSource, AutoCloseable {

  private final ScheduledThreadPoolExecutor executor =
      new ScheduledThreadPoolExecutor(1, task -> new DaemonThread(task, "alarms"));

  public SystemTimeSource() {
    executor.setRemoveOnCancelPolicy(true);
    executor.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
  }

  @Override
  public long now() {
    return System.currentTimeMillis();
  }

  @Override
  public Runnable schedule(long moment, Runnable task) {
    if (executor.isShutdown()) {
      return () -> {};
    }
    long wait = Math.max(0, moment - now());
    ScheduledFuture<?> future = executor.schedule(task, wait, TimeUnit.MILLISECONDS);
    return () -> future.cancel(false);
  }

  @Override
  public void close() {
    executor.shutdownNow();
  }
}
