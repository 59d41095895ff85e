package org.arbiterchess.pgn.tree;

import org.arbiterchess.chess.Square;

/** An arrow drawn by an annotator, such as {@code Re2e4} in {@code [%cal Re2e4]}. */
public record ArrowMark(MarkColor color, Square from, Square to) {

  @Override
  public String toString() {
    return color.letter() + from.toString() + to.toString();
  }
}
