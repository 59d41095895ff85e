package org.arbiterchess.game;

import org.arbiterchess.chess.Color;

/**
 * The players' names for use in sentences. Players without a name are referred to by colour.
 *
 * @param white White's name; empty to say "White"
 * @param black Black's name; empty to say "Black"
 */
public record PlayerNames(String white, String black) {

  /** No names: sentences refer to both players by colour. */
  public static final PlayerNames NONE = new PlayerNames("", "");

  /**
   * Returns what to pass to {@link org.arbiterchess.language.Texts#say} for a player: the name or,
   * if there is none, the colour.
   */
  public Object of(Color color) {
    String name = color == Color.WHITE ? white : black;
    return name.isEmpty() ? color : name;
  }
}
