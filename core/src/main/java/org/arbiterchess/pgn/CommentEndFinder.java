package org.arbiterchess.pgn;

/**
 * Finds the end of a comment in braces. The first closing brace ends the comment unless comments
 * are nested: if the comment contains another opening brace and the next brace is also a closing
 * one, the comment continues. An unclosed comment ends before the tags of the next game.
 */
final class CommentEndFinder {

  /** The return value if the end lies beyond the text read so far. */
  static final int UNKNOWN = Integer.MIN_VALUE;

  private static final int LOOK_AHEAD = 2048;

  /** The length of a tag and the start of the next one. */
  private static final int TAG_LOOK_AHEAD = 512;

  private CommentEndFinder() {}

  /**
   * Returns the index of the closing brace. If the comment is unclosed, returns the bitwise
   * complement of the index where it is assumed to end.
   *
   * @param open the index of the opening brace
   * @param limit the end of the text
   * @param last whether the source has no text beyond the limit
   * @param longest the maximum length of a comment
   */
  static int find(byte[] text, int open, int limit, boolean last, int longest) {
    int opened = 0;
    int end = Math.min(limit, open + longest);
    for (int i = open + 1; i < end; i++) {
      byte letter = text[i];
      if (letter == '}') {
        if (opened == 0) {
          return i;
        }
        int next = nextBrace(text, i + 1, limit, last);
        if (next != '}') {
          return next == UNKNOWN ? UNKNOWN : i;
        }
        opened--;
      } else if (letter == '{') {
        opened++;
      } else if (letter == '\n') {
        if (limit - i < TAG_LOOK_AHEAD && !last) {
          return UNKNOWN;
        }
        if (isBlankBefore(text, i, open) && TagScanner.startsGame(text, i + 1, limit)) {
          return ~(i + 1);
        }
      }
    }
    return last || end < limit ? ~end : UNKNOWN;
  }

  private static int nextBrace(byte[] text, int from, int limit, boolean last) {
    int end = Math.min(limit, from + LOOK_AHEAD);
    for (int i = from; i < end; i++) {
      if (text[i] == '{' || text[i] == '}') {
        return text[i];
      }
      if (text[i] == '[' && text[i - 1] == '\n') {
        return '[';
      }
    }
    return last || end < limit ? '[' : UNKNOWN;
  }

  /** Returns whether the line that ends at this line feed is blank. */
  private static boolean isBlankBefore(byte[] text, int lineFeed, int open) {
    int before = lineFeed - 1;
    while (before > open && (text[before] == '\r' || text[before] == ' ')) {
      before--;
    }
    return text[before] == '\n';
  }
}
