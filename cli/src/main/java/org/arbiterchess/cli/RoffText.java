package org.arbiterchess.cli;

/** Escapes text for roff, the format of manual pages. */
final class RoffText {

  private RoffText() {}

  /** Escapes text inside a line. */
  static String text(String text) {
    return text.replace("\\", "\\e")
        .replace("-", "\\-")
        .replace("'", "\\(aq")
        .replace("`", "\\(ga")
        .replace("^", "\\(ha")
        .replace("~", "\\(ti")
        .replace("\"", "\\(dq");
  }

  /** Escapes a whole line, so that roff does not interpret a leading full stop as a request. */
  static String line(String line) {
    String text = text(line);
    return text.startsWith(".") ? "\\&" + text : text;
  }

  static String bold(String text) {
    return "\\fB" + text(text) + "\\fR";
  }

  static String italic(String text) {
    return "\\fI" + text(text) + "\\fR";
  }
}
