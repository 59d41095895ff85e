package org.arbiterchess.pgn.tree;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.text.Lists;

/** The colours for marked squares and arrows, and the letters that PGN comments use for them. */
public enum MarkColor {
  GREEN,
  RED,
  YELLOW,
  BLUE,
  ORANGE,
  CYAN;

  public char letter() {
    return name().charAt(0);
  }

  static Optional<MarkColor> of(char letter) {
    return Lists.first(List.of(values()), color -> color.letter() == letter);
  }
}
