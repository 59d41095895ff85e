package org.arbiterchess.chess;

import java.util.Optional;
import org.arbiterchess.language.Noun;

/** A chess piece, defined by its colour and role. */
public record Piece(Color color, Role role) implements Noun {

  /** The piece with its colour, such as "white knight". */
  @Override
  public String noun() {
    return color.noun() + "." + role.noun();
  }

  /** The FEN letter: upper case for White, lower case for Black. */
  public char symbol() {
    return color == Color.WHITE ? role.capital() : role.letter();
  }

  /** The piece with the given FEN letter. */
  public static Optional<Piece> ofSymbol(char symbol) {
    Color color = symbol >= 'a' ? Color.BLACK : Color.WHITE;
    return Role.ofLetter(symbol).map(role -> new Piece(color, role));
  }

  /** Places this piece on the given square. */
  public PlacedPiece on(Square square) {
    return new PlacedPiece(this, square);
  }
}
