package org.arbiterchess.game;

import static java.util.Objects.requireNonNull;

import org.arbiterchess.chess.Color;

/**
 * How sentences call the players. A core without names uses the colours.
 *
 * @param white White's name; empty to say "White"
 * @param black Black's name; empty to say "Black"
 */
public record PlayerNames(String white, String black) {

  public PlayerNames {
    requireNonNull(white, "white");
    requireNonNull(black, "black");
  }

  /** No names: sentences use the colours. */
  public static final PlayerNames NONE = new PlayerNames("", "");

  /** Returns a value for {@link org.arbiterchess.notation.Phrasebook#say}: a name or a colour. */
  public Object of(Color color) {
    requireNonNull(color, "color");
    String name = color == Color.WHITE ? white : black;
    return name.isEmpty() ? color : name;
  }
}
