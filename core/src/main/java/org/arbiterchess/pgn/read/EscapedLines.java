package org.arbiterchess.pgn.read;

import java.util.ArrayList;
import java.util.List;

/** Finds the lines of a game that start with a percent sign and are not inside a comment. */
final class EscapedLines {

  private EscapedLines() {}

  /**
   * Returns the lines that start with a percent sign.
   *
   * @param movesAt the end of the tag section
   */
  static List<String> of(byte[] text, int from, int movesAt, int to, PgnLimits budget) {
    List<String> lines = new ArrayList<>();
    int at = from;
    while (at < to) {
      byte letter = text[at];
      int limit = Math.min(to, at + budget.tagBytes());
      boolean mayBeTag = letter == '[' && at < movesAt;
      int tagEnd = mayBeTag ? TagScanner.tagEnd(text, at, limit, true) : 0;
      if (tagEnd > 0) {
        at = tagEnd;
      } else if (letter == '{') {
        int end = CommentEndFinder.find(text, at, to);
        at = end < 0 ? ~end : end + 1;
      } else if (letter == ';') {
        at = MovetextByteClassifier.lineEnd(text, at, to);
      } else if (letter == '\n' && at + 1 < to && text[at + 1] == '%') {
        int end = MovetextByteClassifier.lineEnd(text, at + 1, to);
        lines.add(TextDecoder.decode(text, at + 1, end).stripTrailing());
        at = end;
      } else {
        at++;
      }
    }
    return List.copyOf(lines);
  }
}
