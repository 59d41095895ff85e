package org.arbiterchess.cli.play;

import java.util.Optional;
import org.arbiterchess.chess.Color;

/** Who sits where. A player without a name is called by the colour. */
public record PlayerNames(Optional<String> white, Optional<String> black) {

  private static final int LONGEST = 24;

  public static final PlayerNames UNNAMED = new PlayerNames(Optional.empty(), Optional.empty());

  /** Names as they are typed: on one line, not too long for the scoresheet, and not blank. */
  public static PlayerNames named(String white, String black) {
    return new PlayerNames(tidy(white), tidy(black));
  }

  private static Optional<String> tidy(String typed) {
    String name = typed.replaceAll("[\\p{Cntrl}\\s]+", " ").trim();
    int end = name.offsetByCodePoints(0, Math.min(LONGEST, name.codePointCount(0, name.length())));
    return name.isEmpty() ? Optional.empty() : Optional.of(name.substring(0, end).trim());
  }

  Optional<String> name(Color color) {
    return color == Color.WHITE ? white : black;
  }

  /** {@code Ann (White)}, or only {@code White}. */
  String called(Color color) {
    String side = side(color);
    return name(color).map(name -> name + " (" + side + ")").orElse(side);
  }

  static String side(Color color) {
    return color == Color.WHITE ? "White" : "Black";
  }

  PlayerNames swapped() {
    return new PlayerNames(black, white);
  }
}
