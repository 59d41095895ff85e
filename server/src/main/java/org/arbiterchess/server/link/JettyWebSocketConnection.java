package org.arbiterchess.server.link;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.arbiterchess.server.protocol.CloseCode;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.room.ClientConnection;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/**
 * A Jetty WebSocket. Counts the queued characters and closes the connection if a slow client lets
 * too many accumulate. The client then reconnects.
 */
final class JettyWebSocketConnection implements ClientConnection {

  private final long maxPendingChars;
  private final Supplier<String> slowReaderMessage;
  private final AtomicLong pending = new AtomicLong();
  private final AtomicBoolean closing = new AtomicBoolean();
  private volatile Session session;

  /**
   * Creates a connection that has to be opened before its first use.
   *
   * @param maxPendingChars the maximum number of queued characters
   * @param slowReaderMessage the last message to a slow client
   */
  JettyWebSocketConnection(long maxPendingChars, Supplier<String> slowReaderMessage) {
    this.maxPendingChars = maxPendingChars;
    this.slowReaderMessage = slowReaderMessage;
  }

  void open(Session opened) {
    session = opened;
  }

  @Override
  public void send(String message) {
    if (closing.get()) {
      return;
    }
    long before = pending.get();
    if (before > 0 && before + message.length() > maxPendingChars) {
      if (closing.compareAndSet(false, true)) {
        write(slowReaderMessage.get());
        session.close(
            CloseCode.of(ServerRefusalReason.SLOW_READER),
            ServerRefusalReason.SLOW_READER.name(),
            Callback.NOOP);
      }
      return;
    }
    write(message);
  }

  private void write(String message) {
    int size = message.length();
    pending.addAndGet(size);
    session.sendText(
        message, Callback.from(() -> pending.addAndGet(-size), failure -> disconnect()));
  }

  @Override
  public void close(int code, String reason) {
    if (closing.compareAndSet(false, true)) {
      session.close(code, reason, Callback.NOOP);
    }
  }

  /** Whether the connection is closed or about to be closed. */
  boolean isClosing() {
    return closing.get();
  }

  /** Disconnects immediately and discards queued messages. */
  void disconnect() {
    closing.set(true);
    session.disconnect();
  }
}
