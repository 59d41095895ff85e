package org.arbiterchess.pgn;

import java.util.List;

/** Numeric annotation glyphs, the numbers that PGN has for opinions such as {@code !?}. */
public final class Nags {

  /** The highest number that there is. */
  public static final int HIGHEST = 255;

  private static final List<String> GLYPHS = List.of("", "!", "?", "!!", "??", "!?", "?!");

  /** What books print, and what programs then write as text, by turns with its number. */
  private static final List<Object> SYMBOLS =
      List.of(
          "=", 10, "~", 13, "inf", 13, "\u221e", 13, "+=", 14, "+/=", 14, "\u2a72", 14, "=+", 15,
          "=/+", 15, "\u2a71", 15, "+/-", 16, "\u00b1", 16, "-/+", 17, "\u2213", 17, "+-", 18, "-+",
          19, "+--", 20, "--+", 21, "RR", 145, "N", 146, "D", 220);

  private Nags() {}

  /** The sign that belongs to a number from 1 to 6, {@code !} to {@code ?!}; else nothing. */
  public static String glyph(int nag) {
    return nag >= 0 && nag < GLYPHS.size() ? GLYPHS.get(nag) : "";
  }

  static int ofGlyph(byte[] text, int from, int to) {
    return GLYPHS.indexOf(Letters.decode(text, from, to));
  }

  /** The number of a symbol, or 0. */
  static int ofSymbol(String word) {
    int at = SYMBOLS.indexOf(word);
    return at < 0 ? 0 : (Integer) SYMBOLS.get(at + 1);
  }
}
