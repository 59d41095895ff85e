package org.arbiterchess.e2e;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** A TCP proxy between a browser and a server. Its connections can be interrupted and restored. */
final class InterruptibleTcpProxy implements AutoCloseable {

  private final int serverPort;
  private final ServerSocket listener;
  private final Set<Socket> open = ConcurrentHashMap.newKeySet();
  private volatile boolean interrupted;

  InterruptibleTcpProxy(int serverPort) {
    this.serverPort = serverPort;
    try {
      listener = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    daemon(this::accept);
  }

  String address() {
    return "http://127.0.0.1:" + listener.getLocalPort();
  }

  void interrupt() {
    interrupted = true;
    open.forEach(InterruptibleTcpProxy::close);
  }

  void restore() {
    interrupted = false;
  }

  @Override
  public void close() throws IOException {
    interrupt();
    listener.close();
  }

  private void accept() {
    while (!listener.isClosed()) {
      try {
        Socket browser = listener.accept();
        if (interrupted) {
          browser.close();
        } else {
          connect(browser, new Socket(InetAddress.getLoopbackAddress(), serverPort));
        }
      } catch (IOException e) {
        // The proxy is closed or the server is down, so the browser gets no response.
      }
    }
  }

  private void connect(Socket browser, Socket server) {
    open.add(browser);
    open.add(server);
    daemon(() -> forward(browser, server));
    daemon(() -> forward(server, browser));
  }

  private void forward(Socket from, Socket to) {
    try (InputStream in = from.getInputStream();
        OutputStream out = to.getOutputStream()) {
      in.transferTo(out);
    } catch (IOException e) {
      // One side has closed its connection, so close both connections.
      close(from);
    } finally {
      close(to);
      open.remove(from);
      open.remove(to);
    }
  }

  private static void close(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void daemon(Runnable work) {
    Thread thread = new Thread(work, "proxy");
    thread.setDaemon(true);
    thread.start();
  }
}
