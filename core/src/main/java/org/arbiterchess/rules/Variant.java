package org.arbiterchess.rules;

import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.File;
import org.arbiterchess.chess.Square;

/** The game that is played. The two differ in where kings and rooks start, hence in castling. */
public enum Variant {
  CLASSICAL,
  CHESS960;

  /** Whether a king can castle from there: from its e-file, in Chess960 from its first rank. */
  boolean isKingsHome(Square square, Color color) {
    return square.rank() == color.backRank() && (this == CHESS960 || square.file() == File.E);
  }
}
