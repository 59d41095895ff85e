package org.arbiterchess.winnability;

import java.util.List;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;

/**
 * Why a side can never checkmate.
 *
 * @param regions for {@link Argument#OUT_OF_REACH} where each piece can ever stand, else none
 */
public record Proof(Argument argument, List<Region> regions) {

  /** The squares that the piece on a square never leaves, though it may be taken. */
  public record Region(Square piece, SquareSet squares) {}

  static Proof of(Argument argument) {
    return new Proof(argument, List.of());
  }
}
