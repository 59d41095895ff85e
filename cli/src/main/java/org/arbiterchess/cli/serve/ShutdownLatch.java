package org.arbiterchess.cli.serve;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Something that goes on until it is closed. The process may wait for that before it ends. */
final class ShutdownLatch implements AutoCloseable {

  private static final int MOST_SECONDS = 10;

  private final CountDownLatch closed = new CountDownLatch(1);

  /** Begins the end, and waits until all is closed, for a while. */
  Runnable ending(Runnable... begin) {
    return () -> {
      for (Runnable each : begin) {
        each.run();
      }
      await();
    };
  }

  private void await() {
    try {
      boolean unused = closed.await(MOST_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    closed.countDown();
  }
}
