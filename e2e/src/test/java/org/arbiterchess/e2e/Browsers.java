package org.arbiterchess.e2e;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * The browsers of a run: as many as there are tests at a time, each used by one test after the
 * other. A browser of Playwright serves one thread at a time.
 */
final class Browsers implements AutoCloseable {

  private final Queue<Chromium> idle = new ConcurrentLinkedQueue<>();

  /** One that nobody uses, or a new one. */
  Chromium take() {
    Chromium free = idle.poll();
    return free == null ? Chromium.start() : free;
  }

  void giveBack(Chromium chromium) {
    idle.add(chromium);
  }

  @Override
  public void close() {
    idle.forEach(Chromium::close);
  }
}
