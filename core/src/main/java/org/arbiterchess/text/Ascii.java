package org.arbiterchess.text;

import java.util.OptionalInt;

/** Letters and digits of ASCII. Every other letter is left alone and is no digit. */
public final class Ascii {

  private Ascii() {}

  /** The text with its capitals made small. */
  public static String lower(String text) {
    StringBuilder lower = new StringBuilder(text);
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      if (letter >= 'A' && letter <= 'Z') {
        lower.setCharAt(i, (char) (letter - 'A' + 'a'));
      }
    }
    return lower.toString();
  }

  public static boolean isLetter(char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
  }

  public static boolean isDigit(char letter) {
    return letter >= '0' && letter <= '9';
  }

  /** Whether there is at least one digit and nothing else. */
  public static boolean isNumber(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (!isDigit(text.charAt(i))) {
        return false;
      }
    }
    return !text.isEmpty();
  }

  /**
   * The number that up to nine digits say; none where there is anything else, or more of them, so
   * that it always fits.
   */
  public static OptionalInt number(String text) {
    if (!isNumber(text) || text.length() > 9) {
      return OptionalInt.empty();
    }
    int value = 0;
    for (int i = 0; i < text.length(); i++) {
      value = value * 10 + (text.charAt(i) - '0');
    }
    return OptionalInt.of(value);
  }
}
