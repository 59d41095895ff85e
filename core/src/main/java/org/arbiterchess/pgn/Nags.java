package org.arbiterchess.pgn;

/** Numeric annotation glyphs, the numbers that PGN has for opinions such as {@code !?}. */
public final class Nags {

  /** The highest number that there is. */
  public static final int MAX = 255;

  private static final WordList GLYPHS = new WordList("", "!", "?", "!!", "??", "!?", "?!");

  /** What books print, and what programs then write as text. */
  private static final WordList SYMBOLS =
      new WordList(
          "=", "~", "inf", "\u221e", "+=", "+/=", "\u2a72", "=+", "=/+", "\u2a71", "+/-", "\u00b1",
          "-/+", "\u2213", "+-", "-+", "+--", "--+", "RR", "N", "D");

  /** The number of each. */
  private static final int[] NUMBERS = {
    10, 13, 13, 13, 14, 14, 14, 15, 15, 15, 16, 16, 17, 17, 18, 19, 20, 21, 145, 146, 220
  };

  private Nags() {}

  static int ofGlyph(byte[] text, int from, int to) {
    return GLYPHS.indexOf(TextDecoder.decode(text, from, to));
  }

  /** The number of a symbol, or 0. */
  static int ofSymbol(String word) {
    int at = SYMBOLS.indexOf(word);
    return at < 0 ? 0 : NUMBERS[at];
  }
}
