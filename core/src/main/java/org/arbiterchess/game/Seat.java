package org.arbiterchess.game;

import java.util.Optional;
import org.arbiterchess.chess.Color;

/**
 * Who speaks. The arbiter's seat stops, pauses and corrects; in person it belongs to the device on
 * the table, and so to both players together, by link to the server.
 */
public enum Seat {
  WHITE,
  BLACK,
  ARBITER;

  public static Seat of(Color color) {
    return color == Color.WHITE ? WHITE : BLACK;
  }

  /** The side that plays from here; none plays from the arbiter's. */
  public Optional<Color> color() {
    return switch (this) {
      case WHITE -> Optional.of(Color.WHITE);
      case BLACK -> Optional.of(Color.BLACK);
      case ARBITER -> Optional.empty();
    };
  }
}
