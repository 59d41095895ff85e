package org.arbiterchess.cli.terminal;

/** Text shown back to whoever wrote it: short, in quotes, and without what a screen would obey. */
public final class QuotedText {

  private static final int LONGEST = 40;

  private QuotedText() {}

  public static String of(String text) {
    String shown = text.length() > LONGEST ? text.substring(0, LONGEST) + "..." : text;
    return "\"" + plain(shown) + "\"";
  }

  /** The same number of characters, those that are not to be shown replaced. */
  public static String plain(String text) {
    StringBuilder shown = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      int type = Character.getType(letter);
      boolean hidden =
          Character.isISOControl(letter)
              || type == Character.FORMAT
              || type == Character.LINE_SEPARATOR
              || type == Character.PARAGRAPH_SEPARATOR
              || type == Character.SURROGATE;
      shown.append(hidden ? '?' : letter);
    }
    return shown.toString();
  }
}
