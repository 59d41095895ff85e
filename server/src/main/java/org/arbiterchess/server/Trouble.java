package org.arbiterchess.server;

/** Why a request gets no page, and the words for it in the languages of the page. */
enum Trouble {
  NOTHING_HERE(
      404,
      "There is nothing here",
      "No page of Arbiter's has this address. Perhaps it was cut short when it was copied.",
      "Hier ist nichts",
      "Keine Seite von Arbiter hat diese Adresse. Vielleicht wurde sie beim Kopieren"
          + " abgeschnitten."),
  UNREADABLE(
      400,
      "That cannot be read",
      "The request is malformed. Arbiter's page is at the address without anything after it.",
      "Das ist nicht lesbar",
      "Die Anfrage ist fehlerhaft. Die Seite von Arbiter hat die Adresse ohne weitere"
          + " Zusätze."),
  ONLY_TO_BE_READ(
      405,
      "Here one can only read",
      "Nothing can be sent to this address.",
      "Hier kann man nur lesen",
      "An diese Adresse kann nichts geschickt werden."),
  OUR_FAULT(
      500,
      "Arbiter made a mistake",
      "The fault is the program's, not yours. Try it once more; your games are kept in this"
          + " browser.",
      "Arbiter hat einen Fehler gemacht",
      "Er liegt am Programm, nicht an dir. Versuche es noch einmal; deine Partien sind in"
          + " diesem Browser aufgehoben.");

  private final int status;
  private final String heading;
  private final String sentence;
  private final String germanHeading;
  private final String germanSentence;

  Trouble(
      int status, String heading, String sentence, String germanHeading, String germanSentence) {
    this.status = status;
    this.heading = heading;
    this.sentence = sentence;
    this.germanHeading = germanHeading;
    this.germanSentence = germanSentence;
  }

  /** The trouble that a status of HTTP means. */
  static Trouble of(int status) {
    for (Trouble trouble : values()) {
      if (trouble.status == status) {
        return trouble;
      }
    }
    return status < 500 ? UNREADABLE : OUR_FAULT;
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
  String line(boolean inGerman) {
    return heading(inGerman) + ". " + sentence(inGerman) + "\n";
  }

  /** For browsers: a page of its own. */
  String page(boolean inGerman) {
    return PlainPage.of(
        inGerman ? "de" : "en",
        heading(inGerman),
        sentence(inGerman),
        "",
        inGerman ? "Zum Brett" : "To the board");
  }
}
