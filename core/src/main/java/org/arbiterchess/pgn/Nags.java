package org.arbiterchess.pgn;

/** Numeric annotation glyphs (NAGs), the PGN numbers for annotations such as {@code !?}. */
public final class Nags {

  /** The highest NAG that PGN allows. */
  public static final int MAX = 255;

  private static final WordList GLYPHS = new WordList("", "!", "?", "!!", "??", "!?", "?!");

  /** Symbols from printed books that some programs write instead of NAGs. */
  private static final WordList SYMBOLS =
      new WordList(
          "=", "~", "inf", "\u221e", "+=", "+/=", "\u2a72", "=+", "=/+", "\u2a71", "+/-", "\u00b1",
          "-/+", "\u2213", "+-", "-+", "+--", "--+", "RR", "N", "D");

  /** The NAG for each symbol. */
  private static final int[] NUMBERS = {
    10, 13, 13, 13, 14, 14, 14, 15, 15, 15, 16, 16, 17, 17, 18, 19, 20, 21, 145, 146, 220
  };

  private Nags() {}

  static int ofGlyph(byte[] text, int from, int to) {
    return GLYPHS.indexOf(TextDecoder.decode(text, from, to));
  }

  /** Returns the NAG for a symbol, or 0. */
  static int ofSymbol(String word) {
    int at = SYMBOLS.indexOf(word);
    return at < 0 ? 0 : NUMBERS[at];
  }
}
