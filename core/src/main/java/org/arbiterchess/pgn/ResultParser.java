package org.arbiterchess.pgn;

import org.arbiterchess.game.Result;

/** Parses results from bytes: {@code 1-0}, {@code 0-1}, {@code 1/2-1/2} and {@code *}. */
final class ResultParser {

  private static final byte HALF = (byte) 0xBD;
  private static final byte HALF_IN_UTF_8 = (byte) 0xC2;

  private ResultParser() {}

  /**
   * Finds a result that contains the asterisk, hyphen or slash at an index. Returns the index after
   * the result, or 0 if there is none.
   *
   * @param from the start of the text
   */
  static int endingAround(byte[] text, int from, int at) {
    int begin;
    int end;
    switch (text[at]) {
      case '*' -> {
        begin = at;
        end = at + 1;
      }
      case '-' -> {
        begin = beginBefore(text, from, at);
        end = begin < 0 ? 0 : endAfter(text, at);
      }
      case '/' -> {
        // Handles 1/2 on its own. The case for the hyphen handles 1/2-1/2.
        begin = at - 1;
        boolean half =
            at > from && text[begin] == '1' && text[at + 1] == '2' && text[at + 2] != '-';
        end = half ? at + 2 : 0;
      }
      default -> {
        return 0;
      }
    }
    boolean alone =
        end > 0 && (begin == from || !isOfWord(text[begin - 1])) && !isOfWord(text[end]);
    return alone ? end : 0;
  }

  private static int beginBefore(byte[] text, int from, int hyphen) {
    byte before = hyphen > from ? text[hyphen - 1] : 0;
    if (before == '1' || before == '0') {
      return hyphen - 1;
    }
    if (before == '2') {
      boolean half = hyphen - 3 >= from && text[hyphen - 2] == '/' && text[hyphen - 3] == '1';
      return half ? hyphen - 3 : -1;
    }
    if (before == HALF) {
      boolean utf8 = hyphen - 2 >= from && text[hyphen - 2] == HALF_IN_UTF_8;
      return utf8 ? hyphen - 2 : hyphen - 1;
    }
    return -1;
  }

  private static int endAfter(byte[] text, int hyphen) {
    byte before = text[hyphen - 1];
    byte after = text[hyphen + 1];
    if (before == '1' || before == '0') {
      return after == (before == '1' ? '0' : '1') ? hyphen + 2 : 0;
    }
    if (before == '2') {
      return after == '1' && text[hyphen + 2] == '/' && text[hyphen + 3] == '2' ? hyphen + 4 : 0;
    }
    return after == HALF ? hyphen + 2 : after == HALF_IN_UTF_8 ? hyphen + 3 : 0;
  }

  /** Returns whether a byte could belong to an adjacent move or number. */
  private static boolean isOfWord(byte letter) {
    return (letter >= '0' && letter <= '9')
        || (letter >= 'a' && letter <= 'z')
        || (letter >= 'A' && letter <= 'Z')
        || letter == '-'
        || letter == '/'
        || letter == '=';
  }

  /** Parses a result. Returns NONE if the text is not a result. */
  static Result of(byte[] text, int from, int to) {
    if (to - from == 3 && text[from + 1] == '-') {
      if (text[from] == '1' && text[from + 2] == '0') {
        return Result.WHITE_WINS;
      }
      if (text[from] == '0' && text[from + 2] == '1') {
        return Result.BLACK_WINS;
      }
    }
    boolean half = to - from >= 3 && text[from] == '1' && text[from + 1] == '/';
    boolean sign = to - from >= 3 && (text[from] == HALF || text[from] == HALF_IN_UTF_8);
    return half || sign ? Result.DRAW : Result.NONE;
  }
}
