package org.arbiterchess.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import org.arbiterchess.language.Texts;
import org.arbiterchess.server.language.AcceptLanguage;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** Sends an HTTP error, as a page to browsers and as one line of text to other clients. */
public final class ErrorResponse {

  private static final String HTML = "text/html;charset=utf-8";
  private static final String TEXT = "text/plain;charset=utf-8";

  private ErrorResponse() {}

  /** Sends the error that belongs to the status of the response. */
  public static boolean send(Request request, Response response, Callback callback) {
    HttpFields headers = request.getHeaders();
    HttpError error = HttpError.ofStatus(response.getStatus());
    Texts texts = AcceptLanguage.texts(headers.get(HttpHeader.ACCEPT_LANGUAGE));
    boolean html = AcceptHeaders.acceptsHtml(headers.get(HttpHeader.ACCEPT));
    SecurityHeaders.ALL.forEach(response.getHeaders()::put);
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, html ? HTML : TEXT);
    response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-cache");
    response.getHeaders().put(HttpHeader.VARY, "Accept, Accept-Language");
    String body = html ? error.html(texts) : error.text(texts);
    response.write(true, ByteBuffer.wrap(body.getBytes(UTF_8)), callback);
    return true;
  }
}
