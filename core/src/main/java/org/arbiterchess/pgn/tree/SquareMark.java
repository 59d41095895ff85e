package org.arbiterchess.pgn.tree;

import org.arbiterchess.chess.Square;

/** A square marked by an annotator, such as {@code Ge4} in {@code [%csl Ge4]}. */
public record SquareMark(MarkColor color, Square square) {

  @Override
  public String toString() {
    return color.letter() + square.toString();
  }
}
