package org.arbiterchess.pgn;

/**
 * A copy of movetext in which words are spelled differently. Words never become longer, and spaces
 * fill the rest, so that every word and every comment keeps its index.
 */
abstract class MovetextCopy {

  /** The origin of text that is no copy. */
  static final int[] NO_COPY = {};

  private final int to;
  private final int commentBytes;

  /** The original text. */
  protected final byte[] text;

  private final int[] given;

  private final byte[] copy;
  private final int[] origin;
  private int written;

  /**
   * @param origin where each byte of the text was written, if the text is a copy itself
   */
  MovetextCopy(byte[] text, int[] origin, int to, int commentBytes) {
    this.text = text;
    this.to = to;
    this.commentBytes = commentBytes;
    copy = text.clone();
    this.origin = new int[text.length];
    for (int i = 0; i < text.length; i++) {
      this.origin[i] = originOf(origin, i);
    }
    given = origin;
  }

  /** Returns where the byte at an index was written. See {@link #NO_COPY}. */
  static int originOf(int[] origin, int at) {
    return at < origin.length ? origin[at] : at;
  }

  /** Writes the new spelling of a word with {@link #write}. Returns false to give up. */
  abstract boolean spell(int from, int end);

  /**
   * Writes a letter.
   *
   * @param from the index of the character that it spells
   */
  final void write(byte letter, int from) {
    origin[written] = originOf(given, from);
    copy[written++] = letter;
  }

  /** Copies all words from an index on. Returns false if {@link #spell} gave up. */
  final boolean copy(int from) {
    int at = from;
    while (at < to) {
      byte letter = text[at];
      if (letter == '{') {
        int end = CommentEndFinder.find(text, at, to, true, commentBytes);
        at = end < 0 ? ~end : end + 1;
      } else if (letter == ';' || (letter == '\n' && text[at + 1] == '%')) {
        at = MovetextBytes.lineEnd(text, at + 1, to);
      } else if (endsWord(letter)) {
        at++;
      } else {
        int end = at;
        while (end < to && !endsWord(text[end])) {
          end++;
        }
        written = at;
        if (!spell(at, end)) {
          return false;
        }
        while (written < end) {
          write((byte) ' ', end);
        }
        at = end;
      }
    }
    return true;
  }

  final byte[] bytes() {
    return copy;
  }

  /** The index in the original text for each index of the copy. */
  final int[] origin() {
    return origin;
  }

  private static boolean endsWord(byte letter) {
    return MovetextBytes.isSpace(letter) || "{}()[];".indexOf(letter) >= 0;
  }
}
