package org.arbiterchess.pgn.read;

import java.util.Optional;
import org.arbiterchess.pgn.tree.MoveAnnotations;

/** Reads move annotations: {@code !?}, {@code $14}, and non-ASCII symbols. */
final class NagReader {

  private final PgnProblemCollector notebook;
  private final VariationReader variations;
  private final CommentReader comments;
  private Optional<PgnVisitorDispatcher> feed = Optional.empty();

  NagReader(PgnProblemCollector notebook, VariationReader variations, CommentReader comments) {
    this.notebook = notebook;
    this.variations = variations;
    this.comments = comments;
  }

  void begin(Optional<PgnVisitorDispatcher> told) {
    feed = told;
  }

  /** Reads exclamation and question marks, and returns the index after them. */
  int readGlyph(byte[] text, int at) {
    int end = text[at + 1] == '!' || text[at + 1] == '?' ? at + 2 : at + 1;
    add(Nags.ofGlyph(text, at, end), at);
    return end;
  }

  /** Reads a NAG with its dollar sign, and returns the index after it. */
  int readNumber(byte[] text, int at) {
    int i = at + 1;
    int number = 0;
    while (text[i] >= '0' && text[i] <= '9') {
      number = Math.min(1000, 10 * number + text[i] - '0');
      i++;
    }
    boolean known = i > at + 1 && number <= MoveAnnotations.MAX_NAG;
    add(known ? number : -1, at);
    if (!known && i > at + 1 && !variations.isUnread()) {
      comments.keep(at, i);
    }
    return i;
  }

  /**
   * Reads a non-ASCII symbol and returns the index after it. A symbol without a NAG is kept as a
   * comment.
   */
  int readSymbol(byte[] text, int at, int to) {
    int end = at + TextDecoder.length(text, at, to);
    if (!variations.isUnread()) {
      int nag = Nags.ofSymbol(TextDecoder.decode(text, at, end));
      notebook.forgive(nag > 0 ? PgnWarningKind.SYMBOL : PgnWarningKind.STRAY_SIGN, at);
      if (nag > 0) {
        add(nag, at);
      } else {
        comments.keep(at, end);
      }
    }
    return end;
  }

  /** Passes a NAG to the visitor. If it is -1, reports a stray sign instead. */
  void add(int nag, int at) {
    if (nag < 0) {
      notebook.forgive(PgnWarningKind.STRAY_SIGN, at);
    } else if (!variations.isUnread()) {
      feed.ifPresent(told -> told.nag(nag));
    }
  }
}
