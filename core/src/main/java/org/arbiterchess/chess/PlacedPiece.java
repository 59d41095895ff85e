package org.arbiterchess.chess;

import static java.util.Objects.requireNonNull;

/** A piece and the square it stands on. */
public record PlacedPiece(Piece piece, Square square) {

  public PlacedPiece {
    requireNonNull(piece, "piece");
    requireNonNull(square, "square");
  }

  public Color color() {
    return piece.color();
  }

  public Role role() {
    return piece.role();
  }
}
