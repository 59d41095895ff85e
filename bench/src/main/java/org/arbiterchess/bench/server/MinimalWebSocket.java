package org.arbiterchess.bench.server;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.util.Arrays;

/**
 * A WebSocket client. An idle socket needs almost no memory, because all sockets share the event
 * loop's buffer. The client supports only what the benchmark needs: unfragmented text frames of at
 * most 64 KB. It does not support proxies.
 */
final class MinimalWebSocket {

  interface Listener {
    /** Called when the server has accepted the WebSocket handshake. */
    void onOpen(MinimalWebSocket socket) throws IOException;

    /**
     * Called when a text message has arrived.
     *
     * @param from the start of the message in {@code bytes}, which is valid only during this call
     */
    void onText(MinimalWebSocket socket, byte[] bytes, int from, int length) throws IOException;
  }

  private static final int TEXT = 0x81;
  private static final int PING = 0x89;
  private static final int PONG = 0x8a;
  private static final int CLOSE = 0x88;
  private static final byte[] EMPTY = {};

  private final SocketChannel channel;
  private final SelectionKey key;
  private final Listener listener;
  private final byte[] request;
  private byte[] unread = EMPTY;
  private byte[] unsent = EMPTY;
  private boolean open;

  MinimalWebSocket(
      SocketChannel channel, SelectionKey key, Listener listener, String path, int port) {
    this.channel = channel;
    this.key = key;
    this.listener = listener;
    this.request =
        ("GET "
                + path
                + " HTTP/1.1\r\nHost: 127.0.0.1:"
                + port
                + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                + "Sec-WebSocket-Key: AAECAwQFBgcICQoLDA0ODw==\r\nSec-WebSocket-Version: 13\r\n\r\n")
            .getBytes(ISO_8859_1);
  }

  /** Finishes connecting, writes or reads, depending on what the channel is ready for. */
  void ready(byte[] buffer) throws IOException {
    if (key.isConnectable() && channel.finishConnect()) {
      key.interestOps(SelectionKey.OP_READ);
      write(request);
    }
    if (key.isWritable()) {
      byte[] rest = unsent;
      unsent = EMPTY;
      key.interestOps(SelectionKey.OP_READ);
      write(rest);
    }
    if (key.isReadable()) {
      read(buffer);
    }
  }

  private void read(byte[] bytes) throws IOException {
    ByteBuffer buffer = ByteBuffer.wrap(bytes).put(unread);
    if (channel.read(buffer) < 0) {
      throw new EOFException("the server closed a socket");
    }
    int end = buffer.position();
    int from = open ? 0 : readHandshake(bytes, end);
    if (open) {
      int next = readFrame(bytes, from, end);
      while (next > from) {
        from = next;
        next = readFrame(bytes, from, end);
      }
    }
    unread = from == end ? EMPTY : Arrays.copyOfRange(bytes, from, end);
  }

  private int readHandshake(byte[] bytes, int end) throws IOException {
    String head = new String(bytes, 0, end, ISO_8859_1);
    int length = head.indexOf("\r\n\r\n");
    if (length < 0) {
      return 0;
    }
    if (!head.startsWith("HTTP/1.1 101 ")) {
      throw new IOException("WebSocket handshake refused: " + head);
    }
    open = true;
    listener.onOpen(this);
    return length + 4;
  }

  /** Reads a frame and returns the index after it, or {@code from} if the frame is incomplete. */
  private int readFrame(byte[] bytes, int from, int end) throws IOException {
    if (end - from < 2) {
      return from;
    }
    int length = bytes[from + 1] & 0x7f;
    int body = from + 2;
    if (length == 126) {
      body = from + 4;
      length = end < body ? 0 : ((bytes[from + 2] & 0xff) << 8) | (bytes[from + 3] & 0xff);
    } else if (length == 127) {
      throw new IOException("a frame is larger than 64 KB");
    }
    if (end < body + length) {
      return from;
    }
    switch (bytes[from] & 0xff) {
      case TEXT -> listener.onText(this, bytes, body, length);
      case PING -> send(PONG, Arrays.copyOfRange(bytes, body, body + length));
      case CLOSE ->
          throw new EOFException(
              "the server closed a socket: "
                  + new String(
                      bytes, Math.min(end, body + 2), Math.max(0, length - 2), ISO_8859_1));
      default -> throw new IOException("unknown frame type " + (bytes[from] & 0xff));
    }
    return body + length;
  }

  /** Sends a text message, which must contain only Latin-1 characters. */
  void send(String text) throws IOException {
    send(TEXT, text.getBytes(ISO_8859_1));
  }

  /** Sends a frame. The masking key is zero, which leaves the payload unchanged. */
  private void send(int type, byte[] body) throws IOException {
    int extended = body.length < 126 ? 0 : 2;
    byte[] frame = new byte[6 + extended + body.length];
    frame[0] = (byte) type;
    if (extended == 0) {
      frame[1] = (byte) (0x80 | body.length);
    } else {
      frame[1] = (byte) (0x80 | 126);
      frame[2] = (byte) (body.length >> 8);
      frame[3] = (byte) body.length;
    }
    System.arraycopy(body, 0, frame, 6 + extended, body.length);
    write(frame);
  }

  private void write(byte[] bytes) throws IOException {
    if (unsent.length > 0) {
      unsent = concatenate(unsent, bytes);
      return;
    }
    ByteBuffer buffer = ByteBuffer.wrap(bytes);
    channel.write(buffer);
    if (buffer.hasRemaining()) {
      unsent = Arrays.copyOfRange(bytes, buffer.position(), bytes.length);
      key.interestOps(SelectionKey.OP_READ | SelectionKey.OP_WRITE);
    }
  }

  private static byte[] concatenate(byte[] first, byte[] second) {
    byte[] both = Arrays.copyOf(first, first.length + second.length);
    System.arraycopy(second, 0, both, first.length, second.length);
    return both;
  }
}
