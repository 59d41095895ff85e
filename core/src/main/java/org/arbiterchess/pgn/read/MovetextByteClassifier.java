package org.arbiterchess.pgn.read;

import java.util.Arrays;

/** Classifies the bytes of movetext. */
final class MovetextByteClassifier {

  static final int SPACE = 1;
  static final int DIGIT = 2;
  static final int LETTER = 3;

  /** The token type, indexed by the token's first byte. */
  static final byte[] KIND = new byte[256];

  /** The bytes that can follow a move directly. */
  static final boolean[] ENDS_MOVE = new boolean[256];

  /** The bytes that matter for finding the end of a game. */
  static final boolean[] SPECIAL = new boolean[256];

  static {
    // Forum tags start with a square bracket, and dashes in UTF-8 start with the byte E2.
    for (char letter : "\n{};()*-/[\u00e2".toCharArray()) {
      SPECIAL[letter] = true;
    }
    Arrays.fill(KIND, 0, ' ' + 1, (byte) SPACE);
    Arrays.fill(KIND, '0', '9' + 1, (byte) DIGIT);
    Arrays.fill(KIND, 'A', 'Z' + 1, (byte) LETTER);
    Arrays.fill(KIND, 'a', 'z' + 1, (byte) LETTER);
    Arrays.fill(ENDS_MOVE, 0, ' ' + 1, true);
    for (char letter : "{}()[];$!?".toCharArray()) {
      ENDS_MOVE[letter] = true;
    }
  }

  private MovetextByteClassifier() {}

  static boolean isSpace(byte letter) {
    return letter >= 0 && letter <= ' ';
  }

  static boolean isDigit(byte letter) {
    return letter >= '0' && letter <= '9';
  }

  /**
   * Returns whether the variation that ends at an index contains only whitespace or a move number.
   */
  static boolean isEmptyVariation(byte[] text, int from, int at) {
    int i = beforeSpace(text, from, at - 1);
    if (text[i] == '.') {
      while (i > from && (text[i] == '.' || isDigit(text[i]))) {
        i--;
      }
      i = beforeSpace(text, from, i);
    }
    return text[i] == '(';
  }

  private static int beforeSpace(byte[] text, int from, int at) {
    int i = at;
    while (i > from && isSpace(text[i])) {
      i--;
    }
    return i;
  }

  /** Returns the index of the next line feed, or the end of the text. */
  static int lineEnd(byte[] text, int at, int to) {
    int i = at;
    while (i < to && text[i] != '\n') {
      i++;
    }
    return i;
  }
}
