package org.arbiterchess.pgn;

/**
 * Words to be looked up. A list of the library would do; but in the browser it brings the
 * comparisons of everything that is ever put into lists.
 */
final class WordList {

  private final String[] words;

  WordList(String... words) {
    this.words = words;
  }

  /** The index of a word, or -1. */
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
