package org.arbiterchess.pgn;

import java.util.Arrays;

/**
 * Finds the start and end of each game without parsing its moves. A game ends after its result and
 * any comments after it, or where the next tag section starts. Text that is not part of a game is
 * skipped. The buffer holds only the current game and grows up to the limit.
 */
final class GameScanner {

  /**
   * The number of zero bytes after the text. They allow a short look-ahead without bounds checks.
   */
  private static final int PAD = 64;

  private static final int FIRST_SIZE = 1 << 17;

  /** The number of bytes to keep from an oversized game, which is enough for its tags. */
  private static final int HEAD = 1 << 14;

  private static final boolean[] SPECIAL = new boolean[256];

  static {
    for (char letter : "\n{};()*-/".toCharArray()) {
      SPECIAL[letter] = true;
    }
  }

  private final ByteSource source;
  private final PgnLimits budget;

  private byte[] text = new byte[FIRST_SIZE + PAD];
  private int limit;
  private boolean ended;

  /**
   * Whether a carriage return at the end of the last read is pending, because a line feed may
   * follow.
   */
  private boolean returned;

  /** The number of bytes already dropped from the start of the text. */
  private long gone;

  /** The number of bytes dropped from the middle of the current game. */
  private long goneWithin;

  /** The index of the first byte after the previous game. */
  private int kept;

  private int start;
  private int at;

  /** The index where an oversized game was truncated, or 0. */
  private int cut;

  /** The index of the first skipped text before this game, or -1. */
  private int junk;

  private boolean mark;
  private int tags;

  private final LineCounter lines;

  GameScanner(ByteSource source, PgnLimits budget, int firstLine) {
    this.source = source;
    this.budget = budget;
    this.lines = new LineCounter(firstLine);
  }

  byte[] text() {
    return text;
  }

  int start() {
    return start;
  }

  int end() {
    return cut > 0 ? cut : at;
  }

  /** The index of the first byte after the previous game. Skipped text may start there. */
  int kept() {
    return kept;
  }

  /** The index of the first skipped text before this game, or -1. */
  int junk() {
    return junk;
  }

  /** Whether a UTF-8 byte order mark precedes this game. */
  boolean mark() {
    return mark;
  }

  boolean tooLong() {
    return cut > 0;
  }

  int line(int index) {
    return lines.at(text, index);
  }

  /** The offset of {@link #kept} in the source, in bytes. */
  long offset() {
    return gone + kept;
  }

  /** Advances to the next game. Returns false at the end of the source. */
  boolean next() {
    forgetBefore();
    junk = -1;
    mark = false;
    while (true) {
      cut = 0;
      skipSpace();
      start = at;
      if (at == limit) {
        return false;
      }
      tags = 0;
      boolean ends = tags();
      boolean plays = tags > 0 || MoveTokenParser.looksLikeMoves(text, at, limit);
      if (!ends) {
        movetext();
      }
      if (plays) {
        return true;
      }
      junk = junk < 0 ? start : junk;
      if (at - kept > HEAD) {
        junk = at;
        forgetBefore();
      }
    }
  }

  private void forgetBefore() {
    kept = at;
    gone += goneWithin;
    goneWithin = 0;
  }

  private void skipSpace() {
    while (at < limit || fill()) {
      byte letter = text[at];
      if (letter == (byte) 0xEF && isMark()) {
        at += 3;
        mark = true;
      } else if (letter == '%' && (at == 0 || text[at - 1] == '\n')) {
        skipLine();
      } else if (letter < 0 || letter > ' ') {
        return;
      } else {
        at++;
      }
    }
  }

  /** Returns whether a UTF-8 byte order mark starts at the current index. */
  private boolean isMark() {
    need(3);
    return text[at + 1] == (byte) 0xBB && text[at + 2] == (byte) 0xBF;
  }

  /** Skips the tag section and any comments in it. Returns true if the game ends after its tags. */
  private boolean tags() {
    int lineFeeds = 0;
    while (at < limit || fill()) {
      need(budget.tagBytes() + TagScanner.LONGEST_OPENING);
      byte letter = text[at];
      if (letter == '\n') {
        lineFeeds++;
        at++;
        skipEscapes();
      } else if (letter >= 0 && letter <= ' ') {
        at++;
      } else if (letter == '[' && TagScanner.opens(text, at, limit)) {
        if (tags > 0 && lineFeeds > 1 && TagScanner.isEvent(text, at, limit)) {
          return true;
        }
        int end = Math.min(limit, at + budget.tagBytes());
        at =
            TagScanner.end(
                text, TagScanner.valueEnd(text, TagScanner.quote(text, at, end), end), end);
        tags++;
        lineFeeds = 0;
      } else if (letter == '{') {
        if (skipComment()) {
          return true;
        }
      } else if (letter == ';') {
        skipLine();
      } else {
        return false;
      }
    }
    return true;
  }

