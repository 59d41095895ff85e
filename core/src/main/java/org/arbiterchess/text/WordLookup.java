package org.arbiterchess.text;

/**
 * A searchable list of words. {@code List.of} would also work, but it would make the compiled
 * JavaScript larger.
 */
public final class WordLookup {

  private final String[] words;

  public WordLookup(String... words) {
    this.words = words;
  }

  /** Returns the index of a word, or -1. */
  public int indexOf(String word) {
    for (int i = 0; i < words.length; i++) {
      if (words[i].equals(word)) {
        return i;
      }
    }
    return -1;
  }

  public boolean has(String word) {
    return indexOf(word) >= 0;
  }

  public int size() {
    return words.length;
  }

  public String get(int index) {
    return words[index];
  }
}
