package org.arbiterchess.chess;

import java.util.Optional;

/** A piece of one side. */
public record Piece(Color color, Role role) {

  /** The letter of FEN: upper case for White, lower case for Black. */
  public char symbol() {
    return color == Color.WHITE ? role.capital() : role.letter();
  }

  /** The piece with the given letter of FEN. */
  public static Optional<Piece> ofSymbol(char symbol) {
    Color color = symbol >= 'a' ? Color.BLACK : Color.WHITE;
    return Role.ofLetter(symbol).map(role -> new Piece(color, role));
  }

  /** This piece, standing on the given square. */
  public PlacedPiece on(Square square) {
    return new PlacedPiece(this, square);
  }
}
