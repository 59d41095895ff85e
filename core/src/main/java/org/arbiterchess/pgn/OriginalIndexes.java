package org.arbiterchess.pgn;

/** Where the letters of a respelled copy of movetext stand in the original text. */
final class OriginalIndexes {

  /** The indexes of a text that is no copy. */
  static final OriginalIndexes SAME = new OriginalIndexes();

  /** The indexes of the text that was copied; null if it was no copy itself. */
  private final OriginalIndexes before;

  /** The first index that may differ. */
  private final int first;

  private final int[] indexes;

  private OriginalIndexes() {
    before = null;
    first = 0;
    indexes = new int[0];
  }

  /** The indexes of a copy that may differ in a range. */
  OriginalIndexes(OriginalIndexes before, int from, int to) {
    this.before = before;
    first = from;
    indexes = new int[to - from];
    for (int i = 0; i < indexes.length; i++) {
      indexes[i] = before.of(from + i);
    }
  }

  /** Returns the original index for an index of the copy. */
  int of(int at) {
    int offset = at - first;
    if (offset >= 0 && offset < indexes.length) {
      return indexes[offset];
    }
    return before == null ? at : before.of(at);
  }

  /** Records which letter of the text before stands at an index of the copy. */
  void set(int at, int index) {
    indexes[at - first] = before.of(index);
  }
}
