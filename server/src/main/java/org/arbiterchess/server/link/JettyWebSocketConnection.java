package org.arbiterchess.server.link;

import java.nio.ByteBuffer;
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
    if (canQueue(message.length())) {
      session.sendText(message, whenSent(message.length()));
    }
  }

  /** Answers a ping frame. */
  void sendPong(ByteBuffer payload) {
    if (canQueue(payload.remaining())) {
      session.sendPong(payload, whenSent(payload.remaining()));
    }
  }

  /** Whether a message can be queued. Closes the connection if a slow client prevents that. */
  private boolean canQueue(int size) {
    if (closing.get()) {
      return false;
    }
    long before = pending.get();
    if (before > 0 && before + size > maxPendingChars) {
      if (closing.compareAndSet(false, true)) {
        String last = slowReaderMessage.get();
        session.sendText(last, whenSent(last.length()));
        session.close(
            CloseCode.of(ServerRefusalReason.SLOW_READER),
            ServerRefusalReason.SLOW_READER.name(),
            Callback.NOOP);
      }
      return false;
    }
    return true;
  }

  private Callback whenSent(int size) {
    pending.addAndGet(size);
    return Callback.from(() -> pending.addAndGet(-size), failure -> disconnect());
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
