package org.arbiterchess.pgn.write;

import java.util.List;

/** Joins tokens with spaces into lines of fewer than 80 characters. */
final class TextWrapper {

  private static final int WIDTH = 79;

  private final StringBuilder text = new StringBuilder();
  private int column;

  /** The last token, not yet written because a closing bracket may still follow it. */
  private final StringBuilder last = new StringBuilder();

  /** The opening brackets to attach to the next token. */
  private String opening = "";

  void add(String piece) {
    flush();
    last.append(opening).append(piece);
    opening = "";
  }

  /** Attaches an opening bracket to the next token. */
  void open(String sign) {
    opening += sign;
  }

  /** Attaches a closing bracket to the previous token. */
  void close(String sign) {
    if (opening.isEmpty()) {
      last.append(sign);
    } else {
      add(sign);
    }
  }

  /**
   * Writes the commands and the text as one comment, because some programs keep only one comment
   * per move. Lines break between words, but never inside a command, including an event of a strict
   * game in the text.
   */
  void comment(List<String> commands, String words) {
    open("{");
    for (String command : commands) {
      add(command);
    }
    int from = 0;
    int lastClosing = words.lastIndexOf(']');
    for (int at = 0; at < words.length(); at++) {
      if (at < lastClosing && words.startsWith("[%arb ", at)) {
        at = words.indexOf(']', at);
      } else if (words.charAt(at) == ' ' && !words.startsWith("%", at + 1)) {
        // Many programs ignore a line that starts with a percent sign, so no line starts with one.
        add(words.substring(from, at));
        from = at + 1;
      }
    }
    if (!words.isEmpty()) {
      add(words.substring(from));
    }
    close("}");
  }

  private void flush() {
    int length = last.length();
    if (length == 0) {
      return;
    }
    if (column > 0) {
      boolean fits = column + 1 + length <= WIDTH || last.charAt(0) == '%';
      text.append(fits ? ' ' : '\n');
      column = fits ? column + 1 : 0;
    }
    text.append(last);
    column += length;
    last.setLength(0);
  }

  /** Returns the whole text, ending with a line feed. */
  String text() {
    flush();
    return text.append('\n').toString();
  }
}
