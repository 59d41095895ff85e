package org.arbiterchess.chess;

/** A piece and the square it stands on. */
public record PlacedPiece(Piece piece, Square square) {

  public Color color() {
    return piece.color();
  }

  public Role role() {
    return piece.role();
  }
}
