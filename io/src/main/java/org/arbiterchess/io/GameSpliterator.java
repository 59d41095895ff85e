package org.arbiterchess.io;

import java.util.Spliterators.AbstractSpliterator;
import java.util.function.Consumer;
import org.arbiterchess.pgn.read.PgnReader;
import org.arbiterchess.pgn.read.PgnReading;

/** The games from a reader, each read on demand. */
final class GameSpliterator extends AbstractSpliterator<PgnReading> {

  private final PgnReader reader;

  GameSpliterator(PgnReader reader) {
    super(Long.MAX_VALUE, ORDERED | NONNULL | IMMUTABLE);
    this.reader = reader;
  }

  @Override
  public boolean tryAdvance(Consumer<? super PgnReading> action) {
    if (!reader.next()) {
      return false;
    }
    action.accept(reader.read());
    return true;
  }
}
