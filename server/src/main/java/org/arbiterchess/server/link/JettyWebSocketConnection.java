package org.arbiterchess.server.link;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.arbiterchess.server.room.ClientConnection;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/**
 * A WebSocket of Jetty's. What waits to be read by a slow page is counted, and when it is too much
 * the page is cut off; it will resume.
 */
final class JettyWebSocketConnection implements ClientConnection {

  private static final int TRY_AGAIN_LATER = 1013;

  private final Session session;
  private final long most;
  private final Supplier<String> tooSlow;
  private final AtomicLong pending = new AtomicLong();
  private final AtomicBoolean closing = new AtomicBoolean();

  /**
   * A connection that is open.
   *
   * @param most how many characters may wait
   * @param tooSlow what is said to a page that is cut off
   */
  JettyWebSocketConnection(Session session, long most, Supplier<String> tooSlow) {
    this.session = session;
    this.most = most;
    this.tooSlow = tooSlow;
  }

  @Override
  public void send(String message) {
    if (closing.get()) {
      return;
    }
    long before = pending.get();
    if (before > 0 && before + message.length() > most) {
      if (closing.compareAndSet(false, true)) {
        write(tooSlow.get());
        session.close(TRY_AGAIN_LATER, "SLOW_READER", Callback.NOOP);
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

  /** Whether it was asked to close. */
  boolean isClosing() {
    return closing.get();
  }

  /** Ends it at once, whatever waits. */
  void disconnect() {
    closing.set(true);
    session.disconnect();
  }
}
