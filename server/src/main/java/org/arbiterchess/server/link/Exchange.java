package org.arbiterchess.server.link;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.arbiterchess.language.Said;
import org.arbiterchess.language.Texts;
import org.arbiterchess.server.json.JsonTreeCodec;
import org.arbiterchess.server.language.AcceptLanguage;
import org.arbiterchess.server.language.ServerText;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** An HTTP request, its body once it is in memory, and its response, which is sent once. */
public final class Exchange {

  /** The size of the largest body that is accepted. */
  public static final int MAX_BODY_BYTES = 256 * 1024;

  private final Request request;
  private final Response response;
  private final Callback callback;

  /** Empty if the request has no body or it was not read. */
  byte[] body = new byte[0];

  /** Why the body was not read. */
  Optional<RefusalException> bodyRefusal = Optional.empty();

  public Exchange(Request request, Response response, Callback callback) {
    this.request = request;
    this.response = response;
    this.callback = callback;
  }

  public Request request() {
    return request;
  }

  public Response response() {
    return response;
  }

  public Callback callback() {
    return callback;
  }

  /** The path as the client wrote it, without being decoded. */
  public String path() {
    return Objects.toString(request.getHttpURI().getPath(), "");
  }

  public boolean isGet() {
    return request.getMethod().equals("GET") || request.getMethod().equals("HEAD");
  }

  /** The value of a header of the request, or null. */
  public String header(HttpHeader name) {
    return request.getHeaders().get(name);
  }

  /** Whether the If-None-Match header contains the ETag (RFC 9110, 13.1.2). */
  public boolean hasCached(String etag) {
    String ifNoneMatch = header(HttpHeader.IF_NONE_MATCH);
    String opaque = etag.substring(etag.indexOf('"'));
    return ifNoneMatch != null
        && Stream.of(ifNoneMatch.split(",", -1))
            .map(String::strip)
            .anyMatch(tag -> tag.equals("*") || tag.replaceFirst("^W/", "").equals(opaque));
  }

  /** The texts in the language of the client. */
  public Texts texts() {
    return AcceptLanguage.texts(header(HttpHeader.ACCEPT_LANGUAGE));
  }

  /** The body. Throws {@link RefusalException} if it is too large or not UTF-8. */
  public byte[] body(int maxBytes) {
    requireBody(maxBytes);
    if (!JsonTreeCodec.isUtf8(body)) {
      throw new RefusalException(
          ServerRefusalReason.MALFORMED, Said.of(ServerText.MALFORMED_BYTES));
    }
    return body;
  }

  /** Throws {@link RefusalException} if the body is larger than this. */
  public void requireBody(int maxBytes) {
    if (body.length > maxBytes) {
      throw new RefusalException(ServerRefusalReason.TOO_LARGE, "body", maxBytes);
    }
  }

  /** Sets a header of the response. */
  public void setHeader(HttpHeader name, String value) {
    response.getHeaders().put(name, value);
  }

  /** Sends a response without a body. */
  public void send(int status) {
    response.setStatus(status);
    callback.succeeded();
  }

  public void send(int status, String type, String text) {
    send(status, type, text.getBytes(UTF_8));
  }

  public void send(int status, String type, byte[] bytes) {
    response.setStatus(status);
    setHeader(HttpHeader.CONTENT_TYPE, type);
    response.write(true, ByteBuffer.wrap(bytes), callback);
  }
}
