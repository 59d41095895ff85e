package org.arbiterchess.pgn.read;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Finds the start and end of each game without parsing its moves. A game ends after its result and
 * any comments that follow, where the next tag section starts, or at a blank line before the first
 * move of a game without tags. Text that is not part of a game is skipped. The buffer contains only
 * the current game and grows up to the size limit for a game.
 */
final class PgnGameScanner {

  /** The bytes that matter for finding the end of a game. */
  private static final boolean[] SPECIAL = new boolean[256];

  static {
    // Forum tags start with a square bracket, and dashes in UTF-8 start with the byte E2.
    for (char letter : "\n{};()*-/[\u00e2".toCharArray()) {
      SPECIAL[letter] = true;
    }
  }

  /** Whether a UTF-8 byte order mark precedes this game. */
  boolean mark;

  /** Whether {@code [pgn]} or {@code [/pgn]} precedes this game. */
  boolean forumTags;

  private int tags;

  /** The places of the first tags, counted from the start of the game. */
  private final int[] tagPlaces = new int[64];

  /**
   * The number of zero bytes after the text. They allow a short look-ahead without bounds checks.
   */
  private static final int PAD = 64;

  private static final int FIRST_SIZE = 1 << 17;

  /** The number of bytes to keep from an oversized game, which is enough for its tags. */
  private static final int HEAD = 1 << 14;

  private final ByteSource source;
  private final PgnLimits budget;

  byte[] text = new byte[FIRST_SIZE + PAD];
  private int limit;
  private boolean ended;

  /**
   * Whether the last read ended with a carriage return, which is held back because a line feed may
   * follow.
   */
  private boolean returned;

  /** The number of bytes already dropped from the start of the text. */
  private long gone;

  /** The number of bytes dropped from the middle of the current game. */
  private long goneWithin;

  /** The index of the first byte after the previous game. */
  int kept;

  int start;
  private int at;

  /** The index where an oversized game was truncated, or 0. */
  private int cut;

  /** The index where the skipped text before this game starts, or -1 if there is none. */
  int junk;

  /** The exception that the source threw after the last bytes were read, or null. */
  private @Nullable RuntimeException failure;

  /** The line number at index {@code kept}. */
  private int line;

  /** The number of lines dropped from the middle of the current game. */
  private int linesGone;

  private Optional<Consumer<String>> skipped = Optional.empty();

  PgnGameScanner(ByteSource source, PgnLimits budget, int firstLine) {
    this.source = source;
    this.budget = budget;
    this.line = firstLine;
  }

  /** Whether there are no more games. */
  boolean isAtEnd() {
    return ended && start == limit;
  }

  /** Advances to the next game. Returns false at the end of the source. */
  boolean next() {
    forgetBefore();
    junk = -1;
    mark = false;
    forumTags = false;
    while (true) {
      cut = 0;
      skipSpace();
      start = at;
      if (at == limit) {
        tellSkipped();
        return false;
      }
      tags = 0;
      boolean ends = tags();
      boolean plays = tags > 0 || GameStart.looksLikeMoves(text, at, limit);
      if (!ends) {
        movetext(plays);
      }
      if (plays) {
        if (cut > 0) {
          tellSkipped();
        }
        return true;
      }
      junk = junk < 0 ? start : junk;
      if (at - kept > HEAD || cut > 0) {
        tellSkipped();
        junk = at;
        forgetBefore();
      }
    }
  }

  private void skipSpace() {
    while (at < limit || fill()) {
      byte letter = text[at];
      if (letter == (byte) 0xEF && isMark()) {
        at += 3;
        mark = true;
      } else if (letter == '[' && skipForumTag()) {
        forumTags = true;
      } else if (letter == '%' && startsLine()) {
        skipLine();
      } else if (letter < 0 || letter > ' ') {
        return;
      } else {
        at++;
      }
    }
  }

  private boolean startsLine() {
    return at == 0
        || text[at - 1] == '\n'
        || (at >= 3 && TextDecoder.isByteOrderMark(text, at - 3));
  }

  private boolean skipForumTag() {
    need(GameStart.LONGEST_FORUM_TAG);
    int end = GameStart.forumTagEnd(text, at, limit);
    at = Math.max(at, end);
    return end > 0;
  }

  private boolean isMark() {
    need(3);
    return TextDecoder.isByteOrderMark(text, at);
  }

