package org.arbiterchess.pgn;

/** Maps the indexes of a respelled copy of movetext to those of the original text. */
final class OriginalIndexes {

  /** Maps each index to itself, for text that has not been copied. */
  static final OriginalIndexes SAME = new OriginalIndexes();

  /** The mapping of the text that was copied; null for {@link #SAME}. */
  private final OriginalIndexes before;

  /** The first index that may differ. */
  private final int first;

  private final int[] indexes;

  private OriginalIndexes() {
    before = null;
    first = 0;
    indexes = new int[0];
  }

  /** Maps a copy of which only the part between two indexes may differ. */
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

  /** Records that the letter at an index of the copy comes from an index of the copied text. */
  void set(int at, int index) {
    indexes[at - first] = before.of(index);
  }
}
