package org.arbiterchess.uci;

import java.util.ArrayDeque;
import java.util.Deque;

/** The last lines of an engine's output, for exception messages. This class is thread-safe. */
final class RecentEngineOutput {

  private static final int COUNT = 10;

  private final Deque<String> lines = new ArrayDeque<>();

  synchronized void add(String line) {
    if (lines.size() == COUNT) {
      lines.removeFirst();
    }
    lines.addLast(EngineProcess.excerpt(line));
  }

  /** The lines with an introduction, or a sentence saying that there are none. */
  @Override
  public synchronized String toString() {
    return lines.isEmpty()
        ? "It has written nothing."
        : "Its last lines:\n  " + String.join("\n  ", lines);
  }
}
