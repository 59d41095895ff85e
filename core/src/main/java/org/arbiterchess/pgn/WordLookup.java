package org.arbiterchess.pgn;

/**
 * A searchable list of words. {@code List.of} would also work, but it would make the compiled
 * JavaScript larger.
 */
final class WordLookup {

  private final String[] words;

  WordLookup(String... words) {
    this.words = words;
  }

  /** Returns the index of a word, or -1. */
  int indexOf(String word) {
    for (int i = 0; i < words.length; i++) {
      if (words[i].equals(word)) {
        return i;
      }
    }
    return -1;
  }

  boolean has(String word) {
    return indexOf(word) >= 0;
  }

  int size() {
    return words.length;
  }

  String get(int index) {
    return words[index];
  }
}