  private void movetext() {
    int depth = 0;
    while (true) {
      byte[] bytes = text;
      int i = at;
      int end = limit;
      while (i < end && !SPECIAL[bytes[i] & 0xFF]) {
        i++;
      }
      at = i;
      if (i == end) {
        if (!fill()) {
          return;
        }
        continue;
      }
      need(TagScanner.LONGEST_OPENING + 16);
      switch (text[at]) {
        case '\n' -> {
          at++;
          skipEscapes();
          if (isTag()) {
            return;
          }
        }
        case '{' -> {
          if (skipComment()) {
            return;
          }
        }
        case ';' -> skipLine();
        case '(' -> {
          depth++;
          at++;
        }
        case ')' -> {
          depth = Math.max(0, depth - 1);
          at++;
        }
        default -> {
          int result = depth > 0 ? 0 : ResultParser.endingAround(text, start, at);
          at = Math.max(at + 1, result);
          if (result > 0) {
            commentsBehind();
            return;
          }
        }
      }
    }
  }

  /** Skips the comments after the result, because they still belong to the game. */
  private void commentsBehind() {
    while (true) {
      int before = at;
      while ((at < limit || fill()) && text[at] >= 0 && text[at] <= ' ') {
        at++;
      }
      if (at < limit && text[at] == '{') {
        if (skipComment()) {
          return;
        }
      } else if (at < limit && text[at] == ';') {
        skipLine();
      } else {
        // Reading more text can shift the buffer, but it drops only whitespace here.
        at = Math.max(Math.min(before, at), start);
        return;
      }
    }
  }

  private boolean isTag() {
    int i = at;
    while (i < limit && (text[i] == ' ' || text[i] == '\t')) {
      i++;
    }
    if (i < limit && text[i] == '[' && TagScanner.opens(text, i, limit)) {
      at = i;
      return true;
    }
    return false;
  }

  /** Skips lines that start with a percent sign, which PGN reserves as an escape. */
  private void skipEscapes() {
    while ((at < limit || fill()) && text[at] == '%') {
      skipLine();
      if (at < limit) {
        at++;
      }
    }
  }

  /** Skips to the end of the line, but not past the line feed. */
  private void skipLine() {
    while ((at < limit || fill()) && text[at] != '\n') {
      at++;
    }
  }

  /** Skips a comment. Returns true if it is unclosed and the next game starts after it. */
  private boolean skipComment() {
    while (true) {
      int end = CommentEndFinder.find(text, at, limit, ended, budget.commentBytes());
      if (end != CommentEndFinder.UNKNOWN) {
        at = end < 0 ? ~end : end + 1;
        return end < 0 && TagScanner.isEvent(text, at, limit);
      }
      fill();
    }
  }

  private void need(int bytes) {
    if (limit - at < bytes && !ended) {
      fill();
    }
  }

  /** Reads more bytes into the free part of the buffer. Returns false at the end of the source. */
  private boolean fill() {
    if (ended) {
      return false;
    }
    shift();
    if (limit > (text.length - PAD) / 2) {
      makeRoom();
    }
    int room = text.length - PAD;
    int before = limit;
    if (returned) {
      text[limit++] = '\r';
    }
    while (limit < room && !ended) {
      int read = source.read(text, limit, room - limit);
      ended = read < 0;
      limit += Math.max(0, read);
    }
    Arrays.fill(text, limit, limit + PAD, (byte) 0);
    endLines(before);
    return limit > before;
  }

  /** Replaces each lone carriage return with a line feed. */
  private void endLines(int from) {
    returned = !ended && limit > from && text[limit - 1] == '\r';
    if (returned) {
      text[--limit] = 0;
    }
    for (int i = from; i < limit; i++) {
      if (text[i] == '\r' && text[i + 1] != '\n') {
        text[i] = '\n';
      }
    }
  }

  /** Removes the previous games from the buffer. */
  private void shift() {
    if (kept > 0) {
      lines.drop(text, kept);
      System.arraycopy(text, kept, text, 0, limit - kept);
      limit -= kept;
      start -= kept;
      at -= kept;
      junk = Math.max(-1, junk - kept);
      cut = Math.max(0, cut - kept);
      gone += kept;
      kept = 0;
    }
  }

  /** Doubles the buffer, or drops scanned text if the game exceeds the limit. */
  private void makeRoom() {
    int longest = Math.max(budget.gameBytes(), FIRST_SIZE);
    boolean nothingPassed = at - start <= HEAD;
    if (at < longest / 2 || nothingPassed) {
      text = Arrays.copyOf(text, 2 * (text.length - PAD) + PAD);
      return;
    }
    int from = cut > 0 ? cut : start + Math.min(HEAD, at - start);
    if (at > from) {
      lines.cut(text, from, at);
      System.arraycopy(text, at, text, from, limit - at);
      limit -= at - from;
      goneWithin += at - from;
      at = from;
      cut = Math.max(1, from);
    }
  }
}
