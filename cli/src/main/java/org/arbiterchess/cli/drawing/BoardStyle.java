package org.arbiterchess.cli.drawing;

import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;

/**
 * Options for drawing boards.
 *
 * @param color whether to use terminal colours; the marks are readable without them
 * @param ascii whether to draw letters (capitals for White) instead of chess symbols
 */
public record BoardStyle(boolean color, boolean ascii) {

  private static final String BLACK_SYMBOLS = "♟♞♝♜♛♚";
  private static final String WHITE_SYMBOLS = "♙♘♗♖♕♔";

  /**
   * Returns the piece's letter or its Unicode symbol, which is outlined for White and filled for
   * Black.
   */
  public char symbol(Piece piece) {
    if (ascii) {
      return piece.symbol();
    }
    String symbols = piece.color() == Color.WHITE ? WHITE_SYMBOLS : BLACK_SYMBOLS;
    return symbols.charAt(piece.role().ordinal());
  }
}
