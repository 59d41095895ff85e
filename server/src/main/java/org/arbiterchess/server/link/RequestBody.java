package org.arbiterchess.server.link;

import java.io.ByteArrayOutputStream;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.arbiterchess.server.protocol.ServerLimit;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.io.EndPoint;

/**
 * A request's body that is still arriving. Reading it into memory does not block, so slow clients
 * do not occupy threads. A body that arrives too slowly is refused, and so are too many bodies from
 * one address at once.
 */
final class RequestBody implements Runnable {

  /** The minimum data rate is not enforced until this much time has passed. */
  private static final long GRACE_MILLIS = 5_000;

  private final LinkGameServer service;
  private final Exchange exchange;
  private final Consumer<Exchange> handler;
  private final ClientLimiter limiter;
  private final EndPoint endPoint;
  private final long normalTimeout;
  private final long startedNanos = System.nanoTime();
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

  private RequestBody(LinkGameServer service, Exchange exchange, Consumer<Exchange> handler) {
    this.service = service;
    this.exchange = exchange;
    this.handler = handler;
    this.limiter = service.limiterFor(exchange.request());
    this.endPoint = exchange.request().getConnectionMetaData().getConnection().getEndPoint();
    this.normalTimeout = endPoint.getIdleTimeout();
  }

  /**
   * Reads the request's body and then handles the request: at once if the body arrived with the
   * headers, as most bodies do.
   */
  static void read(LinkGameServer service, Exchange exchange, Consumer<Exchange> handler) {
    HttpFields headers = exchange.request().getHeaders();
    if (headers.getLongField(HttpHeader.CONTENT_LENGTH) > 0
        || headers.contains(HttpHeader.TRANSFER_ENCODING)) {
      new RequestBody(service, exchange, handler).start();
    } else {
      handler.accept(exchange);
    }
  }

  private void start() {
    if (limiter.bodies.incrementAndGet() > service.limits().get(ServerLimit.BODIES_PER_ADDRESS)) {
      limiter.bodies.decrementAndGet();
      refuse(ServerRefusalReason.TOO_MANY_CONNECTIONS, ServerLimit.BODIES_PER_ADDRESS);
      handler.accept(exchange);
      return;
    }
    endPoint.setIdleTimeout(
        Math.min(GRACE_MILLIS, service.limits().millis(ServerLimit.BODY_SECONDS)));
    if (isReady()) {
      handler.accept(exchange);
    }
  }

  private void refuse(ServerRefusalReason reason, ServerLimit limit) {
    exchange.bodyRefusal = Optional.of(service.limits().exceeded(reason, limit));
  }

  /** Called when data arrives, the body ends, or the idle timeout expires. */
  @Override
  public void run() {
    // Handlers may block on the store, but the threads that read bodies must not.
    if (isReady()) {
      exchange.request().getComponents().getExecutor().execute(() -> handler.accept(exchange));
    }
  }

  /** Reads the available data. Returns whether the exchange can be handled. */
  private boolean isReady() {
    while (true) {
      Content.Chunk chunk = exchange.request().read();
      boolean isFailure = Content.Chunk.isFailure(chunk);
      if (chunk == null && !isTooSlow()) {
        exchange.request().demand(this);
        return false;
      }
      if (chunk == null || (isFailure && !chunk.isLast())) {
        end();
        refuse(ServerRefusalReason.TOO_SLOW, ServerLimit.BODY_SECONDS);
        return true;
      }
      if (isFailure) {
        // The client has disconnected, so no response is possible.
        end();
        exchange.callback().failed(chunk.getFailure());
        return false;
      }
      if (append(chunk)) {
        end();
        exchange.body = bytes.toByteArray();
        return true;
      }
    }
  }

  /**
   * Appends data and returns whether the body is complete or too large. One byte more than is
   * allowed is kept, so that the handler notices.
   */
  private boolean append(Content.Chunk chunk) {
    int max = Exchange.MAX_BODY_BYTES + 1;
    byte[] some = new byte[Math.min(chunk.remaining(), max - bytes.size())];
    chunk.getByteBuffer().get(some);
    bytes.writeBytes(some);
    chunk.release();
    return chunk.isLast() || bytes.size() == max;
  }

  private boolean isTooSlow() {
    long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - startedNanos);
    long perSecond = service.limits().get(ServerLimit.BODY_BYTES_PER_SECOND);
    return millis > service.limits().millis(ServerLimit.BODY_SECONDS)
        || bytes.size() < (millis - GRACE_MILLIS) * perSecond / 1000;
  }

  private void end() {
    limiter.bodies.decrementAndGet();
    endPoint.setIdleTimeout(normalTimeout);
  }
}
