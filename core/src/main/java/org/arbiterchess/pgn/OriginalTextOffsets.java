package org.arbiterchess.pgn;

/** Maps indexes in a respelled copy of movetext to indexes in the original text. */
final class OriginalTextOffsets {

  /** Maps each index to itself, for text that has not been copied. */
  static final OriginalTextOffsets SAME = new OriginalTextOffsets();

  /** The index mapping of the text that was copied; {@link #SAME} has itself. */
  private final OriginalTextOffsets before;

  /** The first index at which the copy may differ from its source. */
  private final int first;

  private final int[] indexes;

  private OriginalTextOffsets() {
    before = this;
    first = 0;
    indexes = new int[0];
  }

  /** Creates a mapping for a copy that may differ from its source only between two indexes. */
  OriginalTextOffsets(OriginalTextOffsets before, int from, int to) {
    this.before = before;
    first = from;
    indexes = new int[to - from];
    for (int i = 0; i < indexes.length; i++) {
      indexes[i] = before.of(from + i);
    }
  }

  /** Returns the original index for an index in the copy. */
  int of(int at) {
    int offset = at - first;
    if (offset >= 0 && offset < indexes.length) {
      return indexes[offset];
    }
    return before == this ? at : before.of(at);
  }

  /**
   * Records that the letter at index {@code at} of the copy comes from {@code index} in the text
   * that was copied.
   */
  void set(int at, int index) {
    indexes[at - first] = before.of(index);
  }
}
