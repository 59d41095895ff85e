package org.arbiterchess.text;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * Operations on ASCII letters and digits. Other characters are left unchanged and never count as
 * digits.
 */
public final class Ascii {

  private Ascii() {}

  /** Converts upper-case ASCII letters to lower case. */
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

  /** Formats a non-negative number with a thousands separator. */
  public static String grouped(long number, char separator) {
    StringBuilder text = new StringBuilder().append(number);
    for (int i = text.length() - 3; i > 0; i -= 3) {
      text.insert(i, separator);
    }
    return text.toString();
  }

  /** The parts of a text between separators, of which some may be empty. */
  public static List<String> split(String text, char separator) {
    List<String> parts = new ArrayList<>();
    int start = 0;
    for (int end = text.indexOf(separator); end >= 0; end = text.indexOf(separator, start)) {
      parts.add(text.substring(start, end));
      start = end + 1;
    }
    parts.add(text.substring(start));
    return parts;
  }

  /** Whether the text consists of one or more digits. */
  public static boolean isNumber(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (!isDigit(text.charAt(i))) {
        return false;
      }
    }
    return !text.isEmpty();
  }

  /**
   * Parses a number of up to nine digits, which always fits in an int. Returns empty for any other
   * text.
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
