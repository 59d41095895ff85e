package org.arbiterchess.chess;

import java.util.List;
import org.arbiterchess.language.Noun;

/** A piece and the square it stands on. In a text it is "the knight on f3". */
public record PlacedPiece(Piece piece, Square square) implements Noun {

  private static final Noun[] THE = new Noun[Role.values().length];

  static {
    for (Role role : Role.values()) {
      THE[role.ordinal()] = Noun.of("the." + role.noun());
    }
  }

  public Color color() {
    return piece.color();
  }

  public Role role() {
    return piece.role();
  }

  @Override
  public String noun() {
    return "placed";
  }

  @Override
  public List<Object> parts() {
    return List.of(THE[role().ordinal()], square.toString());
  }
}
