package org.arbiterchess.server.faults;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A way to a server on which everything is late by a different time, connections break or fall
 * silent, and what was sent before a page hung up may still arrive after what it sends next.
 */
final class UnreliableTcpProxy implements AutoCloseable {

  private static final int MOST_DELAY_MILLIS = 15;
  private static final int MOST_CHUNKS = 60;
  private static final int ONE_IN_SILENT = 6;
  private static final int SILENCE_MILLIS = 300;

  private final ServerSocket listener;
  private final int server;
  private final Random random;
  private final ExecutorService threads =
      Executors.newCachedThreadPool(
          task -> {
            Thread thread = new Thread(task, "rough network");
            thread.setDaemon(true);
            return thread;
          });
  private final AtomicInteger broken = new AtomicInteger();

  UnreliableTcpProxy(int server, long seed) throws IOException {
    this.listener = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    this.server = server;
    this.random = new Random(seed);
    threads.execute(this::accept);
  }

  int port() {
    return listener.getLocalPort();
  }

  int broken() {
    return broken.get();
  }

  private void accept() {
    try {
      while (true) {
        Socket near = listener.accept();
        Socket far = new Socket(InetAddress.getLoopbackAddress(), server);
        near.setTcpNoDelay(true);
        far.setTcpNoDelay(true);
        threads.execute(() -> carry(near, far));
        threads.execute(() -> carry(far, near));
      }
    } catch (IOException e) {
      // It was closed, which is how this ends.
      threads.shutdown();
    }
  }

  private synchronized int below(int bound) {
    return random.nextInt(bound);
  }

  /** Carries what comes, until an end closes or this connection has lived long enough. */
  private void carry(Socket from, Socket to) {
    int life = 5 + below(MOST_CHUNKS);
    byte[] bytes = new byte[4096];
    try (from;
        to) {
      int length = from.getInputStream().read(bytes);
      while (length >= 0 && life > 0) {
        Thread.sleep(below(MOST_DELAY_MILLIS));
        to.getOutputStream().write(bytes, 0, length);
        life--;
        length = from.getInputStream().read(bytes);
      }
      if (life == 0) {
        broken.incrementAndGet();
        if (below(ONE_IN_SILENT) == 0) {
          Thread.sleep(SILENCE_MILLIS);
        }
      }
    } catch (IOException | InterruptedException e) {
      // Either end may go at any time; both are closed then.
      broken.incrementAndGet();
    }
  }

  @Override
  public void close() throws IOException {
    listener.close();
  }
}
