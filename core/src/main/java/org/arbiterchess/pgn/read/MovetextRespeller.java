package org.arbiterchess.pgn.read;

/**
 * A copy of movetext in which words are respelled. Words never become longer and are padded with
 * spaces, so that every word and every comment keeps its index.
 */
abstract class MovetextRespeller {

  private final int from;
  private final int to;

  /** The original text. */
  protected final byte[] text;

  /** The respelled copy. It is the same array as the text until a word is respelled. */
  private byte[] copy;

  private OriginalTextOffsets origin;
  private int written;

  /**
   * @param origin the index mapping of {@code text}; the text may itself be a copy
   */
  MovetextRespeller(byte[] text, OriginalTextOffsets origin, int from, int to) {
    this.text = text;
    this.from = from;
    this.to = to;
    this.copy = text;
    this.origin = origin;
  }

  /** Writes the new spelling of a word with {@link #write}. Returns false to abandon the copy. */
  abstract boolean spell(int from, int end);

  /**
   * Writes a letter.
   *
   * @param index the index of the character that it replaces
   */
  final void write(byte letter, int index) {
    if (!isChanged() && (written != index || letter != text[index])) {
      copy = text.clone();
      origin = new OriginalTextOffsets(origin, from, to);
    }
    if (isChanged()) {
      origin.set(written, index);
      copy[written] = letter;
    }
    written++;
  }

  /** Copies and respells all words. Stops and returns false if {@link #spell} returns false. */
  final boolean copy() {
    int at = from;
    while (at < to) {
      byte letter = text[at];
      if (letter == '{') {
        int end = CommentEndFinder.find(text, at, to);
        at = end < 0 ? ~end : end + 1;
      } else if (letter == ';' || (letter == '\n' && text[at + 1] == '%')) {
        at = MovetextByteClassifier.lineEnd(text, at + 1, to);
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

  /** Whether any word has been respelled. */
  final boolean isChanged() {
    return copy != text;
  }

  final byte[] bytes() {
    return copy;
  }

  final OriginalTextOffsets origin() {
    return origin;
  }

  private static boolean endsWord(byte letter) {
    return MovetextByteClassifier.isSpace(letter) || "{}()[];".indexOf(letter) >= 0;
  }
}
