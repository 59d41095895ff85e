package org.arbiterchess.server.http;

/** Why a request gets no page, and the words for it in the languages of the page. */
public enum HttpError {
  NOT_FOUND(
      404,
      "There is nothing here",
      "Arbiter has no page at this address. It may have been cut off when it was copied.",
      "Hier ist nichts",
      "Unter dieser Adresse hat Arbiter keine Seite. Vielleicht wurde sie beim Kopieren"
          + " abgeschnitten."),
  BAD_REQUEST(
      400,
      "Bad request",
      "The request is malformed. Open this server's address without anything after it.",
      "Ungültige Anfrage",
      "Die Anfrage ist fehlerhaft. Öffne die Adresse dieses Servers ohne weitere Zusätze."),
  METHOD_NOT_ALLOWED(
      405,
      "This address is read-only",
      "Nothing can be sent to this address.",
      "Diese Adresse ist nur zum Lesen da",
      "An diese Adresse kann nichts geschickt werden."),
  INTERNAL_ERROR(
      500,
      "Something went wrong",
      "This is our mistake, not yours. Please try again; your games are safe in this browser.",
      "Etwas ist schiefgegangen",
      "Das ist unser Fehler, nicht deiner. Versuche es noch einmal; deine Partien sind in"
          + " diesem Browser gespeichert.");

  private final int status;
  private final String heading;
  private final String sentence;
  private final String germanHeading;
  private final String germanSentence;

  HttpError(
      int status, String heading, String sentence, String germanHeading, String germanSentence) {
    this.status = status;
    this.heading = heading;
    this.sentence = sentence;
    this.germanHeading = germanHeading;
    this.germanSentence = germanSentence;
  }

  /** The trouble that a status of HTTP means. */
  public static HttpError ofStatus(int status) {
    for (HttpError trouble : values()) {
      if (trouble.status == status) {
        return trouble;
      }
    }
    return status < 500 ? BAD_REQUEST : INTERNAL_ERROR;
  }

  int status() {
    return status;
  }

  private String heading(boolean inGerman) {
    return inGerman ? germanHeading : heading;
  }

  private String sentence(boolean inGerman) {
    return inGerman ? germanSentence : sentence;
  }

  /** For programs: one line. */
  String text(boolean inGerman) {
    return heading(inGerman) + ". " + sentence(inGerman) + "\n";
  }

  /** For browsers: a page of its own. */
  String html(boolean inGerman) {
    return HtmlPage.render(
        inGerman ? "de" : "en",
        heading(inGerman),
        sentence(inGerman),
        "",
        inGerman ? "Zum Brett" : "To the board");
  }
}
