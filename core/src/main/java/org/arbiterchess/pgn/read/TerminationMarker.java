package org.arbiterchess.pgn.read;

import org.arbiterchess.game.Result;
import org.arbiterchess.text.Ascii;

/**
 * A result in a game's movetext. The static methods find results in bytes: {@code 1-0}, {@code
 * 0-1}, {@code 1/2-1/2} and {@code *}.
 *
 * @param value the result, or NONE if it is {@code *}
 * @param at the index of the result in the text, or -1 if there is none
 * @param isShortDraw whether it is written as {@code 1/2}
 */
record TerminationMarker(Result value, int at, int end, boolean isShortDraw) {

  /** The first byte of a dash or minus sign in UTF-8. */
  private static final byte FIRST_OF_DASH = (byte) 0xE2;

  private static final byte HALF = (byte) 0xBD;
  private static final byte HALF_IN_UTF_8 = (byte) 0xC2;

  /** No result. */
  static final TerminationMarker NONE = new TerminationMarker(Result.NONE, -1, -1, false);

  boolean isFound() {
    return at >= 0;
  }

  /** Whether it is {@code *} and the game has another result, which the Result tag gives. */
  boolean isOverruledBy(Result result) {
    return isFound() && value == Result.NONE && result != Result.NONE;
  }

  /**
   * Finds a result that contains the asterisk, hyphen or slash at an index. Returns the index after
   * the result, or 0 if there is none.
   *
   * @param from the start of the text
   */
  static int endingAround(byte[] text, int from, int at) {
    int begin = at;
    int end = text[at] == '*' ? at + 1 : 0;
    int dash = dash(text, at);
    if (dash > 0) {
      begin = beginBefore(text, from, at);
      end = begin < 0 ? 0 : endAfter(text, at, dash);
    } else if (text[at] == '/') {
      // Handles 1/2 on its own; the hyphen of 1/2-1/2 is handled above.
      begin = at - 1;
      boolean half =
          at > from && text[begin] == '1' && text[at + 1] == '2' && dash(text, at + 2) == 0;
      end = half ? at + 2 : 0;
    }
    if (end == 0 || isOfWord(text[end])) {
      return 0;
    }
    // An asterisk at the end of a line needs no space before it.
    boolean alone =
        begin == from
            || !isOfWord(text[begin - 1])
            || (text[at] == '*' && (text[end] == '\n' || text[end] == '\r' || text[end] == 0));
    return alone ? end : 0;
  }

  /** Returns the index where the result around a hyphen begins, or -1 if there is none. */
  static int beginBefore(byte[] text, int from, int hyphen) {
    int room = hyphen - from;
    int length =
        switch (room > 0 ? text[hyphen - 1] : 0) {
          case '0', '1' -> 1;
          case '2' -> room > 2 && text[hyphen - 2] == '/' && text[hyphen - 3] == '1' ? 3 : 0;
          case HALF -> room > 1 && text[hyphen - 2] == HALF_IN_UTF_8 ? 2 : 1;
          default -> 0;
        };
    return length > 0 ? hyphen - length : -1;
  }

  private static int endAfter(byte[] text, int hyphen, int length) {
    byte before = text[hyphen - 1];
    int next = hyphen + length;
    byte after = text[next];
    if (before == '1' || before == '0') {
      return after == (before == '1' ? '0' : '1') ? next + 1 : 0;
    }
    if (before == '2') {
      return after == '1' && text[next + 1] == '/' && text[next + 2] == '2' ? next + 3 : 0;
    }
    int half = after == HALF_IN_UTF_8 ? next + 1 : next;
    return text[half] == HALF ? half + 1 : 0;
  }

  /**
   * Returns the index of the first hyphen in a word, or of the word's last byte if it has no
   * hyphen.
   */
  static int hyphen(byte[] text, int at, int end) {
    int i = at;
    while (i < end - 1 && text[i] != '-') {
      i++;
    }
    return i;
  }

  /** Returns the length in bytes of the hyphen or dash at an index, or 0 if there is none. */
  private static int dash(byte[] text, int at) {
    if (text[at] != FIRST_OF_DASH) {
      return text[at] == '-' ? 1 : 0;
    }
    return isDash(TextDecoder.codePointAt(text, at, at + 3)) ? 3 : 0;
  }

  /** Whether a character is a non-ASCII hyphen, dash or minus sign. */
  static boolean isDash(int code) {
    return (code >= 0x2010 && code <= 0x2015) || code == 0x2212;
  }

  /** Returns whether a byte next to a result could belong to a move or a number. */
  private static boolean isOfWord(byte letter) {
    char sign = (char) letter;
    return Ascii.isLetter(sign) || Ascii.isDigit(sign) || "-/=".indexOf(sign) >= 0;
  }

  /** Parses a result. Returns NONE if the text is not a result. */
  static Result parse(byte[] text, int from, int to) {
    int dash = to - from >= 3 ? dash(text, from + 1) : 0;
    if (dash > 0 && to - from == 2 + dash) {
      if (text[from] == '1' && text[to - 1] == '0') {
        return Result.WHITE_WINS;
      }
      if (text[from] == '0' && text[to - 1] == '1') {
        return Result.BLACK_WINS;
      }
    }
    boolean half = to - from >= 3 && text[from] == '1' && text[from + 1] == '/';
    boolean sign = to - from >= 3 && (text[from] == HALF || text[from] == HALF_IN_UTF_8);
    return half || sign ? Result.DRAW : Result.NONE;
  }
}
