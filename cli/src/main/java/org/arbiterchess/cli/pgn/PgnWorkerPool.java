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
import org.arbiterchess.pgn.ByteSource;
import org.arbiterchess.pgn.PgnLimits;
import org.arbiterchess.pgn.PgnReader;

/**
 * Processes files on one or more threads. With several threads, the calling thread splits the text
 * into batches of whole games for the workers. Results are collected in input order.
 */
final class PgnWorkerPool implements AutoCloseable {

  private static final int BATCH_BYTES = 1 << 18;

  private final GameProcessor processor;
  private final ProcessedGameCollector collector;
  private final int threads;
  private final ExecutorService workers;
  private final Deque<Future<List<Optional<ProcessedGame>>>> pending = new ArrayDeque<>();

  PgnWorkerPool(GameProcessor processor, ProcessedGameCollector collector, int threads) {
    this.processor = processor;
    this.collector = collector;
    this.threads = threads;
    this.workers = Executors.newFixedThreadPool(threads, PgnWorkerPool::worker);
  }

  ProcessedGameCollector collector() {
    return collector;
  }

  private static Thread worker(Runnable task) {
    Thread thread = new Thread(task, "pgn worker");
    thread.setDaemon(true);
    return thread;
  }

  void read(String file, ByteSource source) {
    PgnReader reader = new PgnReader(source);
    if (threads == 1) {
      while (reader.next()) {
        collector.add(processor.process(file, reader));
      }
    } else {
      readInBatches(file, reader);
    }
  }

  private void readInBatches(String file, PgnReader reader) {
    ByteArrayOutputStream batch = new ByteArrayOutputStream(2 * BATCH_BYTES);
    int firstLine = 1;
    while (reader.next()) {
      if (reader.isTooLong()) {
        // The reader's buffer holds only part of the game, so a worker could not detect that the
        // game is too long.
        submit(file, batch, firstLine);
        collectAll();
        collector.add(processor.process(file, reader));
        continue;
      }
      if (batch.size() == 0) {
        firstLine = reader.textLine();
      }
      batch.writeBytes(reader.text());
      if (batch.size() >= BATCH_BYTES) {
        submit(file, batch, firstLine);
      }
    }
    submit(file, batch, firstLine);
    collectAll();
  }

  private void submit(String file, ByteArrayOutputStream batch, int firstLine) {
    if (batch.size() == 0) {
      return;
    }
    byte[] bytes = batch.toByteArray();
    batch.reset();
    pending.add(workers.submit(() -> processBatch(file, bytes, firstLine)));
    while (pending.size() > 2 * threads) {
      collectNext();
    }
  }

  private List<Optional<ProcessedGame>> processBatch(String file, byte[] bytes, int firstLine) {
    PgnReader reader = new PgnReader(ByteSource.of(bytes), PgnLimits.DEFAULT, firstLine);
    List<Optional<ProcessedGame>> results = new ArrayList<>();
    while (reader.next()) {
      results.add(processor.process(file, reader));
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
      pending.remove().get().forEach(collector::add);
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
