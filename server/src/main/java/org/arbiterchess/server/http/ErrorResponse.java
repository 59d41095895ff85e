package org.arbiterchess.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.javalin.http.Context;
import io.javalin.http.Header;
import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** Answers a request that gets no page: a small page for browsers, one line for all else. */
public final class ErrorResponse {

  private static final String HTML = "text/html;charset=utf-8";
  private static final String TEXT = "text/plain;charset=utf-8";

  private ErrorResponse() {}

  public static void send(Context context, HttpError error) {
    boolean german = RequestHeaders.wantsGerman(context.header(Header.ACCEPT_LANGUAGE));
    boolean html = RequestHeaders.acceptsHtml(context.header(Header.ACCEPT));
    context.status(error.status());
    context.header(Header.CACHE_CONTROL, "no-cache");
    context.header(Header.VARY, "Accept, Accept-Language");
    context.contentType(html ? HTML : TEXT);
    context.result(html ? error.html(german) : error.text(german));
  }

  /** What Jetty refuses before anybody else sees it. */
  public static boolean send(Request request, Response response, Callback callback) {
    HttpFields headers = request.getHeaders();
    HttpError error = HttpError.ofStatus(response.getStatus());
    boolean german = RequestHeaders.wantsGerman(headers.get(HttpHeader.ACCEPT_LANGUAGE));
    boolean html = RequestHeaders.acceptsHtml(headers.get(HttpHeader.ACCEPT));
    SecurityHeaders.ALL.forEach(response.getHeaders()::put);
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, html ? HTML : TEXT);
    String body = html ? error.html(german) : error.text(german);
    response.write(true, ByteBuffer.wrap(body.getBytes(UTF_8)), callback);
    return true;
  }
}
