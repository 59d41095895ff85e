package org.arbiterchess.pgn.read;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The text of the current game and its offset in the source. The buffer contains only the current
 * game and the text between it and the previous game, and grows up to the size limit for a game.
 */
abstract class GameTextBuffer {

  /**
   * The number of zero bytes after the text. They allow a short look-ahead without bounds checks.
   */
  private static final int PAD = 64;

  private static final int FIRST_SIZE = 1 << 17;

  /** The number of bytes to keep from an oversized game, which is enough for its tags. */
  static final int HEAD = 1 << 14;

  private final ByteSource source;
  final PgnLimits budget;

  byte[] text = new byte[FIRST_SIZE + PAD];
  int limit;
  boolean ended;

  /**
   * Whether the last read ended with a carriage return, which is held back because a line feed may
   * follow.
   */
  boolean returned;

  /** The number of bytes already dropped from the start of the text. */
  long gone;

  /** The number of bytes dropped from the middle of the current game. */
  long goneWithin;

  /** The index of the first byte after the previous game. */
  int kept;

  int start;
  int at;

  /** The index where an oversized game was truncated, or 0. */
  int cut;

  /** The index where the skipped text before this game starts, or -1 if there is none. */
  int junk;

  /** The exception that the source threw after the last bytes were read, or null. */
  private @Nullable RuntimeException failure;

  /** The line number at index {@code counted}. */
  private int line;

  private int counted;
  private Optional<Consumer<String>> skipped = Optional.empty();

  GameTextBuffer(ByteSource source, PgnLimits budget, int firstLine) {
    this.source = source;
    this.budget = budget;
    this.line = firstLine;
  }

  final int end() {
    return cut > 0 ? cut : at;
  }

  final boolean tooLong() {
    return cut > 0;
  }

  /**
   * Returns the line number at an index. If the lines up to a later index have already been
   * counted, counts back from there.
   */
  final int line(int index) {
    if (index >= counted) {
      line += lineFeeds(counted, index);
      counted = index;
      return line;
    }
    return line - lineFeeds(index, counted);
  }

  private int lineFeeds(int from, int to) {
    int count = 0;
    for (int i = from; i < to; i++) {
      count += text[i] == '\n' ? 1 : 0;
    }
    return count;
  }

  /** Returns the column at an index, counted in characters rather than bytes. */
  final int column(int index) {
    int begin = index;
    int column = 1;
    while (begin > 0 && text[begin - 1] != '\n') {
      begin--;
      column += (text[begin] & 0xC0) == 0x80 ? 0 : 1;
    }
    return column;
  }

  /** The offset of {@link #kept} in the source, in bytes. */
  final long offset() {
    return gone + kept;
  }

  final void onSkippedText(Consumer<String> listener) {
    skipped = Optional.of(listener);
  }

  /** Passes the listener the text that has been skipped since the previous call. */
  final void tellSkipped() {
    tellSkipped(at);
  }

  private void tellSkipped(int to) {
    int from = cut > 0 ? cut : kept;
    if (to > from && skipped.isPresent()) {
      skipped.get().accept(TextDecoder.decode(text, from, to));
    }
  }

  final void forgetBefore() {
    kept = at;
    gone += goneWithin;
    goneWithin = 0;
  }

  /**
   * Reads more text if fewer than the given number of bytes remain, unless the source has ended or
   * failed.
   */
  final void need(int bytes) {
    if (limit - at < bytes && !ended && failure == null) {
      fill();
    }
  }

  /** Reads more bytes into the free part of the buffer. Returns false at the end of the source. */
  final boolean fill() {
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
    for (int i = from; i < limit; i++) {
      if (text[i] == '\r' && text[i + 1] != '\n') {
        text[i] = '\n';
      }
    }
  }

  /** Removes the previous games from the buffer. */
  private void shift() {
    if (kept > 0) {
      int first = line(kept);
      line = counted > kept ? line : first;
      counted -= kept;
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
      int behind = line(to);
      line = counted > to ? line : behind;
      counted = Math.max(counted, to) - (to - from);
      System.arraycopy(text, to, text, from, limit - to);
      limit -= to - from;
      goneWithin += to - from;
      at -= to - from;
      cut = Math.max(1, from);
    }
  }
}
