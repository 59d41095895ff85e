package org.arbiterchess.officiating.strict;

import java.util.OptionalLong;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Mode;
import org.arbiterchess.game.TimeControl;

/**
 * The state that strict play adds to a game.
 *
 * @param turn what the player to move has done since the turn began
 * @param started whether the arbiter has started the clock; always true if the game has no clock
 * @param whiteIrregularities how many of White's clock presses counted as illegal moves (7.5)
 * @param blackIrregularities how many of Black's clock presses counted as illegal moves
 * @param lastPress when the clock was last pressed
 */
public record StrictState(
    StrictTurn turn,
    boolean started,
    int whiteIrregularities,
    int blackIrregularities,
    OptionalLong lastPress)
    implements Mode.State {

  /** Returns how many of a side's clock presses counted as illegal moves (7.5). */
  public int irregularities(Color color) {
    return color == Color.WHITE ? whiteIrregularities : blackIrregularities;
  }

  static StrictState of(TimeControl control) {
    return new StrictState(StrictTurn.NEW, !control.hasClock(), 0, 0, OptionalLong.empty());
  }

  StrictState withTurn(StrictTurn changed) {
    return new StrictState(changed, started, whiteIrregularities, blackIrregularities, lastPress);
  }

  StrictState start() {
    return new StrictState(turn, true, whiteIrregularities, blackIrregularities, lastPress);
  }

  StrictState pressed(long at) {
    OptionalLong now = OptionalLong.of(at);
    return new StrictState(turn, started, whiteIrregularities, blackIrregularities, now);
  }

  StrictState withIrregularities(Color color, int number) {
    boolean white = color == Color.WHITE;
    return new StrictState(
        turn,
        started,
        white ? number : whiteIrregularities,
        white ? blackIrregularities : number,
        lastPress);
  }
}
