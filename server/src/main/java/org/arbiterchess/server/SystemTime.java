package org.arbiterchess.server;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.arbiterchess.server.room.TimeSource;

/** The system's clock, and one thread that wakes whoever asked for it. */
public final class SystemTime implements TimeSource, AutoCloseable {

  private final ScheduledThreadPoolExecutor alarms;

  public SystemTime() {
    alarms =
        (ScheduledThreadPoolExecutor)
            Executors.newScheduledThreadPool(
                1,
                task -> {
                  Thread thread = new Thread(task, "alarms");
                  thread.setDaemon(true);
                  return thread;
                });
    alarms.setRemoveOnCancelPolicy(true);
    alarms.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
  }

  @Override
  public long now() {
    return System.currentTimeMillis();
  }

  @Override
  public ScheduledTask schedule(long moment, Runnable task) {
    if (alarms.isShutdown()) {
      return ScheduledTask.NONE;
    }
    long wait = Math.max(0, moment - now());
    ScheduledFuture<?> alarm = alarms.schedule(task, wait, TimeUnit.MILLISECONDS);
    return () -> alarm.cancel(false);
  }

  @Override
  public void close() {
    alarms.shutdownNow();
  }
}
