package org.arbiterchess.cli.drawing;

import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;

/**
 * Options for drawing boards.
 *
 * @param color whether to use terminal colours, which add no information to the marks
 * @param ascii whether to draw letters (capitals for White) instead of chess symbols
 */
public record BoardStyle(boolean color, boolean ascii) {

  private static final String BLACK_SYMBOLS = "♟♞♝♜♛♚";
  private static final String WHITE_SYMBOLS = "♙♘♗♖♕♔";

  /** Returns the Unicode symbol (outlined for White, filled for Black) or the letter. */
  public char symbol(Piece piece) {
    if (ascii) {
      return piece.symbol();
    }
    String symbols = piece.color() == Color.WHITE ? WHITE_SYMBOLS : BLACK_SYMBOLS;
    return symbols.charAt(piece.role().ordinal());
  }
}
