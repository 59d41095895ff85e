package org.arbiterchess.pgn;

/**
 * What a game's PGN says about it beside the game itself. Line breaks and other control characters
 * become spaces, text beyond {@value #MAX_LENGTH} characters is left out so that a line has fewer
 * than the 255 that PGN allows, and blank text becomes unknown: {@code ?}, for the date {@code
 * ????.??.??}.
 *
 * @param date year, month and day as {@code 2026.10.14}, with {@code ?} for digits not known
 * @param round its number in an event, or {@code -} where there are no rounds
 */
public record PgnTags(
    String event, String site, String date, String round, String white, String black) {

  /** The longest text that is kept; each character may need a backslash before it. */
  public static final int MAX_LENGTH = 120;

  private static final String UNKNOWN_DATE = "????.??.??";

  /** Nothing known. */
  public static final PgnTags UNKNOWN = new PgnTags("", "", "", "", "", "");

  public PgnTags {
    event = known(event, "?");
    site = known(site, "?");
    date = known(date, UNKNOWN_DATE);
    round = known(round, "?");
    white = known(white, "?");
    black = known(black, "?");
  }

  /** The names of the players, and nothing else known. */
  public static PgnTags ofPlayers(String white, String black) {
    return new PgnTags("", "", "", "", white, black);
  }

  private static String known(String text, String otherwise) {
    String line = onOneLine(text);
    return line.isEmpty() ? otherwise : line;
  }

  /** Without control characters, and without spaces at the ends or beside each other. */
  private static String onOneLine(String text) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      if (!isBlank(letter)) {
        line.append(letter);
      } else if (line.length() > 0 && line.charAt(line.length() - 1) != ' ') {
        line.append(' ');
      }
    }
    return cut(line.toString()).trim();
  }

  private static boolean isBlank(char letter) {
    return letter <= ' '
        || (letter >= 0x7F && letter <= 0xA0)
        || letter == 0x2028
        || letter == 0x2029;
  }

  /** The beginning of a text, ending with a whole character. */
  private static String cut(String text) {
    if (text.length() <= MAX_LENGTH) {
      return text;
    }
    char last = text.charAt(MAX_LENGTH - 1);
    boolean half = last >= 0xD800 && last <= 0xDBFF;
    return text.substring(0, half ? MAX_LENGTH - 1 : MAX_LENGTH);
  }
}
