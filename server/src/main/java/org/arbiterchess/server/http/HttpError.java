package org.arbiterchess.server.http;

import java.util.Map;
import org.arbiterchess.language.Texts;
import org.arbiterchess.server.language.ServerText;
import org.arbiterchess.server.link.Exchange;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** An HTTP error outside the API, and the message that explains it to the client. */
public enum HttpError {
  NOT_FOUND(404, ServerText.NOT_FOUND_HEADING, ServerText.NOT_FOUND_SENTENCE),
  BAD_REQUEST(400, ServerText.BAD_REQUEST_HEADING, ServerText.BAD_REQUEST_SENTENCE),
  METHOD_NOT_ALLOWED(
      405, ServerText.METHOD_NOT_ALLOWED_HEADING, ServerText.METHOD_NOT_ALLOWED_SENTENCE),
  INTERNAL_ERROR(500, ServerText.INTERNAL_ERROR_HEADING, ServerText.INTERNAL_ERROR_SENTENCE);

  private final int status;
  private final ServerText heading;
  private final ServerText sentence;

  HttpError(int status, ServerText heading, ServerText sentence) {
    this.status = status;
    this.heading = heading;
    this.sentence = sentence;
  }

  /**
   * The error for an HTTP status. A status without an error of its own is mapped to {@link
   * #BAD_REQUEST} if it is below 500, and otherwise to {@link #INTERNAL_ERROR}.
   */
  private static HttpError ofStatus(int status) {
    for (HttpError error : values()) {
      if (error.status == status) {
        return error;
      }
    }
    return status < 500 ? BAD_REQUEST : INTERNAL_ERROR;
  }

  GeneratedPage page(Texts texts) {
    return new GeneratedPage(texts, heading, sentence, Map.of());
  }

  /** Sends the error that belongs to the status of the response. */
  public static boolean send(Request request, Response response, Callback callback) {
    Exchange exchange = new Exchange(request, response, callback);
    SecurityHeaders.ALL.forEach(response.getHeaders()::put);
    ofStatus(response.getStatus())
        .page(exchange.texts())
        .send(exchange, response.getStatus(), "no-cache");
    return true;
  }
}
