package org.arbiterchess.cli.pgn;

import java.io.ByteArrayOutputStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.arbiterchess.pgn.ByteSource;
import org.arbiterchess.pgn.PgnLimits;
import org.arbiterchess.pgn.PgnReader;

/**
 * Works through texts of games, on one thread or on several. With several, one finds where games
 * end and hands out whole games by the batch; the results come back in the order of the text.
 */
final class PgnWorkerPool implements AutoCloseable {

  private static final int BATCH = 1 << 18;

  private final GameProcessor work;
  private final ProcessedGameCollector ledger;
  private final int threads;
  private final ExecutorService workers;
  private final Deque<Future<List<ProcessedGame>>> pending = new ArrayDeque<>();

  PgnWorkerPool(GameProcessor work, ProcessedGameCollector ledger, int threads) {
    this.work = work;
    this.ledger = ledger;
    this.threads = threads;
    this.workers = Executors.newFixedThreadPool(threads, PgnWorkerPool::worker);
  }

  ProcessedGameCollector ledger() {
    return ledger;
  }

  private static Thread worker(Runnable task) {
    Thread thread = new Thread(task, "games");
    thread.setDaemon(true);
    return thread;
  }

  void read(String file, ByteSource source) {
    PgnReader reader = new PgnReader(source);
    if (threads == 1) {
      while (reader.next()) {
        work.work(file, reader).ifPresent(ledger::add);
      }
    } else {
      handOut(file, reader);
    }
  }

  private void handOut(String file, PgnReader reader) {
    ByteArrayOutputStream batch = new ByteArrayOutputStream(2 * BATCH);
    int firstLine = 1;
    while (reader.next()) {
      if (reader.isTooLong()) {
        // Its text is not whole, so nobody else could tell what is wrong with it.
        submit(file, batch, firstLine);
        takeAll();
        work.work(file, reader).ifPresent(ledger::add);
        continue;
      }
      if (batch.size() == 0) {
        firstLine = reader.textLine();
      }
      batch.writeBytes(reader.text());
      if (batch.size() >= BATCH) {
        submit(file, batch, firstLine);
      }
    }
    submit(file, batch, firstLine);
    takeAll();
  }

  private void submit(String file, ByteArrayOutputStream batch, int firstLine) {
    if (batch.size() == 0) {
      return;
    }
    byte[] bytes = batch.toByteArray();
    batch.reset();
    pending.add(workers.submit(() -> batch(file, bytes, firstLine)));
    while (pending.size() > 2 * threads) {
      take();
    }
  }

  private List<ProcessedGame> batch(String file, byte[] bytes, int firstLine) {
    PgnReader reader = new PgnReader(ByteSource.of(bytes), PgnLimits.DEFAULT, firstLine);
    List<ProcessedGame> results = new ArrayList<>();
    while (reader.next()) {
      work.work(file, reader).ifPresent(results::add);
    }
    return results;
  }

  private void takeAll() {
    while (!pending.isEmpty()) {
      take();
    }
  }

  private void take() {
    try {
      pending.remove().get().forEach(ledger::add);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while games were read", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException("a game could not be worked on", e.getCause());
    }
  }

  @Override
  public void close() {
    workers.shutdownNow();
  }
}
