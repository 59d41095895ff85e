package org.arbiterchess.pgn.read;

/**
 * Detects the tags {@code [pgn]} and {@code [/pgn]}, which enclose a game in posts on chess forums.
 */
final class ForumTagDetector {

  /** The maximum length of a tag, including any options. */
  static final int LONGEST = 64;

  private ForumTagDetector() {}

  /** Returns the index after the tag that starts at the given index, or 0 if there is none. */
  static int end(byte[] text, int at, int limit) {
    int i = at + 1 < limit && text[at + 1] == '/' ? at + 2 : at + 1;
    if (text[at] != '[' || limit - i < 4 || !isName(text, i)) {
      return 0;
    }
    int end = Math.min(limit, at + LONGEST);
    i += 3;
    if (text[i] != ']' && text[i] != ' ' && text[i] != '=') {
      return 0;
    }
    while (i < end && text[i] != ']' && text[i] != '\n' && text[i] != '"') {
      i++;
    }
    return i < end && text[i] == ']' ? i + 1 : 0;
  }

  private static boolean isName(byte[] text, int at) {
    return (text[at] | 0x20) == 'p' && (text[at + 1] | 0x20) == 'g' && (text[at + 2] | 0x20) == 'n';
  }
}
