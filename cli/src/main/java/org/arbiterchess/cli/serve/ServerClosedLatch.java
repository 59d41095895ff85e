package org.arbiterchess.cli.serve;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Delays process exit until the server has closed or a timeout expires. */
final class ServerClosedLatch implements AutoCloseable {

  private static final int TIMEOUT_SECONDS = 10;

  private final CountDownLatch closed = new CountDownLatch(1);

  /** Returns a hook that runs the actions, then waits for {@link #close}. */
  Runnable shutdownHook(Runnable... actions) {
    return () -> {
      for (Runnable action : actions) {
        action.run();
      }
      await();
    };
  }

  private void await() {
    try {
      boolean unused = closed.await(TIMEOUT_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    closed.countDown();
  }
}
