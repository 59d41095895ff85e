package org.arbiterchess.server.monitoring;

import java.io.UncheckedIOException;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.arbiterchess.server.monitoring.LogEvent.Level;

/**
 * Writes the lines of a log in a thread of its own, so that games never wait for a terminal or a
 * pipe that nobody reads. Lines that no longer fit into the queue are counted and dropped.
 */
public final class LogWriter implements Consumer<String>, AutoCloseable {

  private static final int CAPACITY = 1_000;
  private static final long CLOSE_TIMEOUT_SECONDS = 2;

  private final BlockingQueue<String> queue = new ArrayBlockingQueue<>(CAPACITY);
  private final AtomicInteger dropped = new AtomicInteger();
  private final LogFormat format;
  private final LongSupplier now;
  private final Consumer<String> sink;
  private final Thread thread = new Thread(this::run, "log");

  /**
   * A writer.
   *
   * @param now milliseconds since 1970
   * @param sink takes each line without its end, and may block
   */
  public LogWriter(LogFormat format, LongSupplier now, Consumer<String> sink) {
    this.format = format;
    this.now = now;
    this.sink = sink;
    thread.setDaemon(true);
    thread.start();
  }

  @Override
  public void accept(String line) {
    if (!queue.offer(line)) {
      dropped.incrementAndGet();
    }
  }

  private void run() {
    try {
      while (true) {
        write(queue.take());
      }
    } catch (InterruptedException e) {
      // It is closed: what is left is written, and that is all.
      for (String line = queue.poll(); line != null; line = queue.poll()) {
        write(line);
      }
    }
  }

  private void write(String line) {
    try {
      int lost = dropped.getAndSet(0);
      if (lost > 0) {
        String message = lost + " lines were dropped, because nobody read the log.";
        Map<String, Integer> details = Map.of("lines", lost);
        sink.accept(
            format.write(
                new LogEvent(
                    now.getAsLong(), Level.WARNING, "linesDropped", message, details, "")));
      }
      sink.accept(line);
    } catch (UncheckedIOException e) {
      // Nobody reads the log any more, and there is nowhere else to say so.
      dropped.incrementAndGet();
    }
  }

  /** Writes what is queued, unless nobody reads it. */
  @Override
  public void close() {
    thread.interrupt();
    try {
      thread.join(TimeUnit.SECONDS.toMillis(CLOSE_TIMEOUT_SECONDS));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
