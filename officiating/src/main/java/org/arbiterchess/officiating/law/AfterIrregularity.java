package org.arbiterchess.officiating.law;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.arbiterchess.rules.Position;

/** What follows when a press of the clock counts as an illegal move (7.5). */
public enum AfterIrregularity {
  /** The game goes on, and the opponent gets extra time (7.5.5). */
  GOES_ON,
  /** The player loses, or the game is drawn if the opponent could never checkmate (7.5.5). */
  LOSES,
  /** A queen replaces the pawn and draws the game at once, without a penalty (5.2.1, 5.2.2). */
  DRAWN,
  /** A queen replaces the pawn and gives mate, so the arbiter decides on the result. */
  ARBITER_DECIDES;

  /**
   * Rules on an irregularity.
   *
   * @param isSecond whether it is not the player's first one
   * @param queen the position after a queen has replaced the pawn; empty if no pawn was left
   *     (7.5.2)
   * @param isDrawn whether such a position is drawn
   * @param isHarmless whether the opponent could not have checkmated before the pawn move either,
   *     so that a player who mates is judged by the position before it
   */
  public static AfterIrregularity of(
      BooleanSupplier isSecond,
      Optional<Position> queen,
      Predicate<Position> isDrawn,
      BooleanSupplier isHarmless) {
    if (queen.filter(Position::isCheckmate).isPresent()) {
      return isSecond.getAsBoolean() && isHarmless.getAsBoolean() ? LOSES : ARBITER_DECIDES;
    }
    if (queen.filter(isDrawn).isPresent()) {
      return DRAWN;
    }
    return isSecond.getAsBoolean() ? LOSES : GOES_ON;
  }
}
