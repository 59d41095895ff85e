package org.arbiterchess.game;

import java.util.Optional;
import org.arbiterchess.chess.Color;

/** The result of a game. */
public enum Result {
  WHITE_WINS("1-0"),
  BLACK_WINS("0-1"),
  DRAW("1/2-1/2"),
  /** The game ended without a result. */
  NONE("*"),
  /**
   * A flag fell or a player resigned, and it is not yet known whether the opponent could have won.
   */
  BEING_DECIDED("*");

  private final String text;

  Result(String written) {
    this.text = written;
  }

  public static Result winFor(Color color) {
    return color == Color.WHITE ? WHITE_WINS : BLACK_WINS;
  }

  public Optional<Color> winner() {
    return switch (this) {
      case WHITE_WINS -> Optional.of(Color.WHITE);
      case BLACK_WINS -> Optional.of(Color.BLACK);
      case DRAW, NONE, BEING_DECIDED -> Optional.empty();
    };
  }

  /** The result in PGN notation: {@code 1-0}, {@code 0-1}, {@code 1/2-1/2} or {@code *}. */
  public String text() {
    return text;
  }
}
