package org.arbiterchess.e2e;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * One browser for each test that runs at the same time. Playwright allows only one thread at a time
 * to use a browser.
 */
final class BrowserPool implements AutoCloseable {

  private final Queue<ChromiumBrowser> idle = new ConcurrentLinkedQueue<>();

  /** An idle browser, or a new one. */
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
