package org.arbiterchess.rules;

import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.File;
import org.arbiterchess.chess.Square;

/**
 * A chess variant. The variants differ only in the pieces' starting squares, and therefore in
 * castling.
 */
public enum Variant {
  CLASSICAL,
  CHESS960;

  /**
   * Whether a king of the given colour can castle from the square: in standard chess only from e1
   * or e8, in Chess960 from any square on its back rank.
   */
  boolean isKingsHome(Square square, Color color) {
    return square.rank() == color.backRank() && (this == CHESS960 || square.file() == File.E);
  }
}
