package org.arbiterchess.server.monitoring;

import java.io.UncheckedIOException;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.arbiterchess.language.Texts;
import org.arbiterchess.server.language.ServerText;
import org.arbiterchess.server.monitoring.LogFormat.Level;
import org.arbiterchess.server.monitoring.LogFormat.LogEvent;

/**
 * Writes log lines on its own thread, so that games never wait for a slow terminal or pipe. Lines
 * that do not fit into the queue are dropped and counted.
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
   * Creates a writer and starts its thread.
   *
   * @param now supplies the time in milliseconds since 1970
   * @param sink receives each line without a line break, and may block
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
      // The writer was closed. The lines that remain in the queue are still written.
      for (String line = queue.poll(); line != null; line = queue.poll()) {
        write(line);
      }
    }
  }

  private void write(String line) {
    try {
      int lost = dropped.getAndSet(0);
      if (lost > 0) {
        String message = Texts.english().say(ServerText.LOG_LINES_DROPPED, lost);
        Map<String, Integer> details = Map.of("lines", lost);
        sink.accept(
            format.write(
                new LogEvent(
                    now.getAsLong(), Level.WARNING, "linesDropped", message, details, "")));
      }
      sink.accept(line);
    } catch (UncheckedIOException e) {
      // The log can no longer be written, and there is nowhere else to report the failure.
      dropped.incrementAndGet();
    }
  }

  /** Writes the queued lines, or gives up after a timeout. */
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
