package org.arbiterchess.pgn.read;

import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.language.Said;
import org.arbiterchess.message.PgnText;
import org.arbiterchess.rules.Setup;
import org.arbiterchess.text.Excerpt;

/**
 * Reads what stands between the moves of a game: comments, move numbers and text that cannot be
 * read. Unread text is kept in place, as a comment that starts with {@link Lines#UNREAD}, so that
 * it is reported again when the game is written and read back. Numbers directly before unread text
 * become part of it. A number without a full stop is a move number only if it is the expected
 * number and a move follows. Otherwise it is kept as unread text.
 */
final class TextBetweenMoves {

  private static final int LONGEST_BRACKET = 200;

  private static final int MAX_DIGITS = 4;

  private final PgnLimits budget;
  private final Lines lines;
  private final Movetext movetext;

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

  TextBetweenMoves(PgnLimits budget, Lines lines, Movetext movetext) {
    this.budget = budget;
    this.lines = lines;
    this.movetext = movetext;
  }

  void begin() {
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
  void interrupt(int from, int next) {
    if (unreadFrom >= 0) {
      flush(from);
      unreadFrom = next;
    }
  }

  /** Ends the unreadable text, if there is any, and keeps it. */
  void flush(int end) {
    if (unreadFrom >= 0) {
      unread(unreadFrom, end);
    }
    unreadFrom = -1;
  }

  /** Keeps unreadable text, in comments that do not exceed the limit. */
  private void unread(int begin, int end) {
    if (!lines.keepsMoves) {
      return;
    }
    byte[] text = movetext.original;
    int from = movetext.origin(begin);
    int to = movetext.origin(end);
    // One Windows-1252 byte can become three bytes in UTF-8, and the marker needs some space.
    int longest = Math.max(1, budget.commentBytes() / 4 - Lines.UNREAD.length());
    while (from < to) {
      int next = Math.min(to, from + longest);
      int space = next;
      while (next < to && space > from && !Tokenizer.isSpace(text[space])) {
        space--;
      }
      // A word is split only if it is longer than a comment.
      next = space > from ? space : next;
      lines.unread(TextDecoder.decode(text, from, next));
      from = next;
    }
  }

  /** Keeps text as a comment, even if it was not written as one. */
  void keep(int begin, int end) {
    if (lines.keepsMoves) {
      lines.comment(movetext.written(begin, end));
    }
  }

  /** Reports a word that cannot be read, and keeps it. */
  private void keepUnread(int begin, int end) {
    reportUnread(begin, movetext.written(begin, end));
    lines.unread(movetext.written(begin, end));
  }

  private void reportUnread(int begin, String found) {
    Said remark = Said.of(PgnText.UNREAD_TEXT, Excerpt.of(found));
    movetext.error(PgnError.Kind.UNREAD_TEXT, begin, found, remark);
  }

  /** Reads a comment to the end of its line. */
  void line(Tokenizer tokens) {
    interrupt(tokens.at, tokens.end);
    tell(tokens.at + 1, tokens.end);
  }

  /** Reads a comment in braces. */
  void braces(Tokenizer tokens) {
    int begin = tokens.at + 1;
    interrupt(tokens.at, tokens.end);
    if (!tokens.unclosed) {
      tell(begin, tokens.end - 1);
    } else if (!tellTooLong(begin, tokens.end)) {
      Said remark = Said.of(PgnText.UNCLOSED_COMMENT);
      tellUnread(PgnError.Kind.UNCLOSED_COMMENT, remark, begin, tokens.end);
    }
  }

  /** Splits the text of a comment that exceeds the limit. Returns false if it does not. */
  private boolean tellTooLong(int begin, int end) {
    boolean tooLong = end - begin >= budget.commentBytes();
    if (tooLong) {
      Said remark = Said.of(PgnText.COMMENT_TOO_LONG, budget.commentBytes());
      tellUnread(PgnError.Kind.OVER_BUDGET, remark, begin, end);
    }
    return tooLong;
  }

  private void tellUnread(PgnError.Kind kind, Said remark, int begin, int end) {
    movetext.error(kind, begin - 1, movetext.written(begin - 1, Math.min(end, begin + 39)), remark);
    unread(begin, end);
    if (isBlank(begin, end)) {
      lines.comment(Lines.UNREAD);
    }
  }

  /**
   * Keeps text in square brackets as a comment, because it has no meaning in movetext. Returns the
   * index after it.
   */
  int brackets(int from, int to) {
    int next = bracketEnd(movetext.text, from, to);
    if (unreadFrom < 0) {
      movetext.forgive(PgnWarning.Kind.STRAY_SIGN, from);
      if (next > from + 1) {
        keep(from, next);
      }
    }
    return next;
  }

  /** Returns the index after text in square brackets, or after the bracket if it stays open. */
  static int bracketEnd(byte[] text, int from, int to) {
    int limit = Math.min(to, from + LONGEST_BRACKET);
    int i = from + 1;
    while (i < limit && "[]{};\n".indexOf(text[i]) < 0) {
      i++;
    }
    return i < limit && text[i] == ']' ? i + 1 : from + 1;
  }

  private boolean isBlank(int from, int to) {
    int i = from;
    while (i < to && Tokenizer.isSpace(movetext.text[i])) {
      i++;
    }
    return i >= to;
  }

  /** Checks the text of a comment and keeps it. */
  void tell(int begin, int end) {
    byte[] text = movetext.text;
    if (tellTooLong(begin, end)) {
      return;
    }
    if (isBlank(begin, end)) {
      movetext.forgive(PgnWarning.Kind.EMPTY_COMMENT, begin - 1);
      return;
    }
    boolean ascii = true;
    for (int i = begin; i < end; i++) {
      ascii &= text[i] >= 0;
      if (text[i] == '{' && text[begin - 1] == '{') {
        movetext.forgive(PgnWarning.Kind.NESTED_COMMENT, i);
      }
    }
    if (!ascii && !TextDecoder.isUtf8(text, begin, end)) {
      movetext.forgive(PgnWarning.Kind.LATIN_1, begin);
    }
    if (TextDecoder.startsWith(text, begin, end, Lines.UNREAD)) {
      int unread = begin + Lines.UNREAD.length();
      String start = movetext.written(unread, Math.min(end, unread + 100));
      reportUnread(begin, Lines.verbatim(start).text());
    }
    keep(begin, end);
  }

  /** Reads a number and the full stops after it. Returns the index after them. */
  int readDotted(int from, int digitsEnd) {
    byte[] text = movetext.text;
    int to = digitsEnd;
    while (text[to] == '.') {
      to++;
    }
    keepWaiting();
    int decimalEnd = decimalEnd(text, to);
    if (decimalEnd > to) {
      keepUnread(from, decimalEnd);
      return decimalEnd;
    }
    int expected = lines.moveNumber();
    boolean wrong = value(from, digitsEnd) != expected && expected <= Setup.COUNTER_LIMIT;
    if (numbered || wrong) {
      movetext.forgive(PgnWarning.Kind.WRONG_MOVE_NUMBER, from);
    }
    announce(from, to);
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
  void readBare(int from, int to) {
    keepWaiting();
    boolean fits =
        !numbered
            && movetext.text[from] != '0'
            && to - from <= MAX_DIGITS
            && value(from, to) == lines.moveNumber();
    if (fits) {
      waitingAt = from;
      announce(from, to);
    } else {
      keepUnread(from, to);
    }
  }

  private int value(int from, int to) {
    int value = 0;
    for (int i = from; i < to; i++) {
      value = 10 * value + movetext.text[i] - '0';
    }
    return value;
  }

  private void announce(int from, int to) {
    numbered = true;
    at = startOf(from);
    end = to;
    lines.number();
  }

  /** Keeps any pending undotted number as unread text, because no move follows it. */
  void keepWaiting() {
    if (waitingAt >= 0) {
      keepUnread(waitingAt, end);
      waitingAt = -1;
      at = -1;
      numbered = false;
    }
  }

  /** Adds a warning if a move by White has no number. */
  void move(BitboardPosition position, int from) {
    if (!numbered && position.turn == 0) {
      movetext.forgive(PgnWarning.Kind.MISSING_MOVE_NUMBER, from);
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
    while (i < token && (movetext.text[i] == '.' || movetext.text[i] == ' ')) {
      i++;
    }
    return at >= 0 && i == token ? at : token;
  }
}
