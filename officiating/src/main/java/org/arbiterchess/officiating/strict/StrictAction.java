package org.arbiterchess.officiating.strict;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.Mode;
import org.arbiterchess.game.Result;
import org.arbiterchess.rules.Attempt;

/** An action in strict play. All of these actions are refused in a casual game. */
public sealed interface StrictAction extends Action.OfMode {

  @Override
  default Mode mode() {
    return Strict.MODE;
  }

  /** Announces that the player is adjusting pieces, or has finished adjusting them (4.2.1). */
  record Adjust(boolean on) implements StrictAction {}

  /** Touches a piece of either colour (4.3). */
  record Touch(Square square) implements StrictAction {}

  /**
   * Releases a piece on a square, whether or not the move is legal. This also counts as touching
   * the piece and any piece that it captures.
   *
   * @param attempt the move; after an illegal move, it may start from the square where the moved
   *     piece now stands
   */
  record Release(Attempt attempt) implements StrictAction {}

  /** Chooses the promotion piece for a pawn that was released on the last rank (4.4.4). */
  record Promote(Role role) implements StrictAction {}

  /**
   * Adds time to a clock, or subtracts it if {@code millis} is negative.
   *
   * @param article the article that justifies the change, such as 12.5 after a disturbance; if
   *     empty, the time is a penalty (12.9.2, 12.9.3)
   */
  record AddTime(Color color, long millis, Optional<String> article) implements StrictAction {}

  /** Corrects the number of moves that a clock has counted (7.1). */
  record SetMoveCount(Color color, int moves) implements StrictAction {}

  /** Warns a player (12.9.1). */
  record Warn(Color color) implements StrictAction {}

  /**
   * Returns to an earlier position in the game (7.5.1, 7.6). The clocks keep their times.
   *
   * @param plies the number of half-moves to keep
   */
  record Restore(int plies) implements StrictAction {}

  /**
   * Ends the game with a result that the arbiter decides, and names the article that justifies it.
   */
  record Declare(Result result, String article) implements StrictAction {}

  /** Adds a note to the arbiter's log. */
  record Note(String text) implements StrictAction {}

  /** A strict action without further details. */
  enum Simple implements StrictAction {
    /** Starts White's clock (6.6). Only the arbiter's seat may send this command. */
    START_CLOCK,

    /** Accepts that the opponent's last touch was an accident, and cancels that touch (4.2.2). */
    EXCUSE_TOUCH,

    /** Presses the clock to complete the move (6.2.1). */
    PRESS,

    /** Stops both clocks and calls the arbiter; allowed from any seat (6.11.2). */
    CALL_ARBITER
  }
}
