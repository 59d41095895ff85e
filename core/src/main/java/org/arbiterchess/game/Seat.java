package org.arbiterchess.game;

import java.util.Optional;
import org.arbiterchess.chess.Color;

/**
 * The sender of a command. Commands from the arbiter's seat stop or pause the game and correct the
 * clock. In a game in person, this seat belongs to the shared device and so to both players. In an
 * online game, it belongs to the server.
 */
public enum Seat {
  WHITE,
  BLACK,
  ARBITER;

  public static Seat of(Color color) {
    return color == Color.WHITE ? WHITE : BLACK;
  }

  /** The side that plays from this seat; empty for the arbiter's. */
  public Optional<Color> color() {
    return switch (this) {
      case WHITE -> Optional.of(Color.WHITE);
      case BLACK -> Optional.of(Color.BLACK);
      case ARBITER -> Optional.empty();
    };
  }
}
