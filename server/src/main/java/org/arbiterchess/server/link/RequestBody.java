package org.arbiterchess.server.link;

import java.io.ByteArrayOutputStream;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerLimit;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * A request's body that is still arriving. Reading it into memory does not block, so slow clients
 * do not occupy threads. A body that arrives too slowly is refused, and so are too many bodies from
 * one address at once.
 */
final class RequestBody implements Runnable {

  /** The minimum data rate is not enforced until this much time has passed. */
  private static final long GRACE_MILLIS = 5_000;

  private final LinkGameServer service;
  private final Request request;
  private final Response response;
  private final Callback callback;
  private final Consumer<Exchange> handler;
  private final ClientLimiter limiter;
  private final EndPoint endPoint;
  private final long normalTimeout;
  private final long startedNanos = System.nanoTime();
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

  private RequestBody(
      LinkGameServer service,
      Request request,
      Response response,
      Callback callback,
      Consumer<Exchange> handler) {
    this.service = service;
    this.request = request;
    this.response = response;
    this.callback = callback;
    this.handler = handler;
    this.limiter = service.limiterFor(request);
    this.endPoint = request.getConnectionMetaData().getConnection().getEndPoint();
    this.normalTimeout = endPoint.getIdleTimeout();
  }

  /**
   * Reads the request's body and then handles the request: at once if the body arrived with the
   * headers, as most bodies do.
   */
  static void read(
      LinkGameServer service,
      Request request,
      Response response,
      Callback callback,
      Consumer<Exchange> handler) {
    boolean hasBody =
        request.getHeaders().getLongField(HttpHeader.CONTENT_LENGTH) > 0
            || request.getHeaders().contains(HttpHeader.TRANSFER_ENCODING);
    if (hasBody) {
      new RequestBody(service, request, response, callback, handler).start();
    } else {
      handler.accept(Exchange.withoutBody(request, response, callback));
    }
  }

  private void start() {
    if (limiter.bodies.incrementAndGet() > service.limits().get(ServerLimit.BODIES_PER_ADDRESS)) {
      limiter.bodies.decrementAndGet();
      handler.accept(
          refused(ServerRefusalReason.TOO_MANY_CONNECTIONS, ServerLimit.BODIES_PER_ADDRESS));
      return;
    }
    endPoint.setIdleTimeout(
        Math.min(GRACE_MILLIS, service.limits().millis(ServerLimit.BODY_SECONDS)));
    read().ifPresent(handler);
  }

  private Exchange refused(ServerRefusalReason reason, ServerLimit limit) {
    RefusalException refusal =
        new RefusalException(reason, limit.optionName(), service.limits().get(limit));
    return new Exchange(request, response, callback, new byte[0], Optional.of(refusal));
  }

  /** Called when data arrives, the body ends, or the idle timeout expires. */
  @Override
  public void run() {
    // Handlers may block on the store, but the threads that read bodies must not.
    read()
        .ifPresent(
            whole -> request.getComponents().getExecutor().execute(() -> handler.accept(whole)));
  }

  /** Reads the available data. Returns the exchange once it can be handled. */
  private Optional<Exchange> read() {
    while (true) {
      Content.Chunk chunk = request.read();
      if (chunk == null) {
        if (isTooSlow()) {
          return Optional.of(tooSlow());
        }
        request.demand(this);
        return Optional.empty();
      }
      if (Content.Chunk.isFailure(chunk)) {
        return failed(chunk);
      }
      if (append(chunk)) {
        end();
        return Optional.of(
            new Exchange(request, response, callback, bytes.toByteArray(), Optional.empty()));
      }
    }
  }

  /**
   * Appends data and returns whether the body is complete or too large. One byte more than is
   * allowed is kept, so that the handler notices.
   */
  private boolean append(Content.Chunk chunk) {
    int max = HttpApi.MAX_PUT_ONLINE_BODY_BYTES + 1;
    byte[] some = new byte[Math.min(chunk.remaining(), max - bytes.size())];
    chunk.getByteBuffer().get(some);
    bytes.writeBytes(some);
    chunk.release();
    return chunk.isLast() || bytes.size() == max;
  }

  private Optional<Exchange> failed(Content.Chunk failure) {
    if (!failure.isLast()) {
      return Optional.of(tooSlow());
    }
    // The client has disconnected, so no response is possible.
    end();
    callback.failed(failure.getFailure());
    return Optional.empty();
  }

  private boolean isTooSlow() {
    long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - startedNanos);
    long perSecond = service.limits().get(ServerLimit.BODY_BYTES_PER_SECOND);
    return millis > service.limits().millis(ServerLimit.BODY_SECONDS)
        || bytes.size() < (millis - GRACE_MILLIS) * perSecond / 1000;
  }

  private Exchange tooSlow() {
    end();
    return refused(ServerRefusalReason.TOO_SLOW, ServerLimit.BODY_SECONDS);
  }

  private void end() {
    limiter.bodies.decrementAndGet();
    endPoint.setIdleTimeout(normalTimeout);
  }
}