  /** Skips the tag section and any comments in it. Returns true if the game ends after its tags. */
  private boolean tags() {
    int lineFeeds = 0;
    while (at < limit || fill()) {
      need(budget.tagBytes() + GameStart.LONGEST_OPENING);
      byte letter = text[at];
      int limitOfTag = Math.min(limit, at + budget.tagBytes());
      int end = letter == '[' ? new TagScan(text, at, limitOfTag).end(tags > 0) : 0;
      if (letter == '\n') {
        lineFeeds++;
        at++;
        skipEscapes();
      } else if (letter >= 0 && letter <= ' ') {
        at++;
      } else if (end > 0) {
        if (tags > 0 && lineFeeds > 1 && (new TagScan(text, at, limit).isEvent() || repeatsTag())) {
          return true;
        }
        if (tags < tagPlaces.length) {
          tagPlaces[tags] = at - start;
        }
        at = end;
        tags++;
        lineFeeds = 0;
      } else if (letter == '[' && tags > 0 && GameStart.bracketsEnd(text, at, limitOfTag) > 0) {
        at = GameStart.bracketsEnd(text, at, limitOfTag);
        lineFeeds = lineFeeds > 1 ? lineFeeds : 0;
      } else if (letter == '{') {
        if (skipComment()) {
          return true;
        }
      } else if (letter == ';') {
        skipLine();
      } else if (TextDecoder.spaceLength(text, at, limit) > 0) {
        at += TextDecoder.spaceLength(text, at, limit);
      } else {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns whether a tag between this one and the next blank line has the name of an earlier tag,
   * so that these are the tags of another game.
   */
  private boolean repeatsTag() {
    int end = Math.min(limit, at + budget.tagBytes());
    int lineFeeds = 0;
    int i = at;
    while (i < end && lineFeeds < 2) {
      byte letter = text[i];
      int tagEnd = letter == '[' ? new TagScan(text, i, end).end(true) : 0;
      if (tagEnd > 0 && isEarlierTag(i)) {
        return true;
      }
      if (tagEnd == 0 && !Tokenizer.isSpace(letter)) {
        return false;
      }
      lineFeeds = tagEnd > 0 ? 0 : lineFeeds + (letter == '\n' ? 1 : 0);
      i = Math.max(i + 1, tagEnd);
    }
    return false;
  }

  private boolean isEarlierTag(int tag) {
    TagScan name = new TagScan(text, tag, limit);
    // The places of a game that is too long are no longer those of its tags.
    for (int i = 0; i < Math.min(tags, tagPlaces.length) && cut == 0; i++) {
      if (new TagScan(text, start + tagPlaces[i], limit).hasNameOf(name)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Skips the moves and the result.
   *
   * @param plays false for text that is not part of a game; such text also ends before a line that
   *     contains the first move of a game
   */
  private void movetext(boolean plays) {
    int depth = 0;
    // After the move number 0, the number 1 is that of the second move.
    boolean moved =
        plays && GameStart.hasMove(text, at, limit) && !(text[at] == '0' && text[at + 1] == '.');
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
      need(GameStart.LONGEST_OPENING + 16);
      switch (text[at]) {
        case '\n' -> {
          at++;
          skipEscapes();
          boolean blank = skipBlankLines();
          if (isTag()) {
            return;
          }
          if (!plays || (blank && depth == 0)) {
            need(GameStart.LOOK_AHEAD);
            boolean first = GameStart.startsAt(text, at, limit);
            if (first && (moved || !plays)) {
              return;
            }
            moved |= first;
          }
        }
        case '{' -> {
          if (skipComment()) {
            return;
          }
        }
        case ';' -> skipLine();
        case '[' -> {
          if (GameStart.forumTagEnd(text, at, limit) > 0) {
            return;
          }
          at++;
        }
        case '(' -> {
          depth++;
          at++;
        }
        case ')' -> {
          depth = Math.max(0, depth - 1);
          at++;
        }
        default -> {
          int result = depth > 0 ? 0 : TerminationMarker.endingAround(text, start, at);
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
        // The scanner goes back over the whitespace. If reading more text has shifted the buffer,
        // only whitespace can be lost.
        at = Math.max(Math.min(before, at), start);
        return;
      }
    }
  }

  /** Skips blank lines, and escaped lines between them. Returns whether there are any. */
  private boolean skipBlankLines() {
    boolean any = false;
    while (true) {
      need(GameStart.LONGEST_OPENING + 16);
      int end = Math.min(limit, at + GameStart.LONGEST_OPENING);
      int i = GameStart.afterSpaces(text, at, end);
      if (i == end || text[i] != '\n') {
        return any;
      }
      at = i + 1;
      any = true;
      skipEscapes();
    }
  }

  private boolean isTag() {
    int i = GameStart.spaces(text, at, limit);
    int tag = i < limit && TextDecoder.isByteOrderMark(text, i) ? i + 3 : i;
    if (tag < limit && text[tag] == '[' && new TagScan(text, tag, limit).isQuoted()) {
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
    Tokenizer.CommentEnd finder = new Tokenizer.CommentEnd();
    at++;
    while (true) {
      int end = finder.find(text, at, limit, ended);
      if (end != Tokenizer.CommentEnd.UNKNOWN) {
        at = end < 0 ? ~end : end + 1;
        return end < 0 && GameStart.startsGame(text, at, limit);
      }
      // The text up to here may be dropped if the game is too long.
      at = finder.next;
      fill();
    }
  }

  int end() {
    return cut > 0 ? cut : at;
  }

  boolean tooLong() {
    return cut > 0;
  }

  /** Returns the line number at an index in the current game. */
  int line(int index) {
    return line + lineFeeds(kept, index);
  }

  private int lineFeeds(int from, int to) {
    int count = 0;
    for (int i = from; i < to; i++) {
      count += text[i] == '\n' ? 1 : 0;
    }
    return count;
  }

  /** Returns the column at an index, counted in characters rather than bytes. */
  int column(int index) {
    int begin = index;
    int column = 1;
    while (begin > 0 && text[begin - 1] != '\n') {
      begin--;
      column += (text[begin] & 0xC0) == 0x80 ? 0 : 1;
    }
    return column;
  }

  /** The offset of {@link #kept} in the source, in bytes. */
  long offset() {
    return gone + kept;
  }

  void onSkippedText(Consumer<String> listener) {
    skipped = Optional.of(listener);
  }

  /** Passes the listener the text that has been skipped since the previous call. */
  void tellSkipped() {
    tellSkipped(at);
  }

  private void tellSkipped(int to) {
    int from = cut > 0 ? cut : kept;
    if (to > from && skipped.isPresent()) {
      skipped.get().accept(TextDecoder.decode(text, from, to));
    }
  }

  void forgetBefore() {
    line += lineFeeds(kept, at) + linesGone;
    kept = at;
    gone += goneWithin;
    goneWithin = 0;
    linesGone = 0;
  }

  /**
   * Reads more text if fewer than the given number of bytes remain, unless the source has ended or
   * failed.
   */
  void need(int bytes) {
    if (limit - at < bytes && !ended && failure == null) {
      fill();
    }
  }

  /** Reads more bytes into the free part of the buffer. Returns false at the end of the source. */
  boolean fill() {
    if (failure != null) {
      throw failure;
    }
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
    while (limit < room && !ended && failure == null) {
      readSome(room, limit > before);
    }
    Arrays.fill(text, limit, limit + PAD, (byte) 0);
    endLines(before);
    return limit > before;
  }

  /**
   * Reads some bytes. If the source fails and {@code postpone} is true, the exception is thrown
   * only after the bytes already read have been used. This way, the games before the damaged part
   * of a file are not lost.
   */
  private void readSome(int room, boolean postpone) {
    try {
      int read = source.read(text, limit, room - limit);
      ended = read < 0;
      limit += Math.max(0, read);
    } catch (RuntimeException e) {
      if (!postpone) {
        throw e;
      }
      failure = e;
    }
  }

  /** Replaces each lone carriage return with a line feed. */
  private void endLines(int from) {
    returned = !ended && limit > from && text[limit - 1] == '\r';
    if (returned) {
      text[--limit] = 0;
    }
    byte[] bytes = text;
    int end = limit;
    for (int i = from; i < end; i++) {
      if (bytes[i] == '\r' && bytes[i + 1] != '\n') {
        bytes[i] = '\n';
      }
    }
  }

  /** Removes the previous games from the buffer. */
  private void shift() {
    if (kept > 0) {
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

  /** Doubles the size of the buffer, or drops scanned text if the game exceeds the limit. */
  private void makeRoom() {
    int longest = Math.max(budget.gameBytes(), FIRST_SIZE);
    boolean nothingPassed = at - start <= HEAD;
    if (at < longest / 2 || nothingPassed) {
      text = Arrays.copyOf(text, 2 * (text.length - PAD) + PAD);
      return;
    }
    int from = cut > 0 ? cut : start + Math.min(HEAD, at - start);
    int to = TextDecoder.lastCharacterEnd(text, from, at);
    if (to > from) {
      tellSkipped(to);
      linesGone += lineFeeds(from, to);
      System.arraycopy(text, to, text, from, limit - to);
      limit -= to - from;
      goneWithin += to - from;
      at -= to - from;
      cut = Math.max(1, from);
    }
  }
}
