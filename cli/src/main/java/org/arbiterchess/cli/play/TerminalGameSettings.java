package org.arbiterchess.cli.play;

import java.util.function.Supplier;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.PlayMode;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.game.TimeControl;
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
    PlayMode mode) {

  Game newGame(long now) {
    return mode == PlayMode.STRICT
        ? Game.start(GameEvent.Started.ofStrictGame(now, start.get(), control))
        : Game.start(start.get(), rulebook, control, now);
  }

  TerminalGameSettings withColorsSwapped() {
    return new TerminalGameSettings(players.swapped(), start, rulebook, control, mode);
  }
}
