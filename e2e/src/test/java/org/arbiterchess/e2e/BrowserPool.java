package org.arbiterchess.e2e;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * The browsers of a run: as many as there are tests at a time, each used by one test after the
 * other. A browser of Playwright serves one thread at a time.
 */
final class BrowserPool implements AutoCloseable {

  private final Queue<ChromiumBrowser> idle = new ConcurrentLinkedQueue<>();

  /** One that nobody uses, or a new one. */
  ChromiumBrowser take() {
    ChromiumBrowser free = idle.poll();
    return free == null ? ChromiumBrowser.start() : free;
  }

  void giveBack(ChromiumBrowser chromium) {
    idle.add(chromium);
  }

  @Override
  public void close() {
    idle.forEach(ChromiumBrowser::close);
  }
}
