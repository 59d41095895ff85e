package org.arbiterchess.pgn.read;

import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.language.Said;
import org.arbiterchess.message.PgnText;
import org.arbiterchess.rules.Setup;
import org.arbiterchess.text.Excerpt;

/**
 * Reads what stands between the moves of a game: comments, move numbers and text that cannot be
 * read. Unread text is kept in place, as a comment that starts with {@link TreeBuilder#UNREAD}, so
 * that it is reported again when the game is written and read back. Numbers directly before unread
 * text become part of it. A number without a full stop is a move number only if it is the expected
 * number and a move follows. Otherwise it is kept as unread text. Fields and, unless a text is
 * given, arguments are indexes into the original text.
 */
final class TextBetweenMoves {

  private static final int LONGEST_BRACKET = 200;

  private static final int MAX_DIGITS = 4;

  private static final int ELLIPSIS = 0x2026;

  private final PgnLimits budget;
  private final PgnProblemCollector notebook;
  private final VariationStack lines;
  private final Spelling spelling;
  private byte[] text = {};
  private TreeBuilder feed = TreeBuilder.NONE;

  /** The index where unreadable text starts, or -1. */
  private int unreadFrom = -1;

  /** Whether the next move has a number. */
  private boolean numbered;

  /**
   * The index of the last number, or of the first number if there are several in a row; -1 if there
   * is none.
   */
  private int at;

  /** The index after the last number. */
  private int end;

  /** The index of an undotted number whose move has not yet been read, or -1. */
  private int waitingAt;

  private int waitingEnd;

  TextBetweenMoves(
      PgnLimits budget, PgnProblemCollector notebook, VariationStack lines, Spelling spelling) {
    this.budget = budget;
    this.notebook = notebook;
    this.lines = lines;
    this.spelling = spelling;
  }

  void begin(byte[] bytes, TreeBuilder told) {
    text = bytes;
    feed = told;
    unreadFrom = -1;
    numbered = false;
    at = -1;
    waitingAt = -1;
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

  /** Reads a number and the full stops after it. Returns the index after them. */
  int readDotted(byte[] text, int from, int digitsEnd) {
    int to = digitsEnd;
    while (text[to] == '.') {
      to++;
    }
    keepWaiting();
    int decimalEnd = decimalEnd(text, to);
    if (decimalEnd > to) {
      keepUnread(spelling.origin(from), spelling.origin(decimalEnd));
      return decimalEnd;
    }
    int expected = expected();
    boolean wrong = value(text, from, digitsEnd) != expected && expected <= Setup.COUNTER_LIMIT;
    if (numbered || wrong) {
      notebook.forgive(PgnWarning.Kind.WRONG_MOVE_NUMBER, from);
    }
    announce(spelling.origin(from), spelling.origin(to));
    return to;
  }

  /**
   * Returns the end of the digits after a full stop if they are part of a date or another number,
   * otherwise the given index. Null moves, castling and results do not count as numbers.
   */
  private static int decimalEnd(byte[] text, int from) {
    int i = from;
    while (text[i] == '.' || Tokenizer.isDigit(text[i])) {
      i++;
    }
    boolean nullMove = i - from == 4 && text[from] == '0';
    return Tokenizer.ENDS_MOVE[text[i] & 0xFF] && !nullMove ? i : from;
  }

  /** Reads a number without a full stop. */
  void readBare(byte[] text, int from, int to) {
    keepWaiting();
    boolean fits =
        !numbered
            && text[from] != '0'
            && to - from <= MAX_DIGITS
            && value(text, from, to) == expected();
    int begin = spelling.origin(from);
    int next = spelling.origin(to);
    if (fits) {
      waitingAt = begin;
      waitingEnd = next;
      announce(begin, next);
    } else {
      keepUnread(begin, next);
    }
  }

  private int expected() {
    return (lines.firstPly() + lines.plies()) >> 1;
  }

  private static int value(byte[] text, int from, int to) {
    int value = 0;
    for (int i = from; i < to; i++) {
      value = 10 * value + text[i] - '0';
    }
    return value;
  }

  private void announce(int from, int to) {
    numbered = true;
    at = startOf(from);
    end = to;
    feed.number();
  }

  /** Keeps any pending undotted number as unread text, because no move follows it. */
  void keepWaiting() {
    if (waitingAt >= 0) {
      keepUnread(waitingAt, waitingEnd);
      waitingAt = -1;
      at = -1;
      numbered = false;
    }
  }

  /** Adds a warning if a move by White has no number. */
  void move(BitboardPosition position, int from) {
    if (!numbered && position.turn == 0) {
      notebook.forgive(PgnWarning.Kind.MISSING_MOVE_NUMBER, from);
    }
  }

  /** Discards the last move number after a parenthesis or an unplayable move. */
  void forget() {
    numbered = false;
  }

  /** Discards the last move number after its move has been played. */
  void played() {
    numbered = false;
    waitingAt = -1;
  }

  /** Starts the unread text at a token, or at the numbers directly before it. */
  void startUnread(int token) {
    int start = startOf(token);
    if (start > waitingAt) {
      keepWaiting();
    }
    waitingAt = -1;
    start(start);
  }

  /**
   * Returns the index where the numbers directly before a token start, or the token's own index if
   * there are none.
   */
  private int startOf(int token) {
    int i = at < 0 ? token : end;
    while (i < token && isGap(i, token)) {
      i += TextDecoder.length(text, i, token);
    }
    return at >= 0 && i == token ? at : token;
  }

  /** Returns whether a full stop or a space, possibly beyond ASCII, is at an index. */
  private boolean isGap(int i, int limit) {
    if (text[i] >= 0) {
      return text[i] == '.' || text[i] == ' ';
    }
    int code = TextDecoder.codePointAt(text, i, limit);
    return code == ELLIPSIS || TextDecoder.isSpace(code);
  }
}
