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
 * A way to a server that can be cut: nothing comes through any more and nobody is told, neither
 * those who are connected nor those who try to.
 */
final class CuttableTcpProxy implements AutoCloseable {

  private final ServerSocket listener;
  private final int server;
  private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
  private final ExecutorService threads =
      Executors.newCachedThreadPool(
          task -> {
            Thread thread = new Thread(task, "cable");
            thread.setDaemon(true);
            return thread;
          });
  private boolean cut;

  CuttableTcpProxy(int server) throws IOException {
    this.listener = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    this.server = server;
    threads.execute(this::accept);
  }

  int port() {
    return listener.getLocalPort();
  }

  synchronized void cut() {
    cut = true;
  }

  /** What was under way is lost with its connections; new ones come through. */
  synchronized void mend() throws IOException {
    cut = false;
    notifyAll();
    for (Socket socket : sockets) {
      socket.close();
    }
    sockets.clear();
  }

  private synchronized void awaitWhole() throws InterruptedException {
    while (cut) {
      wait();
    }
  }

  private void accept() {
    try {
      while (true) {
        Socket near = listener.accept();
        threads.execute(() -> connect(near));
      }
    } catch (IOException e) {
      // It was closed, which is how this ends.
      threads.shutdown();
    }
  }

  private void connect(Socket near) {
    try {
      sockets.add(near);
      awaitWhole();
      Socket far = new Socket(InetAddress.getLoopbackAddress(), server);
      sockets.add(far);
      near.setTcpNoDelay(true);
      far.setTcpNoDelay(true);
      threads.execute(() -> carry(near, far));
      carry(far, near);
    } catch (IOException | InterruptedException e) {
      close(near);
    }
  }

  private void carry(Socket from, Socket to) {
    byte[] bytes = new byte[16_384];
    try {
      InputStream in = from.getInputStream();
      OutputStream out = to.getOutputStream();
      for (int length = in.read(bytes); length >= 0; length = in.read(bytes)) {
        awaitWhole();
        out.write(bytes, 0, length);
      }
    } catch (IOException | InterruptedException e) {
      // Either end may go at any time; both are closed then.
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
    mend();
  }
}
