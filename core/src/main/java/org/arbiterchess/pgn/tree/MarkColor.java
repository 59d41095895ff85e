package org.arbiterchess.pgn.tree;

import java.util.Optional;

/** The colours for marked squares and arrows, and the letters that PGN comments use for them. */
public enum MarkColor {
  GREEN('G'),
  RED('R'),
  YELLOW('Y'),
  BLUE('B'),
  ORANGE('O'),
  CYAN('C');

  private final char letter;

  MarkColor(char letter) {
    this.letter = letter;
  }

  public char letter() {
    return letter;
  }

  static Optional<MarkColor> of(char letter) {
    for (MarkColor color : values()) {
      if (color.letter == letter) {
        return Optional.of(color);
      }
    }
    return Optional.empty();
  }
}
