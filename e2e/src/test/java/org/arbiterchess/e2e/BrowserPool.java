package org.arbiterchess.e2e;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * Provides a separate browser for each concurrent test, because only one thread at a time may use a
 * Playwright browser.
 */
final class BrowserPool implements AutoCloseable {

  private final Queue<ChromiumBrowser> idle = new ConcurrentLinkedQueue<>();

  /** Returns an idle browser, or starts a new one. */
  ChromiumBrowser acquire() {
    ChromiumBrowser free = idle.poll();
    return free == null ? ChromiumBrowser.start() : free;
  }

  void release(ChromiumBrowser chromium) {
    idle.add(chromium);
  }

  @Override
  public void close() {
    idle.forEach(ChromiumBrowser::close);
  }
}
