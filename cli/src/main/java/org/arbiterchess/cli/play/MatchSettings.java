package org.arbiterchess.cli.play;

import java.util.function.Supplier;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.rules.Position;

/**
 * What a game is played with, and its rematch again.
 *
 * @param start where each game starts; a Chess960 array may be drawn anew
 */
public record MatchSettings(
    PlayerNames players, Supplier<Position> start, Rulebook rulebook, TimeControl control) {

  /** A game from the start. */
  public Game begin(long now) {
    return Game.start(start.get(), rulebook, control, now);
  }

  MatchSettings withColorsSwapped() {
    return new MatchSettings(players.swapped(), start, rulebook, control);
  }
}
