package org.arbiterchess.pgn;

/**
 * A copy of movetext in which words are spelled differently. Words never become longer, and spaces
 * fill the rest, so that every word and every comment keeps its index.
 */
abstract class MovetextCopy {

  private final int to;
  private final int commentBytes;

  /** The original text. */
  protected final byte[] text;

  private final byte[] copy;
  private int written;

  MovetextCopy(byte[] text, int to, int commentBytes) {
    this.text = text;
    this.to = to;
    this.commentBytes = commentBytes;
    copy = text.clone();
  }

  /** Writes the new spelling of a word with {@link #write}. Returns false to give up. */
  abstract boolean spell(int from, int end);

  final void write(byte letter) {
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
          copy[written++] = ' ';
        }
        at = end;
      }
    }
    return true;
  }

  final byte[] bytes() {
    return copy;
  }

  private static boolean endsWord(byte letter) {
    return MovetextBytes.isSpace(letter) || "{}()[];".indexOf(letter) >= 0;
  }
}
