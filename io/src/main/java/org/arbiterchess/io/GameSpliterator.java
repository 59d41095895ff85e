package org.arbiterchess.io;

import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.Spliterator;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.arbiterchess.pgn.read.ByteSource;
import org.arbiterchess.pgn.read.PgnLimits;
import org.arbiterchess.pgn.read.PgnReader;
import org.arbiterchess.pgn.read.PgnReading;
import org.arbiterchess.pgn.tree.PgnTags;
import org.jspecify.annotations.Nullable;

/**
 * The games from a source whose tags pass a filter, each read on demand. A parallel stream splits
 * off the text of some hundred games at a time, which another thread then parses.
 */
final class GameSpliterator implements Spliterator<PgnReading> {

  private static final int BATCH_BYTES = 1 << 18;

  private final PgnReader reader;
  private final PgnLimits limits;
  private final Predicate<? super PgnTags> filter;

  /** More than the number of games. Streams do not split a spliterator with a small estimate. */
  private final long estimate;

  /** The offset where the next game starts unless text is skipped, or -1 if it is not known. */
  private long next;

  /** Whether the reader's current game has not been used yet. */
  private boolean waiting;

  /** The exception that the source threw after games that had not been used yet, or null. */
  private @Nullable RuntimeException failure;

  GameSpliterator(ByteSource source, PgnLimits limits, Predicate<? super PgnTags> filter) {
    this(new PgnReader(source, limits, 1), limits, filter, Long.MAX_VALUE);
  }

  private GameSpliterator(
      PgnReader reader, PgnLimits limits, Predicate<? super PgnTags> filter, long estimate) {
    this.reader = reader;
    this.limits = limits;
    this.filter = filter;
    this.estimate = estimate;
  }

  private boolean advance() {
    if (failure != null) {
      throw failure;
    }
    boolean found = waiting || reader.next();
    waiting = false;
    return found;
  }

  @Override
  public boolean tryAdvance(Consumer<? super PgnReading> action) {
    while (advance()) {
      next = -1;
      if (filter.test(reader.tags())) {
        action.accept(reader.read());
        return true;
      }
    }
    return false;
  }

  /** Splits off the games of one batch, or a single one that needs this reader. */
  @Override
  public @Nullable Spliterator<PgnReading> trySplit() {
    if (estimate < Long.MAX_VALUE) {
      return null;
    }
    ByteArrayOutputStream batch = new ByteArrayOutputStream(BATCH_BYTES);
    int line = 1;
    try {
      while (advance()) {
        byte[] text = reader.text();
        boolean own = reader.isTooLong() || reader.textOffset() != next;
        // A batch starts at the start of a line, so that the columns of its problems are right.
        boolean full = batch.size() >= BATCH_BYTES && (text[0] == '\n' || text[0] == '\r');
        if (batch.size() > 0 && (own || full)) {
          waiting = true;
          break;
        }
        next = reader.textOffset() + text.length;
        if (own) {
          return filter.test(reader.tags())
              ? List.of(reader.read()).spliterator()
              : List.<PgnReading>of().spliterator();
        }
        line = batch.size() == 0 ? reader.textLine() : line;
        batch.writeBytes(text);
      }
    } catch (RuntimeException e) {
      failure = e;
    }
    if (batch.size() == 0) {
      return null;
    }
    PgnReader copy = new PgnReader(ByteSource.of(batch.toByteArray()), limits, line);
    return new GameSpliterator(copy, limits, filter, batch.size());
  }

  @Override
  public long estimateSize() {
    return estimate;
  }

  @Override
  public int characteristics() {
    return ORDERED | NONNULL | IMMUTABLE;
  }
}
