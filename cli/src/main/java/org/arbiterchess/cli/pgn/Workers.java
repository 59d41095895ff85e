package org.arbiterchess.cli.pgn;

import java.io.ByteArrayOutputStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.pgn.read.ByteSource;
import org.arbiterchess.pgn.read.PgnLimits;
import org.arbiterchess.pgn.read.PgnReader;
import org.arbiterchess.pgn.read.PgnWarning;

/**
 * Processes files on one or more threads. With several threads, the calling thread splits the text
 * into batches of whole games for the workers. The processed games are collected in input order.
 */
final class Workers implements AutoCloseable {

  private static final int BATCH_BYTES = 1 << 18;

  private final GameReports reports;
  private final Totals totals;
  private final PgnLimits limits;
  private final int threads;
  private final ExecutorService workers;

  /** The games for the next batch. {@code firstLine} is the line on which the first game begins. */
  private final ByteArrayOutputStream batch = new ByteArrayOutputStream(2 * BATCH_BYTES);

  private int firstLine = 1;
  private final Deque<Future<List<Optional<GameReports.GameReport>>>> pending = new ArrayDeque<>();

  Workers(GameReports reports, Totals totals, PgnLimits limits, int threads) {
    this.limits = limits;
    this.reports = reports;
    this.totals = totals;
    this.threads = threads;
    this.workers = Executors.newFixedThreadPool(threads, Terminal.daemons("pgn worker"));
  }

  Totals totals() {
    return totals;
  }

  /**
   * Information about any text in a file that is not part of a game.
   *
   * @param hasNoGame whether the file contains text but no games
   * @param textAfterLastGame the warning about text after the last game, if there is any
   */
  record OtherText(boolean hasNoGame, Optional<PgnWarning> textAfterLastGame) {}

  /** Processes the games in a file and returns information about the file's other text. */
  OtherText read(String file, ByteSource source) {
    PgnReader reader = new PgnReader(source, limits, 1);
    boolean[] blank = {true};
    reader.onSkippedText(
        text -> {
          blank[0] &= text.trim().isEmpty();
          writeBetweenGames(file, text);
        });
    boolean found = threads == 1 ? readInOrder(file, reader) : readInBatches(file, reader);
    return new OtherText(
        !found && !blank[0], found ? reader.textAfterLastGame() : Optional.empty());
  }

  private void writeBetweenGames(String file, String text) {
    if (reports.keepsTextBetweenGames()) {
      submit(file);
      collectAll();
      totals.writeBetweenGames(text);
    }
  }

  private boolean readInOrder(String file, PgnReader reader) {
    boolean found = false;
    while (reader.next()) {
      found = true;
      totals.add(reports.of(file, reader));
    }
    return found;
  }

  private boolean readInBatches(String file, PgnReader reader) {
    try {
      return split(file, reader);
    } finally {
      // If reading fails before the end of the file, the games read so far are still processed.
      submit(file);
      collectAll();
    }
  }

  private boolean split(String file, PgnReader reader) {
    boolean found = false;
    while (reader.next()) {
      found = true;
      if (reader.isTooLong()) {
        // The reader's buffer holds only part of the game, so a worker could not detect that the
        // game is too long. This thread processes it instead.
        submit(file);
        collectAll();
        totals.add(reports.of(file, reader));
        continue;
      }
      if (batch.size() == 0) {
        firstLine = reader.textLine();
      }
      batch.writeBytes(reader.text());
      if (batch.size() >= BATCH_BYTES) {
        submit(file);
      }
    }
    return found;
  }

  private void submit(String file) {
    if (batch.size() == 0) {
      return;
    }
    byte[] bytes = batch.toByteArray();
    int line = firstLine;
    batch.reset();
    pending.add(workers.submit(() -> processBatch(file, bytes, line)));
    while (pending.size() > 2 * threads) {
      collectNext();
    }
  }

  private List<Optional<GameReports.GameReport>> processBatch(String file, byte[] bytes, int line) {
    PgnReader reader = new PgnReader(ByteSource.of(bytes), limits, line);
    List<Optional<GameReports.GameReport>> results = new ArrayList<>();
    while (reader.next()) {
      results.add(reports.of(file, reader));
    }
    return results;
  }

  private void collectAll() {
    while (!pending.isEmpty()) {
      collectNext();
    }
  }

  private void collectNext() {
    try {
      pending.remove().get().forEach(totals::add);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while reading games", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException("a game could not be processed", e.getCause());
    }
  }

  @Override
  public void close() {
    workers.shutdownNow();
  }
}
