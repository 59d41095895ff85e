package org.arbiterchess.pgn;

/** The numbers of the lines in a text that goes by, counted only when asked for. */
final class LineCounter {

  /** The line at the index up to which was counted. */
  private int line;

  private int counted;

  LineCounter(int first) {
    line = first;
  }

  /** The line of an index; the quicker the less it lies behind the one asked for before. */
  int at(byte[] text, int index) {
    if (index >= counted) {
      line += lineFeeds(text, counted, index);
      counted = index;
      return line;
    }
    return line - lineFeeds(text, index, counted);
  }

  /** The first bytes of the text go away. */
  void drop(byte[] text, int count) {
    int first = at(text, count);
    line = counted > count ? line : first;
    counted -= count;
  }

  /** Bytes go away from the middle of the text. */
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
