package org.arbiterchess.cli.play;

import java.util.function.Supplier;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Mode;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.officiating.strict.Strict;
import org.arbiterchess.rules.Position;

/**
 * Settings for a game and its rematches.
 *
 * @param start supplies the starting position, which may be a random Chess960 position
 */
record TerminalGameSettings(
    PlayerNames players,
    Supplier<Position> start,
    Rulebook rulebook,
    TimeControl control,
    Mode mode) {

  Game newGame(long now) {
    return mode == Strict.MODE
        ? Game.start(Strict.start(now, start.get(), control))
        : Game.start(start.get(), rulebook, control, now);
  }

  TerminalGameSettings withColorsSwapped() {
    return new TerminalGameSettings(players.swapped(), start, rulebook, control, mode);
  }
}
