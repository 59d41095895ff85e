package org.arbiterchess.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.arbiterchess.server.store.WriteQueue.Waiting;

/**
 * The one thread that writes. Whatever waits is written in one transaction, because the disk takes
 * as long for many as for one. When that fails, everybody in it is told so, and the next
 * transaction begins anew: a disk that has space again needs no restart. A database that went away
 * is waited for a while.
 */
final class BatchWriter implements AutoCloseable {

  /**
   * Something to write, and its answer once everything was. It may be done again, after what it did
   * was undone or nobody knows.
   */
  interface Write<T> {
    Supplier<T> write(SqlUpdates sql) throws SQLException;
  }

  private static final int AT_ONCE = 1_000;
  private static final long MILLISECONDS_BETWEEN_TRIES = 100;

  private final Database database;
  private final WriteQueue waiting;
  private final Thread writer = new Thread(this::run, "store-writer");

  /** Answers are given while the next transaction is under way. */
  private final ExecutorService answers =
      Executors.newSingleThreadExecutor(
          task -> {
            Thread thread = new Thread(task, "store-answers");
            thread.setDaemon(true);
            return thread;
          });

  private final AtomicLong commits = new AtomicLong();

  /** Null after it failed. */
  private SqlUpdates sql;

  BatchWriter(Database database, SqlUpdates sql, int capacity) {
    this.database = database;
    this.sql = sql;
    this.waiting = new WriteQueue(capacity);
    writer.setDaemon(true);
    writer.start();
  }

  /**
   * Completes after the commit; at once with {@link NotStoredException} if too many wait already.
   *
   * @param game what it is about. What is about the same game is written in the order it came
   */
  <T> CompletableFuture<T> write(String game, Write<T> write) {
    return waiting.add(game, write);
  }

  int waiting() {
    return waiting.size();
  }

  /** How many transactions there were. */
  long commits() {
    return commits.get();
  }

  private void run() {
    try {
      List<Waiting<?>> group = waiting.next(AT_ONCE);
      while (!group.isEmpty()) {
        List<Runnable> told = written(group);
        eraseTraces();
        answers.execute(() -> told.forEach(Runnable::run));
        group = waiting.next(AT_ONCE);
      }
    } finally {
      answers.shutdown();
      waiting.refuseAll();
    }
  }

  /** What to tell those who wait, once that is certain or was waited for long enough. */
  private List<Runnable> written(List<Waiting<?>> group) {
    // Whoever takes games in the same order as others never waits for them in a circle.
    group.sort(Comparator.comparing(Waiting::about));
    long begun = System.nanoTime();
    boolean perhaps = false;
    while (true) {
      boolean committing = false;
      try {
        List<Runnable> told = prepared(group, perhaps);
        committing = true;
        sql.commit();
        commits.incrementAndGet();
        return told;
      } catch (SQLException e) {
        rollBack(e);
        StoreFailure trouble = database.trouble(e);
        perhaps |= committing && trouble.passes();
        long waited = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun);
        if (!trouble.passes() || waited >= database.patience() || !pause()) {
          return refused(group, perhaps ? trouble.perhapsStored(e) : trouble.notStored(e));
        }
      } catch (RuntimeException e) {
        rollBack(e);
        return refused(
            group, new NotStoredException("Nothing was stored, by a fault of the program.", e));
      }
    }
  }

  private List<Runnable> prepared(List<Waiting<?>> group, boolean again) throws SQLException {
    if (sql == null) {
      sql = database.forWriting();
    }
    if (again) {
      sql.again();
    }
    List<Runnable> told = new ArrayList<>(group.size());
    for (Waiting<?> one : group) {
      told.add(one.write(sql));
    }
    sql.flush();
    return told;
  }

  /** Whether to try once more. */
  private static boolean pause() {
    try {
      TimeUnit.MILLISECONDS.sleep(MILLISECONDS_BETWEEN_TRIES);
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private static List<Runnable> refused(List<Waiting<?>> group, RuntimeException refusal) {
    return List.of(() -> group.forEach(one -> one.answer().completeExceptionally(refusal)));
  }

  private void eraseTraces() {
    try {
      if (sql != null && sql.hasTraces()) {
        sql.eraseTraces();
      }
    } catch (SQLException e) {
      // What was written stays written, and the traces will be erased after the next transaction.
      return;
    }
  }

  /** A connection that failed by itself, or cannot even take back, is not used again. */
  private void rollBack(Exception failure) {
    if (sql == null) {
      return;
    }
    try {
      sql.rollback();
      if (failure instanceof SQLException known && database.trouble(known).passes()) {
        letGo(failure);
      }
    } catch (SQLException e) {
      failure.addSuppressed(e);
      letGo(failure);
    }
  }

  private void letGo(Exception failure) {
    try {
      sql.close();
    } catch (SQLException e) {
      failure.addSuppressed(e);
    }
    sql = null;
  }

  /** Writes what waits; returns when all of it was answered. */
  @Override
  public void close() throws SQLException {
    waiting.close();
    boolean interrupted = false;
    try {
      while (true) {
        try {
          writer.join();
          if (answers.awaitTermination(1, TimeUnit.DAYS)) {
            break;
          }
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
      if (sql != null) {
        sql.close();
        sql = null;
      }
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
