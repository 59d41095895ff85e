package org.arbiterchess.server.protocol;

import java.lang.Character.UnicodeScript;
import java.util.HashSet;
import java.util.Set;

/**
 * Names of players as they are kept. The page has the same rule for combining marks;
 * corpus/names.jsonl holds both to it.
 */
final class PlayerName {

  /** A letter has at most two accents, so that a name cannot be stacked over the page. */
  private static final int MAX_ACCENTS = 2;

  /** Hebrew, Burmese or Tibetan letters need more of their own signs, though each only once. */
  private static final int MAX_SCRIPT_MARKS = 4;

  private PlayerName() {}

  /**
   * A name without what a screen would obey, such as a change of the direction of writing, without
   * marks beyond those that a letter may have, and without space around it.
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

  /** Whether it is drawn over, under or around the letter before it. */
  private static boolean isMark(int letter) {
    int type = Character.getType(letter);
    return type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK;
  }
}
