package org.arbiterchess.cli.messages;

import org.arbiterchess.language.Said;
import org.arbiterchess.message.InputText;

/** Makes untrusted text safe for messages: shortens it and replaces control characters. */
public final class QuotedText {

  private static final int MAX_LENGTH = 40;

  private QuotedText() {}

  /** The text in the language's quotation marks, printable, and shortened if it is long. */
  public static Said of(String text) {
    return Said.of(InputText.QUOTED, excerpt(text));
  }

  /** Returns the text in printable form, shortened if it is long. */
  public static String excerpt(String text) {
    return printable(text.length() > MAX_LENGTH ? text.substring(0, MAX_LENGTH) + "..." : text);
  }

  /** Substitutes a question mark for each character that a terminal might not display as is. */
  public static String printable(String text) {
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
