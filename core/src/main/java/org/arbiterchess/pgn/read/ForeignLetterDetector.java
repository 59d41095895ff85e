package org.arbiterchess.pgn.read;

/** Looks for piece letters that English does not use. */
final class ForeignLetterDetector {

  private static final boolean[] FOREIGN = new boolean[256];

  static {
    for (char letter : "DTLSFCAHWGP\u00d0".toCharArray()) {
      FOREIGN[letter] = true;
    }
  }

  private ForeignLetterDetector() {}

  /** Returns whether any non-English piece letters occur outside comments in braces. */
  static boolean occur(byte[] text, int from, int to) {
    for (int i = from; i < to; i++) {
      if (text[i] == '{') {
        while (i < to && text[i] != '}') {
          i++;
        }
      } else if (FOREIGN[text[i] & 0xFF] && text[i + 1] != ' ') {
        return true;
      }
    }
    return false;
  }
}
