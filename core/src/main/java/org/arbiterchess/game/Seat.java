package org.arbiterchess.game;

import java.util.Optional;
import org.arbiterchess.chess.Color;

/**
 * The sender of a command. Commands from the arbiter's seat stop or pause the game and correct the
 * clock. When the players share a device, this seat belongs to both of them. In an online game, it
 * belongs to the server.
 */
public enum Seat {
  WHITE,
  BLACK,
  ARBITER;

  public static Seat of(Color color) {
    return color == Color.WHITE ? WHITE : BLACK;
  }

  /** The side that plays from this seat; empty for the arbiter's seat. */
  public Optional<Color> color() {
    Color color = this == WHITE ? Color.WHITE : Color.BLACK;
    return this == ARBITER ? Optional.empty() : Optional.of(color);
  }
}
