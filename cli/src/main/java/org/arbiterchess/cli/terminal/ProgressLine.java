package org.arbiterchess.cli.terminal;

/**
 * Says every second that something long goes on, to somebody who watches. The work itself is not
 * touched: a thread of its own tells the time.
 */
public final class ProgressLine implements AutoCloseable {

  private static final long MILLIS = 1000;

  private final Terminal terminal;
  private final Thread teller;
  private volatile String what = "";
  private boolean told;

  public ProgressLine(Terminal terminal) {
    this.terminal = terminal;
    teller = new Thread(this::tell, "progress");
    teller.setDaemon(true);
    if (terminal.watched()) {
      teller.start();
    }
  }

  public void begin(String part) {
    what = part;
  }

  private void tell() {
    try {
      for (int seconds = 1; ; seconds++) {
        Thread.sleep(MILLIS);
        terminal.err().print("\r" + what + ", " + seconds + " s ");
        told = true;
      }
    } catch (InterruptedException e) {
      if (told) {
        terminal.err().print("\r\u001b[K");
      }
    }
  }

  @Override
  public void close() {
    teller.interrupt();
    try {
      teller.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
