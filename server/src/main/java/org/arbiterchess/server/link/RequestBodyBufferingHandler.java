package org.arbiterchess.server.link;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerLimit;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Reads a request's body into memory before other handlers receive the request. Reading does not
 * block, so slow clients do not occupy threads. If a body arrives too slowly, or too many bodies
 * arrive from one address at once, the handler discards the incomplete body. It then passes the
 * request on with the refusal stored in an attribute.
 */
final class RequestBodyBufferingHandler extends Handler.Wrapper {

  /** The name of the attribute that holds the refusal if a request's body is refused. */
  private static final String REFUSAL_ATTRIBUTE = RequestBodyBufferingHandler.class.getName();

  /** The minimum data rate is not enforced until this much time has passed. */
  private static final long GRACE_MILLIS = 5_000;

  private final LinkGameServer service;
  private final int maxBytes;
  private final Optional<ConnectionLimiter> connectionLimiter;

  /**
   * Creates a handler that reads at most {@code maxBytes + 1} bytes, so that later handlers can
   * detect a body that is too large.
   */
  RequestBodyBufferingHandler(
      LinkGameServer service, int maxBytes, Optional<ConnectionLimiter> connectionLimiter) {
    this.service = service;
    this.maxBytes = maxBytes;
    this.connectionLimiter = connectionLimiter;
  }

  /** The refusal held in the attribute, or empty if the request's body was not refused. */
  static Optional<RefusalException> refusal(Object attribute) {
    return attribute instanceof RefusalException refusal ? Optional.of(refusal) : Optional.empty();
  }

  static String attribute() {
    return REFUSAL_ATTRIBUTE;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    connectionLimiter.ifPresent(limiter -> limiter.onRequest(request, response));
    if (!hasBody(request)) {
      return super.handle(request, response, callback);
    }
    ClientLimiter caller = limiterFor(request);
    if (caller.addBody() > service.limits().get(ServerLimit.BODIES_PER_ADDRESS)) {
      caller.removeBody();
      return super.handle(
          withRefusal(
              request, ServerRefusalReason.TOO_MANY_CONNECTIONS, ServerLimit.BODIES_PER_ADDRESS),
          response,
          callback);
    }
    return new PendingBody(request, response, callback, caller).start();
  }

  private static boolean hasBody(Request request) {
    return request.getHeaders().getLongField(HttpHeader.CONTENT_LENGTH) > 0
        || request.getHeaders().contains(HttpHeader.TRANSFER_ENCODING);
  }

  private ClientLimiter limiterFor(Request request) {
    String address =
        ClientAddress.rateLimitKey(
            Request.getRemoteAddr(request),
            request.getHeaders().getValuesList("X-Forwarded-For"),
            service.config().behindProxy());
    return service.clientLimiters().forAddress(address, service.now());
  }

  private Request withRefusal(Request request, ServerRefusalReason reason, ServerLimit limit) {
    Object value = service.limits().get(limit);
    request.setAttribute(
        REFUSAL_ATTRIBUTE, new RefusalException(reason, limit.optionName(), value));
    return request;
  }

  /** A body that is still arriving. */
  private final class PendingBody implements Runnable {

    private final Request request;
    private final Response response;
    private final Callback callback;
    private final ClientLimiter limiter;
    private final EndPoint endPoint;
    private final long normalTimeout;
    private final long startedNanos = System.nanoTime();
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    PendingBody(Request request, Response response, Callback callback, ClientLimiter caller) {
      this.request = request;
      this.response = response;
      this.callback = callback;
      this.limiter = caller;
      this.endPoint = request.getConnectionMetaData().getConnection().getEndPoint();
      this.normalTimeout = endPoint.getIdleTimeout();
    }

    /** Handles the request immediately if the body arrived with the headers, as most bodies do. */
    boolean start() throws Exception {
      endPoint.setIdleTimeout(
          Math.min(GRACE_MILLIS, service.limits().millis(ServerLimit.BODY_SECONDS)));
      Optional<Request> whole = read();
      return whole.isEmpty()
          || RequestBodyBufferingHandler.super.handle(whole.get(), response, callback);
    }

    /** Called when data arrives, the body ends, or the idle timeout expires. */
    @Override
    public void run() {
      // Handlers may block on the store, but the threads that read bodies must not.
      read().ifPresent(whole -> getServer().getThreadPool().execute(() -> handle(whole)));
    }

    private void handle(Request whole) {
      try {
        if (!RequestBodyBufferingHandler.super.handle(whole, response, callback)) {
          Response.writeError(whole, response, callback, HttpStatus.NOT_FOUND_404);
        }
      } catch (Exception e) {
        Response.writeError(whole, response, callback, e);
      }
    }

    /** Reads the available data. Returns the request once it can be handled. */
    private Optional<Request> read() {
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
        boolean complete = append(chunk);
        if (complete) {
          end();
          return Optional.of(new BufferedRequest(request, bytes.toByteArray()));
        }
      }
    }

    /** Appends data and returns whether the body is complete or too large. */
    private boolean append(Content.Chunk chunk) {
      byte[] some = new byte[Math.min(chunk.remaining(), maxBytes + 1 - bytes.size())];
      chunk.getByteBuffer().get(some);
      bytes.writeBytes(some);
      chunk.release();
      return chunk.isLast() || bytes.size() > maxBytes;
    }

    private Optional<Request> failed(Content.Chunk failure) {
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

    private Request tooSlow() {
      end();
      return withRefusal(request, ServerRefusalReason.TOO_SLOW, ServerLimit.BODY_SECONDS);
    }

    private void end() {
      limiter.removeBody();
      endPoint.setIdleTimeout(normalTimeout);
    }
  }

  /** A request whose body is in memory. */
  private static final class BufferedRequest extends Request.Wrapper {

    private Content.Chunk rest;

    BufferedRequest(Request request, byte[] body) {
      super(request);
      rest = Content.Chunk.from(ByteBuffer.wrap(body), true);
    }

    @Override
    public Content.Chunk read() {
      Content.Chunk next = rest;
      rest = Content.Chunk.next(next);
      return next;
    }

    @Override
    public void demand(Runnable available) {
      available.run();
    }

    @Override
    public void fail(Throwable failure) {
      rest = Content.Chunk.from(failure, true);
    }
  }
}
