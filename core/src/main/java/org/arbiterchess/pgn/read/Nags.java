package org.arbiterchess.pgn.read;

import org.arbiterchess.text.WordLookup;

/** Numeric annotation glyphs (NAGs), the PGN numbers for annotations such as {@code !?}. */
final class Nags {

  private static final WordLookup GLYPHS = new WordLookup("", "!", "?", "!!", "??", "!?", "?!");

  /** Symbols used in printed books, which some programs write instead of NAGs. */
  private static final WordLookup SYMBOLS =
      new WordLookup(
          "=", "~", "inf", "\u221e", "+=", "+/=", "\u2a72", "=+", "=/+", "\u2a71", "+/-", "\u00b1",
          "-/+", "\u2213", "+-", "-+", "+--", "--+", "RR", "N", "D");

  /** The NAG for each symbol. */
  private static final int[] NUMBERS = {
    10, 13, 13, 13, 14, 14, 14, 15, 15, 15, 16, 16, 17, 17, 18, 19, 20, 21, 145, 146, 220
  };

  /** Chess Informant signs that are single non-ASCII characters. */
  private static final String SIGNS =
      "\u2299\u25cb\u25ef\u21bb\u2bf9\u21c4\u21c6\u2295\u2a01\u2206\u0394\u25b3\u2207\u25bd\u2313"
          + "\u2264\u21d4\u21d7\u229e\u27eb\u27ea\u2715\u22a5\u27c2\u221f\u2b12\u2b13";

  /** The NAG for each sign. If White and Black have separate NAGs, it is White's. */
  private static final int[] NUMBERS_OF_SIGNS = {
    22, 26, 26, 32, 44, 132, 132, 138, 138, 140, 140, 140, 141, 141, 142, 143, 239, 240, 241, 242,
    243, 244, 245, 245, 254, 220, 221
  };

  private Nags() {}

  static int ofGlyph(byte[] text, int from, int to) {
    return GLYPHS.indexOf(TextDecoder.decode(text, from, to));
  }

  /** Returns the NAG for a symbol, or 0. */
  static int ofSymbol(String word) {
    int at = SYMBOLS.indexOf(word);
    int sign = word.length() == 1 ? SIGNS.indexOf(word.charAt(0)) : -1;
    return at >= 0 ? NUMBERS[at] : sign >= 0 ? NUMBERS_OF_SIGNS[sign] : 0;
  }

  /** Returns the index of the first non-ASCII symbol in a word, or the end of the word. */
  static int beforeSymbol(byte[] text, int at, int end) {
    int i = at;
    while (i < end && !(text[i] < 0 && isSymbol(TextDecoder.codePointAt(text, i, end)))) {
      i += TextDecoder.length(text, i, end);
    }
    return i;
  }

  /** Whether a non-ASCII character is a symbol rather than a letter. */
  private static boolean isSymbol(int code) {
    return code == 0xB1 || (code >= 0x2190 && code <= 0x2BFF) || SIGNS.indexOf(code) >= 0;
  }
}
