package org.arbiterchess.game;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.rules.Attempt;

/** A command in strict play. All of these commands are refused in a casual game. */
public sealed interface StrictCommand extends Command {

  /** Starts White's clock (6.6). Only the arbiter's seat may send this command. */
  record StartClock(Seat seat, String id) implements StrictCommand {}

  /** Announces that the player is adjusting pieces, or has finished adjusting them (4.2.1). */
  record Adjust(Seat seat, String id, boolean on) implements StrictCommand {}

  /** Touches a piece of either colour (4.3). */
  record Touch(Seat seat, String id, Square square) implements StrictCommand {}

  /** Accepts that the opponent's last touch was an accident, and cancels that touch (4.2.2). */
  record ExcuseTouch(Seat seat, String id) implements StrictCommand {}

  /**
   * Releases a piece on a square, whether or not the move is legal. This also counts as touching
   * the piece and any piece that it captures.
   *
   * @param attempt the move; after an illegal move, it may start from the square where the moved
   *     piece now stands
   */
  record Release(Seat seat, String id, Attempt attempt) implements StrictCommand {}

  /** Chooses the promotion piece for a pawn that was released on the last rank (4.4.4). */
  record Promote(Seat seat, String id, Role role) implements StrictCommand {}

  /** Presses the clock to complete the move (6.2.1). */
  record Press(Seat seat, String id) implements StrictCommand {}

  /** Stops both clocks and calls the arbiter; allowed from any seat (6.11.2). */
  record CallArbiter(Seat seat, String id) implements StrictCommand {}

  /**
   * Adds time to a clock, or subtracts it if {@code millis} is negative.
   *
   * @param article the article that justifies the change, such as 12.5 after a disturbance; if
   *     empty, the time is a penalty (12.9.2, 12.9.3)
   */
  record AddTime(Seat seat, String id, Color color, long millis, Optional<String> article)
      implements StrictCommand {}

  /** Corrects the number of moves that a clock has counted (7.1). */
  record SetMoveCount(Seat seat, String id, Color color, int moves) implements StrictCommand {}

  /** Warns a player (12.9.1). */
  record Warn(Seat seat, String id, Color color) implements StrictCommand {}

  /**
   * Returns to an earlier position in the game (7.5.1, 7.6). The clocks keep their times.
   *
   * @param plies the number of half-moves to keep
   */
  record Restore(Seat seat, String id, int plies) implements StrictCommand {}

  /**
   * Ends the game with a result that the arbiter decides, and names the article that justifies it.
   */
  record Declare(Seat seat, String id, Result result, String article) implements StrictCommand {}

  /** Adds a note to the arbiter's log. */
  record Note(Seat seat, String id, String text) implements StrictCommand {}
}
