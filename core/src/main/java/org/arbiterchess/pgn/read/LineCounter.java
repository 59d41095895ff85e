package org.arbiterchess.pgn.read;

/** Counts the lines in a text buffer on demand. */
final class LineCounter {

  /** The line number at index {@code counted}. */
  private int line;

  private int counted;

  LineCounter(int first) {
    line = first;
  }

  /**
   * Returns the line number at an index. If the lines up to a later index have already been
   * counted, counts back from there.
   */
  int at(byte[] text, int index) {
    if (index >= counted) {
      line += lineFeeds(text, counted, index);
      counted = index;
      return line;
    }
    return line - lineFeeds(text, index, counted);
  }

  /** Adjusts the count after bytes are dropped from the start of the text. */
  void drop(byte[] text, int count) {
    int first = at(text, count);
    line = counted > count ? line : first;
    counted -= count;
  }

  /** Adjusts the count after bytes are removed from the middle of the text. */
  void cut(byte[] text, int from, int to) {
    int behind = at(text, to);
    line = counted > to ? line : behind;
    counted = Math.max(counted, to) - (to - from);
  }

  private static int lineFeeds(byte[] text, int from, int to) {
    int count = 0;
    for (int i = from; i < to; i++) {
      count += text[i] == '\n' ? 1 : 0;
    }
    return count;
  }
}
