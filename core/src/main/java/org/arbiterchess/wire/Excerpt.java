package org.arbiterchess.wire;

/** Text shown back to whoever sent it: in quotes, short, and nothing that a terminal would obey. */
final class Excerpt {

  private static final int LONGEST = 40;

  private Excerpt() {}

  static String of(String text) {
    StringBuilder shown = new StringBuilder("\"");
    for (int i = 0; i < text.length() && i < LONGEST; i++) {
      char letter = text.charAt(i);
      shown.append(letter >= ' ' && letter <= '~' ? letter : '?');
    }
    return shown.append(text.length() > LONGEST ? "...\"" : "\"").toString();
  }
}
