package org.arbiterchess.pgn.read;

import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.rules.Setup;

/**
 * Checks move numbers against the moves. It also remembers where the last number is, because
 * numbers directly before unread text become part of that text. A number without a full stop is a
 * move number only if it is the expected number and a move follows. Otherwise it is kept as unread
 * text.
 */
final class MoveNumberTracker {

  private static final int MAX_DIGITS = 4;

  private static final int ELLIPSIS = 0x2026;

  private final PgnProblemCollector notebook;
  private final VariationStack lines;
  private final CommentReader comments;
  private final Spelling spelling;
  private byte[] original = {};
  private TreeBuilder feed = TreeBuilder.NONE;

  /** Whether the next move has a number. */
  private boolean numbered;

  /**
   * The index of the last number, or of the first number if there are several in a row; -1 if there
   * is none. Like all indexes here, it refers to the original text.
   */
  private int at;

  /** The index after the last number. */
  private int end;

  /** The index of an undotted number whose move has not yet been read, or -1. */
  private int waitingAt;

  private int waitingEnd;

  MoveNumberTracker(
      PgnProblemCollector notebook,
      VariationStack lines,
      CommentReader comments,
      Spelling spelling) {
    this.notebook = notebook;
    this.lines = lines;
    this.comments = comments;
    this.spelling = spelling;
  }

  void begin(byte[] text, TreeBuilder told) {
    original = text;
    feed = told;
    numbered = false;
    at = -1;
    waitingAt = -1;
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
      comments.keepUnread(spelling.origin(from), spelling.origin(decimalEnd));
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
      comments.keepUnread(begin, next);
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
      comments.keepUnread(waitingAt, waitingEnd);
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
    comments.start(start);
  }

  /**
   * Returns the index where the numbers directly before a token start, or the token's own index if
   * there are none.
   */
  int startOf(int token) {
    int i = at < 0 ? token : end;
    while (i < token && isGap(i, token)) {
      i += TextDecoder.length(original, i, token);
    }
    return at >= 0 && i == token ? at : token;
  }

  /** Returns whether a full stop or a space, possibly beyond ASCII, is at an index. */
  private boolean isGap(int i, int limit) {
    if (original[i] >= 0) {
      return original[i] == '.' || original[i] == ' ';
    }
    int code = TextDecoder.codePointAt(original, i, limit);
    return code == ELLIPSIS || TextDecoder.isSpace(code);
  }
}
