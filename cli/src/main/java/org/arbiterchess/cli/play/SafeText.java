package org.arbiterchess.cli.play;

/** Text from outside, made fit for the screen. */
final class SafeText {

  private static final int LONGEST = 40;

  private SafeText() {}

  /** In quotes, short, and without anything that a terminal would obey. */
  static String quoted(String text) {
    String shown = text.length() > LONGEST ? text.substring(0, LONGEST) + "..." : text;
    return "\"" + shown.replaceAll("\\p{C}", "?") + "\"";
  }
}
