package org.arbiterchess.svg;

import java.util.ArrayList;
import java.util.List;

/** Breaks a caption into lines, because SVG text does not wrap automatically. */
final class CaptionLines {

  /** The number of characters of average width that fit on a line below the board. */
  static final int WIDTH = 48;

  private CaptionLines() {}

  /** Breaks a caption between words, and inside a word only if it is longer than a line. */
  static List<String> of(String caption) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : caption.strip().split("\\s+", -1)) {
      for (String piece : pieces(word)) {
        if (length(line) > 0 && length(line) + 1 + length(piece) > WIDTH) {
          lines.add(line.toString());
          line.setLength(0);
        }
        line.append(line.length() == 0 ? "" : " ").append(piece);
      }
    }
    if (line.length() > 0) {
      lines.add(line.toString());
    }
    return lines;
  }

  private static List<String> pieces(String word) {
    List<String> pieces = new ArrayList<>();
    String rest = word;
    while (length(rest) > WIDTH) {
      int end = rest.offsetByCodePoints(0, WIDTH);
      pieces.add(rest.substring(0, end));
      rest = rest.substring(end);
    }
    pieces.add(rest);
    return pieces;
  }

  private static int length(CharSequence text) {
    return Character.codePointCount(text, 0, text.length());
  }
}
