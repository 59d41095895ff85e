package org.arbiterchess.server.link;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;

/**
 * A WebSocket client that does not read until the test requests the close code. It uses a plain
 * socket, because the JDK's client sometimes fails to notice that a connection has ended in the
 * middle of a frame, and then waits forever.
 */
final class SlowWebSocketClient implements AutoCloseable {

  /** The code for a connection that ends without a close frame (RFC 6455, 7.1.5). */
  private static final int ABNORMAL = 1006;

  private static final int TEXT = 0x81;
  private static final int CLOSE = 0x8;
  private static final int MASKED = 0x80;
  private static final int TIMEOUT_MILLIS = 20_000;

  private final Socket socket;
  private final DataInputStream in;

  private SlowWebSocketClient(Socket socket) throws IOException {
    this.socket = socket;
    this.in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
  }

  static SlowWebSocketClient connect(LinkServerForTests server) throws IOException {
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
    socket.setSoTimeout(TIMEOUT_MILLIS);
    SlowWebSocketClient reader = new SlowWebSocketClient(socket);
    reader.handshake(server.port());
    return reader;
  }

  private void handshake(int port) throws IOException {
    String request =
        "GET /socket HTTP/1.1\r\nHost: 127.0.0.1:"
            + port
            + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            + "Sec-WebSocket-Key: AAECAwQFBgcICQoLDA0ODw==\r\n\r\n";
    socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
    StringBuilder head = new StringBuilder();
    while (head.indexOf("\r\n\r\n") < 0) {
      head.append((char) in.readUnsignedByte());
    }
    if (!head.toString().startsWith("HTTP/1.1 101 ")) {
      throw new IOException("no WebSocket: " + head);
    }
  }

  /** Sends a short text frame. A mask of zeros leaves the text unchanged. */
  void send(String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    send(TEXT, bytes);
  }

  /** Sends a short frame. Its first byte is the opcode, and 0x80 if it ends a message. */
  void send(int first, byte[] bytes) throws IOException {
    if (bytes.length > 125) {
      throw new IllegalArgumentException("too long for a short frame: " + bytes.length);
    }
    ByteArrayOutputStream frame = new ByteArrayOutputStream();
    frame.write(first);
    frame.write(MASKED | bytes.length);
    frame.write(new byte[4]);
    frame.write(bytes);
    socket.getOutputStream().write(frame.toByteArray());
  }

  private long readLength() throws IOException {
    int length = in.readUnsignedByte();
    return length == 126 ? in.readUnsignedShort() : length == 127 ? in.readLong() : length;
  }

  /** Reads until a text frame, and returns its text. */
  String text() throws IOException {
    int first;
    byte[] payload;
    do {
      first = in.readUnsignedByte();
      payload = in.readNBytes((int) readLength());
    } while (first != TEXT);
    return new String(payload, StandardCharsets.UTF_8);
  }

  /** Reads until the close frame or the end of the connection, and returns the close code. */
  int closeCode() throws IOException {
    try {
      while (true) {
        int opcode = in.readUnsignedByte() & 0xf;
        long length = readLength();
        if (opcode == CLOSE) {
          return in.readUnsignedShort();
        }
        in.skipNBytes(length);
      }
    } catch (EOFException | SocketException e) {
      return ABNORMAL;
    }
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
