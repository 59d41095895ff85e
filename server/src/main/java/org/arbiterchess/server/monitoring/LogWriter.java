package org.arbiterchess.server.monitoring;

import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
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

  private final AtomicInteger dropped = new AtomicInteger();
  private final LogFormat format;
  private final LongSupplier now;
  private final Consumer<String> sink;

  private final ThreadPoolExecutor thread =
      new ThreadPoolExecutor(
          1,
          1,
          0,
          TimeUnit.SECONDS,
          new ArrayBlockingQueue<>(CAPACITY),
          LogWriter::daemon,
          (line, executor) -> dropped.incrementAndGet());

  /**
   * Creates a writer.
   *
   * @param now supplies the time in milliseconds since 1970
   * @param sink receives each line without a line break, and may block
   */
  public LogWriter(LogFormat format, LongSupplier now, Consumer<String> sink) {
    this.format = format;
    this.now = now;
    this.sink = sink;
  }

  private static Thread daemon(Runnable lines) {
    Thread thread = new Thread(lines, "log");
    thread.setDaemon(true);
    return thread;
  }

  @Override
  public void accept(String line) {
    thread.execute(() -> write(line));
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
    } catch (RuntimeException e) {
      // The log can no longer be written, and there is nowhere else to report the failure.
      dropped.incrementAndGet();
    }
  }

  /** Writes the queued lines, or gives up after a timeout. */
  @Override
  public void close() {
    thread.shutdown();
    try {
      boolean unused = thread.awaitTermination(CLOSE_TIMEOUT_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
