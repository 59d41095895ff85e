package org.arbiterchess.server.http;

import org.arbiterchess.server.language.PageTextKey;
import org.arbiterchess.server.language.ServerPhrasebook;

/** An HTTP error outside the API, and the message that explains it to the client. */
public enum HttpError {
  NOT_FOUND(404, PageTextKey.NOT_FOUND_HEADING, PageTextKey.NOT_FOUND_SENTENCE),
  BAD_REQUEST(400, PageTextKey.BAD_REQUEST_HEADING, PageTextKey.BAD_REQUEST_SENTENCE),
  METHOD_NOT_ALLOWED(
      405, PageTextKey.METHOD_NOT_ALLOWED_HEADING, PageTextKey.METHOD_NOT_ALLOWED_SENTENCE),
  INTERNAL_ERROR(500, PageTextKey.INTERNAL_ERROR_HEADING, PageTextKey.INTERNAL_ERROR_SENTENCE);

  private final int status;
  private final PageTextKey heading;
  private final PageTextKey sentence;

  HttpError(int status, PageTextKey heading, PageTextKey sentence) {
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

  int status() {
    return status;
  }

  /** One line of text for clients other than browsers. */
  String text(ServerPhrasebook phrasebook) {
    return phrasebook.text(heading) + ". " + phrasebook.text(sentence) + "\n";
  }

  /** An HTML page for browsers. */
  String html(ServerPhrasebook phrasebook) {
    return ErrorAndStatusPageTemplate.render(phrasebook, heading, sentence, "");
  }
}
