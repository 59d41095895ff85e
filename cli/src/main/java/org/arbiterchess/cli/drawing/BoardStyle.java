package org.arbiterchess.cli.drawing;

import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;

/**
 * How boards are drawn.
 *
 * @param color whether to use terminal colours, which only repeat the marks
 * @param ascii whether to draw letters, capitals for White, instead of chess symbols
 */
public record BoardStyle(boolean color, boolean ascii) {

  private static final String BLACK_SYMBOLS = "♟♞♝♜♛♚";
  private static final String WHITE_SYMBOLS = "♙♘♗♖♕♔";

  /** The Unicode symbol, outlined for White and filled for Black, or a letter. */
  public char symbol(Piece piece) {
    if (ascii) {
      return piece.symbol();
    }
    String symbols = piece.color() == Color.WHITE ? WHITE_SYMBOLS : BLACK_SYMBOLS;
    return symbols.charAt(piece.role().ordinal());
  }
}
