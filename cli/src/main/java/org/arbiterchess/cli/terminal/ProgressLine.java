package org.arbiterchess.cli.terminal;

import java.util.function.Supplier;

/**
 * Repaints a progress line on standard error during a long task, if standard error is a terminal.
 * The repainting runs on a daemon thread, so that it does not slow the task down.
 */
public final class ProgressLine implements AutoCloseable {

  private static final long PERIOD_MILLIS = 1000;

  private final Terminal terminal;
  private final long periodMillis;
  private final Supplier<String> text;
  private final Thread thread;
  private volatile String task = "";
  private int seconds;
  private boolean isShown;

  /** Shows the current task and the elapsed seconds, updated once a second. */
  public ProgressLine(Terminal terminal) {
    this.terminal = terminal;
    this.periodMillis = PERIOD_MILLIS;
    this.text = () -> task + ", " + ++seconds + " s ";
    this.thread = start();
  }

  /** Shows the supplied text and updates it at the given interval. */
  public ProgressLine(Terminal terminal, long periodMillis, Supplier<String> text) {
    this.terminal = terminal;
    this.periodMillis = periodMillis;
    this.text = text;
    this.thread = start();
  }

  private Thread start() {
    Thread painter = Terminal.daemons("progress").newThread(this::run);
    if (terminal.isErrTerminal()) {
      painter.start();
    }
    return painter;
  }

  public void setTask(String name) {
    task = name;
  }

  private void run() {
    try {
      while (true) {
        Thread.sleep(periodMillis);
        terminal.err().print("\r" + text.get());
        isShown = true;
      }
    } catch (InterruptedException e) {
      if (isShown) {
        terminal.err().print("\r\u001b[K");
      }
    }
  }

  @Override
  public void close() {
    thread.interrupt();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
