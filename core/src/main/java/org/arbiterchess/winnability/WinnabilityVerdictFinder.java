package org.arbiterchess.winnability;

import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Position;

/**
 * Determines the arbiter's verdicts. The server, the page and the terminal use the same search
 * limits for verdicts on games. Questions to the arbiter use a larger limit, {@link
 * WinnabilitySearch#BUDGET}.
 */
public final class WinnabilityVerdictFinder {

  /** The maximum number of positions to visit after a flag fall or a resignation. */
  private static final int BUDGET_AFTER_END = 250_000;

  /**
   * The maximum number of positions to visit for each side after a move, small enough that players
   * never have to wait.
   */
  private static final int BUDGET_DURING_GAME = 20_000;

  private WinnabilityVerdictFinder() {}

  /**
   * Determines whether a side could have delivered checkmate when its opponent resigned or ran out
   * of time.
   */
  public static Winnability afterEnd(Position position, Color winner) {
    return WinnabilitySearch.search(position, winner, BUDGET_AFTER_END);
  }

  /** Whether a short search proves that neither side can deliver checkmate (5.2.2). */
  public static boolean isDead(Position position) {
    for (Color color : Color.values()) {
      if (WinnabilitySearch.search(position, color, BUDGET_DURING_GAME).answer()
          != Winnability.Answer.UNWINNABLE) {
        return false;
      }
    }
    return true;
  }
}
