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

/** A wire between a browser and a server that can be cut, without either being told, and mended. */
final class InterruptibleTcpProxy implements AutoCloseable {

  private final int server;
  private final ServerSocket near;
  private final Set<Socket> open = ConcurrentHashMap.newKeySet();
  private volatile boolean cut;

  InterruptibleTcpProxy(int server) {
    this.server = server;
    try {
      near = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    daemon(this::accept);
  }

  String address() {
    return "http://127.0.0.1:" + near.getLocalPort();
  }

  void cut() {
    cut = true;
    open.forEach(InterruptibleTcpProxy::close);
  }

  void mend() {
    cut = false;
  }

  @Override
  public void close() throws IOException {
    cut();
    near.close();
  }

  private void accept() {
    while (!near.isClosed()) {
      try {
        Socket browser = near.accept();
        if (cut) {
          browser.close();
        } else {
          join(browser, new Socket(InetAddress.getLoopbackAddress(), server));
        }
      } catch (IOException e) {
        // The wire is taken down, or the server is: whoever called hears nothing.
      }
    }
  }

  private void join(Socket browser, Socket far) {
    open.add(browser);
    open.add(far);
    daemon(() -> carry(browser, far));
    daemon(() -> carry(far, browser));
  }

  private void carry(Socket from, Socket to) {
    try (InputStream in = from.getInputStream();
        OutputStream out = to.getOutputStream()) {
      in.transferTo(out);
    } catch (IOException e) {
      // One end has hung up: so does the other.
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
    Thread thread = new Thread(work, "wire");
    thread.setDaemon(true);
    thread.start();
  }
}
