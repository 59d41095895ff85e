package org.arbiterchess.server.http;

import org.arbiterchess.language.Said;
import org.arbiterchess.language.Texts;
import org.arbiterchess.server.language.ServerText;

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
  public static HttpError ofStatus(int status) {
    for (HttpError error : values()) {
      if (error.status == status) {
        return error;
      }
    }
    return status < 500 ? BAD_REQUEST : INTERNAL_ERROR;
  }

  /** One line of text for clients other than browsers. */
  String text(Texts texts) {
    return texts.say(ServerText.ERROR_LINE, Said.of(heading), Said.of(sentence)) + "\n";
  }

  /** An HTML page for browsers. */
  String html(Texts texts) {
    return ErrorAndStatusPageTemplate.render(texts, heading, sentence, "");
  }
}
