package org.arbiterchess.server.faults;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * A TCP proxy in front of PostgreSQL whose connections can be cut: all of them, or only those for
 * the messages between servers. While they are cut, it forwards no data but does not close them,
 * and new connections hang.
 */
final class CuttableTcpProxy implements AutoCloseable {

  private final ServerSocket listener;
  private final int serverPort;
  private final Set<Connection> connections = ConcurrentHashMap.newKeySet();
  private final ExecutorService threads =
      Executors.newCachedThreadPool(
          task -> {
            Thread thread = new Thread(task, "cuttable-proxy");
            thread.setDaemon(true);
            return thread;
          });
  private boolean cut;
  private boolean messagesCut;

  CuttableTcpProxy(int serverPort) throws IOException {
    this.listener = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    this.serverPort = serverPort;
    threads.execute(this::accept);
  }

  int port() {
    return listener.getLocalPort();
  }

  synchronized void cut() {
    cut = true;
  }

  synchronized void cutMessages() {
    messagesCut = true;
  }

  /**
   * Closes the connections that were cut and discards their undelivered data. New connections work
   * again.
   */
  synchronized void restore() throws IOException {
    for (Connection connection : connections) {
      if (connection.isCut()) {
        connection.close();
      }
    }
    cut = false;
    messagesCut = false;
    notifyAll();
  }

  private void accept() {
    try {
      while (true) {
        Connection connection = new Connection(listener.accept());
        connections.add(connection);
        threads.execute(connection::open);
      }
    } catch (IOException e) {
      // The proxy was closed.
      threads.shutdown();
    }
  }

  private final class Connection {

    private final Socket client;
    private final Socket server = new Socket();
    private volatile boolean isForMessages;

    private Connection(Socket client) {
      this.client = client;
    }

    private boolean isCut() {
      return cut || (messagesCut && isForMessages);
    }

    private void awaitRestored() throws InterruptedException {
      synchronized (CuttableTcpProxy.this) {
        while (isCut()) {
          CuttableTcpProxy.this.wait();
        }
      }
    }

    private void open() {
      try {
        awaitRestored();
        server.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), serverPort));
        client.setTcpNoDelay(true);
        server.setTcpNoDelay(true);
        threads.execute(() -> copy(client, server));
        copy(server, client);
      } catch (IOException | InterruptedException e) {
        close();
      }
    }

    private void copy(Socket from, Socket to) {
      byte[] bytes = new byte[16_384];
      try {
        InputStream in = from.getInputStream();
        OutputStream out = to.getOutputStream();
        for (int length = in.read(bytes); length >= 0; length = in.read(bytes)) {
          isForMessages |= new String(bytes, 0, length, ISO_8859_1).contains("arbiter messages");
          awaitRestored();
          out.write(bytes, 0, length);
        }
      } catch (IOException | InterruptedException e) {
        // Either end may close the connection at any time. The other end is then closed as well.
      } finally {
        close();
      }
    }

    private void close() {
      connections.remove(this);
      try {
        client.close();
        server.close();
      } catch (IOException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  @Override
  public void close() throws IOException {
    listener.close();
    cut();
    restore();
  }
}
