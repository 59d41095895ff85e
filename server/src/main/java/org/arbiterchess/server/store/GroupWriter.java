package org.arbiterchess.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.arbiterchess.server.store.WaitingWrites.Waiting;

/**
 * The one thread that writes. Whatever waits is written in one transaction, because the disk takes
 * as long for many as for one. When that fails, everybody in it is told so, and the next
 * transaction begins anew: a disk that has space again needs no restart.
 */
final class GroupWriter implements AutoCloseable {

  /** Something to write. If it throws {@link NotStored}, it has changed nothing. */
  interface Write<T> {
    T write(WritingSql sql) throws SQLException;
  }

  private static final int AT_ONCE = 1_000;

  private final SqliteFile file;
  private final WaitingWrites waiting;
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
  private WritingSql sql;

  GroupWriter(SqliteFile file, WritingSql sql, int capacity) {
    this.file = file;
    this.sql = sql;
    this.waiting = new WaitingWrites(capacity);
    writer.setDaemon(true);
    writer.start();
  }

  /** Completes after the commit; at once with {@link NotStored} if too many wait already. */
  <T> CompletableFuture<T> write(Write<T> write) {
    return waiting.add(write);
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

  /** What to tell those who wait, once that is certain. */
  private List<Runnable> written(List<Waiting<?>> group) {
    List<Runnable> told = new ArrayList<>(group.size());
    try {
      if (sql == null) {
        sql = new WritingSql(file.forWriting());
      }
      for (Waiting<?> one : group) {
        told.add(one.write(sql));
      }
      sql.commit();
      commits.incrementAndGet();
      return told;
    } catch (SQLException e) {
      rollBack(e);
      return refused(group, SqliteTrouble.notStored(e));
    } catch (RuntimeException e) {
      rollBack(e);
      return refused(group, new NotStored("Nothing was stored, by a fault of the program.", e));
    }
  }

  private static List<Runnable> refused(List<Waiting<?>> group, NotStored refusal) {
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

  private void rollBack(Exception failure) {
    if (sql != null) {
      try {
        sql.rollback();
      } catch (SQLException e) {
        failure.addSuppressed(e);
        letGo(failure);
      }
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
