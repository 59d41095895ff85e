package org.arbiterchess.text;

/** Quotes user input in messages: shortens it and escapes control characters. */
public final class Excerpt {

  private static final int LONGEST = 40;

  private Excerpt() {}

  public static String of(String text) {
    return of(text, LONGEST);
  }

  /** Truncates the text to about {@code longest} characters, with an ellipsis if it was longer. */
  public static String of(String text, int longest) {
    StringBuilder shown = new StringBuilder();
    int at = 0;
    while (at < text.length() && shown.length() < longest) {
      String letter = at(text, at);
      shown.append(letter);
      at += isPair(text, at) ? 2 : 1;
    }
    return at < text.length() ? shown.append("...").toString() : shown.toString();
  }

  /** The character at an offset, escaped if it is not printable. */
  public static String at(String text, int offset) {
    if (isPair(text, offset)) {
      return text.substring(offset, offset + 2);
    }
    char letter = text.charAt(offset);
    return isShown(letter) ? "" + letter : escaped(letter);
  }

  private static boolean isPair(String text, int offset) {
    return offset + 1 < text.length()
        && isBetween(text.charAt(offset), 0xD800, 0xDBFF)
        && isBetween(text.charAt(offset + 1), 0xDC00, 0xDFFF);
  }

  /**
   * Whether the character is printable. Control characters, bidirectional marks and lone surrogates
   * are not.
   */
  private static boolean isShown(char letter) {
    return letter >= ' '
        && !isBetween(letter, 0x7F, 0x9F)
        && !isBetween(letter, 0x200B, 0x200F)
        && !isBetween(letter, 0x2028, 0x202E)
        && !isBetween(letter, 0x2060, 0x206F)
        && !isBetween(letter, 0xD800, 0xDFFF)
        && letter != 0x061C
        && letter != 0xFEFF;
  }

  private static boolean isBetween(char letter, int first, int last) {
    return letter >= first && letter <= last;
  }

  private static String escaped(char letter) {
    StringBuilder text = new StringBuilder("\\u");
    for (int shift = 12; shift >= 0; shift -= 4) {
      text.append("0123456789abcdef".charAt(letter >> shift & 15));
    }
    return text.toString();
  }
}
