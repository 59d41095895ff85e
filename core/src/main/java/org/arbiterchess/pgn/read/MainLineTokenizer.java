package org.arbiterchess.pgn.read;

import java.util.ArrayList;
import java.util.List;

/** Splits movetext into the words of its main line without parsing them as moves. */
final class MainLineTokenizer {

  /**
   * A word that may be a move.
   *
   * @param at its index in the text
   */
  record Word(String text, int at) {}

  private static final int LONGEST = 40;
  private static final String ENDS = "{}()[];$!?";

  private final byte[] text;
  private final int to;
  private final List<Word> words = new ArrayList<>();

  private MainLineTokenizer(byte[] text, int to) {
    this.text = text;
    this.to = to;
  }

  /** Returns the words before the result, except those in comments and variations. */
  static List<Word> split(byte[] text, int from, int to) {
    MainLineTokenizer splitter = new MainLineTokenizer(text, to);
    splitter.split(from);
    return splitter.words;
  }

  private void split(int from) {
    int at = from;
    int depth = 0;
    while (at < to) {
      byte letter = text[at];
      if (letter == '\n' && at + 1 < to && text[at + 1] == '%') {
        at = lineEnd(at + 1);
      } else if (letter == ';') {
        at = lineEnd(at);
      } else if (letter == '{') {
        int end = CommentEndFinder.find(text, at, to);
        at = end < 0 ? ~end : end + 1;
      } else if (letter == '(') {
        depth++;
        at++;
      } else if (letter == ')') {
        depth = Math.max(0, depth - 1);
        at++;
      } else if (isBlank(letter) || letter == '.' || ENDS.indexOf(letter) >= 0) {
        at = letter == '$' ? numberEnd(at + 1) : at + 1;
      } else if (isResult(at) && depth == 0) {
        return;
      } else {
        at = word(at, depth);
      }
    }
  }

  private boolean isResult(int at) {
    int sign = at;
    while (sign < to && !isBlank(text[sign]) && "-/*".indexOf(text[sign]) < 0) {
      sign++;
    }
    int hyphen = sign + 2 < to && text[sign] == '/' && text[sign + 2] == '-' ? sign + 2 : sign;
    return sign < to && ResultParser.endingAround(text, at, hyphen) > 0;
  }

  private int word(int at, int depth) {
    int from = at;
    int digits = numberEnd(at);
    if (digits > at && (digits >= to || text[digits] == '.' || isBlank(text[digits]))) {
      return digits;
    }
    int end = from;
    while (end < to && !isBlank(text[end]) && ENDS.indexOf(text[end]) < 0) {
      end++;
    }
    if (depth == 0) {
      words.add(new Word(TextDecoder.decode(text, from, Math.min(end, from + LONGEST)), from));
    }
    return Math.max(end, at + 1);
  }

  private int numberEnd(int at) {
    int i = at;
    while (i < to && text[i] >= '0' && text[i] <= '9') {
      i++;
    }
    return i;
  }

  private int lineEnd(int at) {
    int i = at;
    while (i < to && text[i] != '\n') {
      i++;
    }
    return i;
  }

  private static boolean isBlank(byte letter) {
    return letter >= 0 && letter <= ' ';
  }
}
