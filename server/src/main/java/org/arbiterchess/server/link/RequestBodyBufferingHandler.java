package org.arbiterchess.server.link;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.arbiterchess.server.protocol.Limit;
import org.arbiterchess.server.protocol.RefusalException;
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
 * Reads the body of a request into memory before any other handler sees the request. No thread
 * waits for it, so that slow senders leave the threads to everybody else. A body that comes too
 * slowly, or is one too many from its address, is refused by the handler of the request, which
 * finds the refusal as an attribute; a body that breaks off is dropped.
 */
final class RequestBodyBufferingHandler extends Handler.Wrapper {

  /** The attribute of a request whose body was not read. */
  private static final String REFUSING = RequestBodyBufferingHandler.class.getName();

  /** A body may begin slowly; after that the data rate counts. */
  private static final long GRACE_MILLIS = 5_000;

  private final LinkService link;
  private final int mostBytes;
  private final Optional<ConnectionLimiter> connections;

  /**
   * Bodies are read up to one byte more than {@code mostBytes}, so that whoever reads them sees
   * that they are too large.
   */
  RequestBodyBufferingHandler(
      LinkService link, int mostBytes, Optional<ConnectionLimiter> connections) {
    this.link = link;
    this.mostBytes = mostBytes;
    this.connections = connections;
  }

  /** Why the body of this request was not read, if it was not. */
  static Optional<RefusalException> refusal(Object attribute) {
    return attribute instanceof RefusalException refusing
        ? Optional.of(refusing)
        : Optional.empty();
  }

  static String attribute() {
    return REFUSING;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    connections.ifPresent(limiter -> limiter.requested(request, response));
    if (!hasBody(request)) {
      return super.handle(request, response, callback);
    }
    ClientLimiter caller = caller(request);
    if (caller.beginBody() > link.limits().of(Limit.BODIES_PER_ADDRESS)) {
      caller.endBody();
      return super.handle(
          refused(request, ServerRefusalReason.TOO_MANY_CONNECTIONS, Limit.BODIES_PER_ADDRESS),
          response,
          callback);
    }
    return new Reading(request, response, callback, caller).begin();
  }

  private static boolean hasBody(Request request) {
    return request.getHeaders().getLongField(HttpHeader.CONTENT_LENGTH) > 0
        || request.getHeaders().contains(HttpHeader.TRANSFER_ENCODING);
  }

  private ClientLimiter caller(Request request) {
    String address =
        ClientAddress.of(
            Request.getRemoteAddr(request),
            request.getHeaders().getValuesList("X-Forwarded-For"),
            link.setup().behindProxy());
    return link.callers().at(address, link.now());
  }

  private Request refused(Request request, ServerRefusalReason reason, Limit limit) {
    Object value = link.limits().of(limit);
    request.setAttribute(REFUSING, new RefusalException(reason, limit.written(), value));
    return request;
  }

  /** A body that is being received. */
  private final class Reading implements Runnable {

    private final Request request;
    private final Response response;
    private final Callback callback;
    private final ClientLimiter caller;
    private final EndPoint endPoint;
    private final long usualTimeout;
    private final long begun = System.nanoTime();
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    Reading(Request request, Response response, Callback callback, ClientLimiter caller) {
      this.request = request;
      this.response = response;
      this.callback = callback;
      this.caller = caller;
      this.endPoint = request.getConnectionMetaData().getConnection().getEndPoint();
      this.usualTimeout = endPoint.getIdleTimeout();
    }

    /** Most bodies arrive with their headers, and are handled at once. */
    boolean begin() throws Exception {
      endPoint.setIdleTimeout(Math.min(GRACE_MILLIS, link.limits().millis(Limit.BODY_SECONDS)));
      Optional<Request> whole = read();
      return whole.isEmpty()
          || RequestBodyBufferingHandler.super.handle(whole.get(), response, callback);
    }

    /** More has arrived, nothing more will, or nothing has for a while. */
    @Override
    public void run() {
      // Handlers may block on the store; the threads that read bodies must not.
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

    /** Reads what is there. Gives the request to handle, if there is nothing to wait for. */
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
        boolean complete = take(chunk);
        if (complete) {
          end();
          return Optional.of(new ReadRequest(request, bytes.toByteArray()));
        }
      }
    }

    /** Whether nothing more is to be read. */
    private boolean take(Content.Chunk chunk) {
      byte[] some = new byte[Math.min(chunk.remaining(), mostBytes + 1 - bytes.size())];
      chunk.getByteBuffer().get(some);
      bytes.writeBytes(some);
      chunk.release();
      return chunk.isLast() || bytes.size() > mostBytes;
    }

    private Optional<Request> failed(Content.Chunk failure) {
      if (!failure.isLast()) {
        return Optional.of(tooSlow());
      }
      // The sender has gone. Nobody is there to be told.
      end();
      callback.failed(failure.getFailure());
      return Optional.empty();
    }

    private boolean isTooSlow() {
      long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun);
      long perSecond = link.limits().of(Limit.BODY_BYTES_PER_SECOND);
      return millis > link.limits().millis(Limit.BODY_SECONDS)
          || bytes.size() < (millis - GRACE_MILLIS) * perSecond / 1000;
    }

    private Request tooSlow() {
      end();
      return refused(request, ServerRefusalReason.TOO_SLOW, Limit.BODY_SECONDS);
    }

    private void end() {
      caller.endBody();
      endPoint.setIdleTimeout(usualTimeout);
    }
  }

  /** A request whose body is in memory. */
  private static final class ReadRequest extends Request.Wrapper {

    private Content.Chunk rest;

    ReadRequest(Request request, byte[] body) {
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
