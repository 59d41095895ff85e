package org.arbiterchess.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/**
 * Messages that the servers on one PostgreSQL database send each other as notifications. While
 * there is no connection they are lost, but nobody waits. Lost connections are replaced.
 *
 * <p>One thread sends what has been queued since it last did, in a transaction that does not wait
 * for the disk. Another thread receives.
 */
public final class ServerMessages implements AutoCloseable {

  /** Receives messages. */
  public interface Receiver {

    /** A server, perhaps this one, has sent a message. */
    void onMessage(String node, String message);

    /** The connection is lost, and messages with it. */
    void onDisconnected();
  }

  private interface ConnectionUser {
    void use(Sql sql) throws SQLException, InterruptedException;
  }

  /**
   * The maximum length of a message in UTF-8. With the name of the sender it must have less than
   * 8,000 bytes, which is PostgreSQL's limit.
   */
  public static final int MAX_MESSAGE_BYTES = 7_000;

  private static final int MAX_QUEUED = 10_000;

  /** A connection on which nothing arrives for this long is replaced. Servers send more often. */
  private static final int SILENT_MILLIS = 4_000;

  private static final int RETRY_MILLIS = 250;

  private final Postgres database;
  private final String node;
  private final BlockingQueue<String> queue = new LinkedBlockingQueue<>(MAX_QUEUED);
  private final List<Thread> threads = new ArrayList<>();

  /** The receiving thread's connection. Null until the first one is open. */
  private volatile Sql listening;

  private volatile boolean closed;

  ServerMessages(Postgres database, String node) {
    this.database = database;
    this.node = node;
  }

  /** Begins to send and receive. The receiver is called on one thread and must not block. */
  public void start(Receiver receiver) {
    threads.add(new Thread(() -> keepConnected(this::send), "messages-send"));
    threads.add(new Thread(() -> keepConnected(sql -> receive(sql, receiver)), "messages-receive"));
    for (Thread thread : threads) {
      thread.setDaemon(true);
      thread.start();
    }
  }

  private void keepConnected(ConnectionUser user) {
    try {
      while (!closed) {
        try (Sql sql = database.connect()) {
          sql.execute("set application_name = 'arbiter messages'; set synchronous_commit = off");
          user.use(sql);
        } catch (SQLException e) {
          // The version checks find what is missed until the next connection.
          TimeUnit.MILLISECONDS.sleep(RETRY_MILLIS);
        }
      }
    } catch (InterruptedException e) {
      closed = true;
    }
  }

  /** Queues a message to all servers, including this one. Does not block. */
  public void send(String message) {
    boolean unused = queue.offer(message);
  }

  private void send(Sql sql) throws SQLException, InterruptedException {
    queue.clear();
    while (!closed) {
      List<String> messages = new ArrayList<>();
      messages.add(queue.take());
      queue.drainTo(messages);
      sql.query(
          "select pg_notify('arbiter', ? || ' ' || message) from unnest(?::text[]) message",
          row -> true,
          node,
          messages.toArray(String[]::new));
    }
  }

  private void receive(Sql sql, Receiver receiver) throws SQLException {
    listening = sql;
    try {
      sql.execute("listen arbiter");
      PGConnection connection = sql.connection().unwrap(PGConnection.class);
      PGNotification[] arrived;
      do {
        arrived = connection.getNotifications(SILENT_MILLIS);
        for (PGNotification notification : arrived) {
          String[] parts = notification.getParameter().split(" ", 2);
          if (parts.length == 2) {
            receiver.onMessage(parts[0], parts[1]);
          }
        }
      } while (arrived.length > 0 && !closed);
    } finally {
      receiver.onDisconnected();
    }
  }

  public boolean isClosed() {
    return closed;
  }

  @Override
  public void close() {
    closed = true;
    threads.forEach(Thread::interrupt);
    try {
      if (listening != null) {
        listening.connection().abort(Runnable::run);
      }
    } catch (SQLException e) {
      // Nothing more is received in any case.
    }
  }
}
