package org.arbiterchess.pgn;

import java.util.List;

/** Pieces of text with spaces between, filled into lines of fewer than 80 characters. */
final class TextWrapper {

  private static final int WIDTH = 79;

  private final StringBuilder text = new StringBuilder();
  private int column;

  /** The last piece, to which something may still be glued. */
  private final StringBuilder last = new StringBuilder();

  /** What is glued to the next piece. */
  private String opening = "";

  void add(String piece) {
    flush();
    last.append(opening).append(piece);
    opening = "";
  }

  /** A sign that belongs to the piece that follows. */
  void open(String sign) {
    opening += sign;
  }

  /** A sign that belongs to the piece before. */
  void close(String sign) {
    if (opening.isEmpty()) {
      last.append(sign);
    } else {
      add(sign);
    }
  }

  /**
   * One comment for all, since some readers keep only one after a move. A line may break between
   * the words; commands stay in one piece.
   */
  void comment(List<String> commands, String words) {
    open("{");
    for (String command : commands) {
      add(command);
    }
    int from = 0;
    int space = words.indexOf(' ');
    while (space >= 0) {
      // Many readers pass over a line that begins with a percent sign.
      if (!words.startsWith("%", space + 1)) {
        add(words.substring(from, space));
        from = space + 1;
      }
      space = words.indexOf(' ', space + 1);
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

  /** All of it, the last line ended too. */
  String text() {
    flush();
    return text.append('\n').toString();
  }
}
