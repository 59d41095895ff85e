package org.arbiterchess.pgn.read;

/**
 * Finds the end of a comment in braces. The first closing brace ends the comment unless comments
 * are nested. They count as nested if the comment contains another opening brace and the next brace
 * after the closing one is also a closing brace. An unclosed comment ends before the tags of the
 * next game.
 */
final class CommentEndFinder {

  /** The return value if the end lies beyond the text read so far. */
  static final int UNKNOWN = Integer.MIN_VALUE;

  private static final int LOOK_AHEAD = 2048;

  /** The number of bytes needed to recognise a tag and the start of the next one. */
  private static final int TAG_LOOK_AHEAD = 512;

  /** The number of nested comments that are still open. */
  private int opened;

  /** The index from which to continue the search when more text has been read. */
  private int next;

  /**
   * Returns the index of the closing brace, searching only up to the limit. If the comment is
   * unclosed, returns the bitwise complement of the index where it is assumed to end.
   *
   * @param open the index of the opening brace
   */
  static int find(byte[] text, int open, int limit) {
    return new CommentEndFinder().find(text, open + 1, limit, true);
  }

  /** The index from which to continue the search if the result is {@link #UNKNOWN}. */
  int next() {
    return next;
  }

  /**
   * Searches from an index inside the comment. Returns the same as {@link #find(byte[], int, int)},
   * or {@link #UNKNOWN} if more text is needed. The text may have moved within its buffer since the
   * last search.
   *
   * @param from the index after the opening brace, or {@link #next}
   * @param last whether the source has no text beyond the limit
   */
  int find(byte[] text, int from, int limit, boolean last) {
    int at = from;
    int end = UNKNOWN;
    while (at < limit && end == UNKNOWN) {
      byte letter = text[at];
      if (letter == '}') {
        int brace = opened == 0 ? 0 : nextBrace(text, at + 1, limit, last);
        if (brace == UNKNOWN) {
          break;
        }
        end = brace == '}' ? UNKNOWN : at;
        opened--;
      } else if (letter == '{') {
        opened++;
      } else if (letter == '\n') {
        if (limit - at < TAG_LOOK_AHEAD && !last) {
          break;
        }
        boolean game = isBlankLine(text, at) && TagScanner.startsGame(text, at + 1, limit);
        end = game ? ~(at + 1) : UNKNOWN;
      }
      at++;
    }
    next = at;
    return end == UNKNOWN && last ? ~limit : end;
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
  private static boolean isBlankLine(byte[] text, int lineFeed) {
    int before = lineFeed - 1;
    while (before > 0 && (text[before] == '\r' || text[before] == ' ')) {
      before--;
    }
    return text[before] == '\n';
  }
}
