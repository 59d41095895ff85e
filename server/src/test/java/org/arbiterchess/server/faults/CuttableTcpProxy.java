package org.arbiterchess.server.faults;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * A TCP proxy whose connections can be cut. While they are cut, it forwards no data but does not
 * close them, and new connections hang.
 */
final class CuttableTcpProxy implements AutoCloseable {

  private final ServerSocket listener;
  private final int serverPort;
  private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
  private final ExecutorService threads =
      Executors.newCachedThreadPool(
          task -> {
            Thread thread = new Thread(task, "cuttable-proxy");
            thread.setDaemon(true);
            return thread;
          });
  private boolean cut;

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

  /** Closes the old connections and discards their undelivered data. New connections work again. */
  synchronized void restore() throws IOException {
    cut = false;
    notifyAll();
    for (Socket socket : sockets) {
      socket.close();
    }
    sockets.clear();
  }

  private synchronized void awaitRestored() throws InterruptedException {
    while (cut) {
      wait();
    }
  }

  private void accept() {
    try {
      while (true) {
        Socket client = listener.accept();
        threads.execute(() -> connect(client));
      }
    } catch (IOException e) {
      // The proxy was closed.
      threads.shutdown();
    }
  }

  private void connect(Socket client) {
    try {
      sockets.add(client);
      awaitRestored();
      Socket server = new Socket(InetAddress.getLoopbackAddress(), serverPort);
      sockets.add(server);
      client.setTcpNoDelay(true);
      server.setTcpNoDelay(true);
      threads.execute(() -> copy(client, server));
      copy(server, client);
    } catch (IOException | InterruptedException e) {
      close(client);
    }
  }

  private void copy(Socket from, Socket to) {
    byte[] bytes = new byte[16_384];
    try {
      InputStream in = from.getInputStream();
      OutputStream out = to.getOutputStream();
      for (int length = in.read(bytes); length >= 0; length = in.read(bytes)) {
        awaitRestored();
        out.write(bytes, 0, length);
      }
    } catch (IOException | InterruptedException e) {
      // Either end may close the connection at any time. The other end is then closed as well.
    } finally {
      close(from);
      close(to);
    }
  }

  private void close(Socket socket) {
    sockets.remove(socket);
    try {
      socket.close();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() throws IOException {
    listener.close();
    restore();
  }
}
