package org.arbiterchess.pgn;

/**
 * Where a comment in braces ends. The first closing brace ends it, unless another brace was opened
 * within and the next brace after this one closes again: then one comment lies in another, as some
 * programs write. A comment that was never closed ends before the next game's first tag.
 */
final class CommentEndFinder {

  /** The text that there is does not tell. */
  static final int UNKNOWN = Integer.MIN_VALUE;

  private static final int LOOK_AHEAD = 2048;

  private CommentEndFinder() {}

  /**
   * The index of the closing brace; or, if the comment is not closed, the complement of the index
   * where it must have ended.
   *
   * @param open the index of the opening brace
   * @param limit where the text ends
   * @param last whether there is no more text beyond the limit
   * @param longest how long a comment may be
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
        if (limit - i < 64 && !last) {
          return UNKNOWN;
        }
        if (isBlankBefore(text, i, open) && TagScanner.isEvent(text, i + 1, limit)) {
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

  /** Whether the line that ends here is empty. */
  private static boolean isBlankBefore(byte[] text, int lineFeed, int open) {
    int before = lineFeed - 1;
    while (before > open && (text[before] == '\r' || text[before] == ' ')) {
      before--;
    }
    return text[before] == '\n';
  }
}
