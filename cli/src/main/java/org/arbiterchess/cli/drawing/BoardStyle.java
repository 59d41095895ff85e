package org.arbiterchess.cli.drawing;

import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;

/**
 * How things are drawn.
 *
 * @param color with the colours of a terminal, which only repeat what the marks say
 * @param ascii with letters, capitals for White, and not with figures
 */
public record BoardStyle(boolean color, boolean ascii) {

  /** For any reader: figures, no colour. */
  public static final BoardStyle PLAIN = new BoardStyle(false, false);

  private static final String FIGURES = "♟♞♝♜♛♚";
  private static final String WHITE_FIGURES = "♙♘♗♖♕♔";

  /** Outlined for White and filled for Black, as Unicode has them. */
  public char figure(Piece piece) {
    if (ascii) {
      return piece.symbol();
    }
    String figures = piece.color() == Color.WHITE ? WHITE_FIGURES : FIGURES;
    return figures.charAt(piece.role().ordinal());
  }
}
