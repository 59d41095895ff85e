package org.arbiterchess.pgn.read;

import org.arbiterchess.language.Said;
import org.arbiterchess.message.PgnText;
import org.arbiterchess.text.Excerpt;

/**
 * Reads the comments of a game. Text that cannot be read is kept in place, as a comment that starts
 * with {@link TreeBuilder#UNREAD}, so that it is reported again when the game is written and read
 * back. All indexes refer to the original text.
 */
final class CommentReader {

  private static final int LONGEST_BRACKET = 200;

  private final PgnLimits budget;
  private final PgnProblemCollector notebook;
  private byte[] text = {};
  private TreeBuilder feed = TreeBuilder.NONE;

  /** The index where unreadable text starts, or -1. */
  private int unreadFrom = -1;

  CommentReader(PgnLimits budget, PgnProblemCollector notebook) {
    this.budget = budget;
    this.notebook = notebook;
  }

  void begin(byte[] bytes, TreeBuilder told) {
    text = bytes;
    feed = told;
    unreadFrom = -1;
  }

  /** Marks the text from the given index onwards as unreadable. */
  void start(int at) {
    unreadFrom = at;
  }

  /** Excludes a range from the unreadable text, if there is any. */
  void interrupt(int at, int next) {
    if (unreadFrom >= 0) {
      flush(at);
      unreadFrom = next;
    }
  }

  /** Ends the unreadable text, if there is any, and passes it to the visitor. */
  void flush(int end) {
    int at = unreadFrom;
    unreadFrom = -1;
    if (at < 0 || feed.isSilent()) {
      return;
    }
    // One Windows-1252 byte can become three bytes in UTF-8, and the marker needs some space.
    int longest = Math.max(1, budget.commentBytes() / 4 - TreeBuilder.UNREAD.length());
    while (at < end) {
      int next = wordEnd(at, Math.min(end, at + longest), end);
      feed.unread(TextDecoder.decode(text, at, next));
      at = next;
    }
  }

  /**
   * Returns the last index, no later than the limit, at which the text can be cut without splitting
   * a word. If there is none, returns the limit.
   */
  private int wordEnd(int at, int limit, int end) {
    int i = limit;
    while (limit < end && i > at && !Tokenizer.isSpace(text[i])) {
      i--;
    }
    return i > at ? i : limit;
  }

  /** Passes text to the visitor as a comment, even if it was not written as one. */
  void keep(int begin, int end) {
    if (!feed.isSilent()) {
      feed.comment(TextDecoder.decode(text, begin, end));
    }
  }

  /** Reports a word that cannot be read, and passes it to the visitor. */
  void keepUnread(int begin, int end) {
    String word = TextDecoder.decode(text, begin, end);
    Said remark = Said.of(PgnText.UNREAD_TEXT, Excerpt.of(word));
    notebook.error(PgnError.Kind.UNREAD_TEXT, begin, word, remark);
    feed.unread(word);
  }

  /** Reads a comment to the end of its line. */
  void line(Tokenizer tokens) {
    read(tokens.at, tokens.end, tokens.end);
  }

  /** Reads a comment in braces. */
  void braces(Tokenizer tokens) {
    int at = tokens.at;
    int end = tokens.end;
    if (!tokens.unclosed) {
      read(at, end - 1, end);
      return;
    }
    boolean unread = unreadFrom >= 0;
    flush(at);
    if (isTooLong(at + 1, end)) {
      tellTooLong(at + 1, end);
    } else {
      Said remark = Said.of(PgnText.UNCLOSED_COMMENT);
      tellUnread(PgnError.Kind.UNCLOSED_COMMENT, remark, at + 1, end);
    }
    unreadFrom = unread ? end : -1;
  }

  /**
   * Reads a comment.
   *
   * @param at the index of the character that opens the comment
   * @param next the index after the comment
   */
  private void read(int at, int end, int next) {
    boolean unread = unreadFrom >= 0;
    flush(at);
    tell(at + 1, end);
    unreadFrom = unread ? next : -1;
  }

  private boolean isTooLong(int begin, int end) {
    return end - begin >= budget.commentBytes();
  }

  /** Reports a comment that exceeds the limit, and splits its text into several comments. */
  private void tellTooLong(int begin, int end) {
    Said remark = Said.of(PgnText.COMMENT_TOO_LONG, budget.commentBytes());
    tellUnread(PgnError.Kind.OVER_BUDGET, remark, begin, end);
  }

  private void tellUnread(PgnError.Kind kind, Said remark, int begin, int end) {
    int at = begin - 1;
    notebook.error(kind, at, TextDecoder.decode(text, at, Math.min(end, at + 40)), remark);
    unreadFrom = begin;
    flush(end);
    if (isBlank(begin, end)) {
      feed.comment(TreeBuilder.UNREAD);
    }
  }

  /**
   * Keeps text in square brackets as a comment, because it has no meaning in movetext. Returns the
   * index after it.
   */
  int brackets(int at, int to) {
    int limit = Math.min(to, at + LONGEST_BRACKET);
    int i = at + 1;
    while (i < limit && "[]{};\n".indexOf(text[i]) < 0) {
      i++;
    }
    int end = i < limit && text[i] == ']' ? i + 1 : at + 1;
    if (unreadFrom < 0) {
      notebook.forgive(PgnWarning.Kind.STRAY_SIGN, at);
      if (end > at + 1) {
        keep(at, end);
      }
    }
    return end;
  }

  private boolean isBlank(int from, int to) {
    int i = from;
    while (i < to && Tokenizer.isSpace(text[i])) {
      i++;
    }
    return i >= to;
  }

  /** Checks the text of a comment and passes it to the visitor. */
  void tell(int begin, int end) {
    if (isTooLong(begin, end)) {
      tellTooLong(begin, end);
      return;
    }
    if (isBlank(begin, end)) {
      notebook.forgive(PgnWarning.Kind.EMPTY_COMMENT, begin - 1);
      return;
    }
    for (int i = begin; i < end && text[begin - 1] == '{'; i++) {
      if (text[i] == '{') {
        notebook.forgive(PgnWarning.Kind.NESTED_COMMENT, i);
      }
    }
    if (!TextDecoder.isUtf8(text, begin, end)) {
      notebook.forgive(PgnWarning.Kind.LATIN_1, begin);
    }
    if (TreeBuilder.isUnread(text, begin, end)) {
      int unread = begin + TreeBuilder.UNREAD.length();
      String start = TextDecoder.decode(text, unread, Math.min(end, unread + 100));
      String found = TreeBuilder.verbatim(start).text();
      Said remark = Said.of(PgnText.UNREAD_TEXT, Excerpt.of(found));
      notebook.error(PgnError.Kind.UNREAD_TEXT, begin, found, remark);
    }
    keep(begin, end);
  }
}
