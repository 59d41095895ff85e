package org.arbiterchess.pgn.tree;

import org.arbiterchess.text.Ascii;
import org.arbiterchess.text.Excerpt;

/** A tag pair such as {@code [White "Ann"]}. Control characters in the value become spaces. */
public record PgnTag(String name, String value) {
  /** The maximum length of a name. The reader does not recognise tags with longer names. */
  public static final int MAX_NAME = 120;

  /**
   * Checks the name.
   *
   * @throws IllegalArgumentException if PGN does not allow the name
   */
  public PgnTag {
    if (!isValidName(name)) {
      throw new IllegalArgumentException(
          "\""
              + Excerpt.of(name)
              + "\" is not the name of a PGN tag: a name has 1 to "
              + MAX_NAME
              + " letters a to z or A to Z, digits and signs _ + - # = : and no spaces");
    }
    StringBuilder line = new StringBuilder(value);
    for (int i = 0; i < value.length(); i++) {
      if (value.charAt(i) < ' ' || value.charAt(i) == 0x7F) {
        line.setCharAt(i, ' ');
      }
    }
    value = line.toString();
  }

  /** Returns whether PGN allows a tag with this name. */
  public static boolean isValidName(String name) {
    for (int i = 0; i < name.length(); i++) {
      char letter = name.charAt(i);
      if (!Ascii.isLetter(letter) && !Ascii.isDigit(letter) && "_-+#=:".indexOf(letter) < 0) {
        return false;
      }
    }
    return !name.isEmpty() && name.length() <= MAX_NAME;
  }
}
