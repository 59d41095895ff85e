package org.arbiterchess.server.protocol;

import java.lang.Character.UnicodeScript;
import java.util.HashSet;
import java.util.Set;

/**
 * Cleans up player names. The page handles combining marks in the same way. Both implementations
 * are tested with corpus/player-names.jsonl.
 */
final class PlayerNameCleaner {

  /** At most two accents per letter, so that stacked marks cannot cover other parts of the page. */
  private static final int MAX_ACCENTS = 2;

  /**
   * Letters in scripts such as Hebrew, Burmese and Tibetan can carry more marks of their own
   * script, but each mark only once.
   */
  private static final int MAX_SCRIPT_MARKS = 4;

  private PlayerNameCleaner() {}

  /**
   * Removes control and format characters, excess combining marks, and leading and trailing
   * whitespace. Format characters could change the text direction.
   */
  static String clean(String text) {
    return limitMarks(text.replaceAll("[\\p{C}\\p{Zl}\\p{Zp}]", "")).strip();
  }

  private static String limitMarks(String text) {
    StringBuilder kept = new StringBuilder(text.length());
    Set<Integer> signs = new HashSet<>();
    int marks = 0;
    for (int letter : text.codePoints().toArray()) {
      if (!isMark(letter)) {
        marks = 0;
        signs.clear();
        kept.appendCodePoint(letter);
        continue;
      }
      boolean own = UnicodeScript.of(letter) != UnicodeScript.INHERITED;
      if (own ? marks < MAX_SCRIPT_MARKS && signs.add(letter) : marks < MAX_ACCENTS) {
        marks++;
        kept.appendCodePoint(letter);
      }
    }
    return kept.toString();
  }

  /** Whether the character combines with the letter before it. */
  private static boolean isMark(int letter) {
    int type = Character.getType(letter);
    return type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK;
  }
}
