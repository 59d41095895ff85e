package org.arbiterchess.pgn;

/**
 * A game's tags, except those derived from its moves. Control characters, including line breaks,
 * become spaces. Values are truncated to {@value #MAX_LENGTH} characters, which keeps each line
 * within PGN's limit of 255. A blank value becomes {@code ?}, and a blank date {@code ????.??.??}.
 *
 * @param date year, month and day as {@code 2026.10.14}, with {@code ?} for unknown digits
 * @param round the round number, or {@code -} if the event has no rounds
 */
public record PgnTags(
    String event, String site, String date, String round, String white, String black) {

  /** The maximum length of a value. Escaping can double it. */
  public static final int MAX_LENGTH = 120;

  private static final String UNKNOWN_DATE = "????.??.??";

  /** Tags with only unknown values. */
  public static final PgnTags UNKNOWN = new PgnTags("", "", "", "", "", "");

  public PgnTags {
    event = known(event, "?");
    site = known(site, "?");
    date = known(date, UNKNOWN_DATE);
    round = known(round, "?");
    white = known(white, "?");
    black = known(black, "?");
  }

  /** Returns tags with the players' names and otherwise unknown values. */
  public static PgnTags ofPlayers(String white, String black) {
    return new PgnTags("", "", "", "", white, black);
  }

  private static String known(String text, String otherwise) {
    String line = onOneLine(text);
    return line.isEmpty() ? otherwise : line;
  }

  /** Replaces control characters and runs of spaces with one space, and trims the text. */
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

  /** Truncates text without splitting a surrogate pair. */
  private static String cut(String text) {
    if (text.length() <= MAX_LENGTH) {
      return text;
    }
    char last = text.charAt(MAX_LENGTH - 1);
    boolean half = last >= 0xD800 && last <= 0xDBFF;
    return text.substring(0, half ? MAX_LENGTH - 1 : MAX_LENGTH);
  }
}
