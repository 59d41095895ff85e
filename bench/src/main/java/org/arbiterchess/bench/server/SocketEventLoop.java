package org.arbiterchess.bench.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;

/** An event loop that handles thousands of sockets in the calling thread. */
final class SocketEventLoop implements AutoCloseable {

  private final Selector selector;
  private final byte[] buffer = new byte[256 * 1024];
  private final int port;

  SocketEventLoop(int port) throws IOException {
    this.selector = Selector.open();
    this.port = port;
  }

  MinimalWebSocket connect(String path, MinimalWebSocket.Listener listener) throws IOException {
    return connect(port, path, listener);
  }

  MinimalWebSocket connect(int port, String path, MinimalWebSocket.Listener listener)
      throws IOException {
    SocketChannel channel = SocketChannel.open();
    channel.configureBlocking(false);
    channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
    SelectionKey key = channel.register(selector, SelectionKey.OP_CONNECT);
    MinimalWebSocket socket = new MinimalWebSocket(channel, key, listener, path, port);
    key.attach(socket);
    channel.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
    return socket;
  }

  /** Waits at most this long for sockets to become ready, then handles those that are ready. */
  void poll(long millis) throws IOException {
    selector.select(
        key -> {
          try {
            ((MinimalWebSocket) key.attachment()).ready(buffer);
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        },
        millis);
  }

  @Override
  public void close() throws IOException {
    for (SelectionKey key : selector.keys()) {
      key.channel().close();
    }
    selector.close();
  }
}
