package org.arbiterchess.server.http;

import org.arbiterchess.server.language.PageText;
import org.arbiterchess.server.language.ServerPhrasebook;

/** An HTTP error outside the API, with its text. */
public enum HttpError {
  NOT_FOUND(404, PageText.NOT_FOUND_HEADING, PageText.NOT_FOUND_SENTENCE),
  BAD_REQUEST(400, PageText.BAD_REQUEST_HEADING, PageText.BAD_REQUEST_SENTENCE),
  METHOD_NOT_ALLOWED(
      405, PageText.METHOD_NOT_ALLOWED_HEADING, PageText.METHOD_NOT_ALLOWED_SENTENCE),
  INTERNAL_ERROR(500, PageText.INTERNAL_ERROR_HEADING, PageText.INTERNAL_ERROR_SENTENCE);

  private final int status;
  private final PageText heading;
  private final PageText sentence;

  HttpError(int status, PageText heading, PageText sentence) {
    this.status = status;
    this.heading = heading;
    this.sentence = sentence;
  }

  /** The error of an HTTP status; other statuses become the general client or server error. */
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

  /** One line, for programs. */
  String text(ServerPhrasebook phrasebook) {
    return phrasebook.text(heading) + ". " + phrasebook.text(sentence) + "\n";
  }

  /** A page, for browsers. */
  String html(ServerPhrasebook phrasebook) {
    return HtmlPage.render(phrasebook, heading, sentence, "");
  }
}
