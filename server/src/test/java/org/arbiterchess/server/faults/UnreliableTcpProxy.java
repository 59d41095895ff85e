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
 * A TCP proxy that delays data randomly, and breaks or stalls connections. Data from a broken
 * connection may arrive after data from the next connection.
 */
final class UnreliableTcpProxy implements AutoCloseable {

  private static final int MAX_DELAY_MILLIS = 15;
  private static final int MAX_CHUNKS = 60;
  private static final int ONE_IN_SILENT = 6;
  private static final int SILENCE_MILLIS = 300;

  private final ServerSocket listener;
  private final int serverPort;
  private final Random random;
  private final ExecutorService threads =
      Executors.newCachedThreadPool(
          task -> {
            Thread thread = new Thread(task, "unreliable-proxy");
            thread.setDaemon(true);
            return thread;
          });
  private final AtomicInteger brokenConnections = new AtomicInteger();

  UnreliableTcpProxy(int serverPort, long seed) throws IOException {
    this.listener = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    this.serverPort = serverPort;
    this.random = new Random(seed);
    threads.execute(this::accept);
  }

  int port() {
    return listener.getLocalPort();
  }

  int brokenConnections() {
    return brokenConnections.get();
  }

  private void accept() {
    try {
      while (true) {
        Socket client = listener.accept();
        Socket server = new Socket(InetAddress.getLoopbackAddress(), serverPort);
        client.setTcpNoDelay(true);
        server.setTcpNoDelay(true);
        threads.execute(() -> copy(client, server));
        threads.execute(() -> copy(server, client));
      }
    } catch (IOException e) {
      // The proxy was closed.
      threads.shutdown();
    }
  }

  private synchronized int below(int bound) {
    return random.nextInt(bound);
  }

  /** Forwards data until either end closes the connection or the chunk limit is reached. */
  private void copy(Socket from, Socket to) {
    int chunksLeft = 5 + below(MAX_CHUNKS);
    byte[] bytes = new byte[4096];
    try (from;
        to) {
      int length = from.getInputStream().read(bytes);
      while (length >= 0 && chunksLeft > 0) {
        Thread.sleep(below(MAX_DELAY_MILLIS));
        to.getOutputStream().write(bytes, 0, length);
        chunksLeft--;
        length = from.getInputStream().read(bytes);
      }
      if (chunksLeft == 0) {
        brokenConnections.incrementAndGet();
        if (below(ONE_IN_SILENT) == 0) {
          Thread.sleep(SILENCE_MILLIS);
        }
      }
    } catch (IOException | InterruptedException e) {
      // Either end may close the connection at any time. The other end is then closed as well.
      brokenConnections.incrementAndGet();
    }
  }

  @Override
  public void close() throws IOException {
    listener.close();
  }
}
