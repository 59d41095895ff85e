package org.arbiterchess.game;

import java.util.Optional;
import org.arbiterchess.winnability.DeadPositionHeuristic;
import org.arbiterchess.winnability.VerdictRules;
import org.arbiterchess.winnability.Winnability;

/**
 * Finds the answer of a {@link Command.Verdict} by search. This can take a second or more: do not
 * call it on a thread that must respond at once.
 */
public final class VerdictFinder {

  private VerdictFinder() {}

  /** Whether a result is being decided, or the position may be dead. */
  public static boolean isWanted(Game game) {
    return game.outcome().isPresent()
        ? game.outcome().get().isBeingDecided()
        : DeadPositionHeuristic.mayBeDead(game.position());
  }

  /** The verdict that the game needs; empty if it needs none or play continues. */
  public static Optional<Winnability.Answer> find(Game game) {
    if (!isWanted(game)) {
      return Optional.empty();
    }
    if (game.isOver()) {
      return afterEnd(game).map(Winnability::answer);
    }
    return VerdictRules.isDead(game.position())
        ? Optional.of(Winnability.Answer.UNWINNABLE)
        : Optional.empty();
  }

  /**
   * Whether the opponent of the side that resigned or ran out of time could have checkmated; empty
   * if the game did not end that way.
   */
  public static Optional<Winnability> afterEnd(Game game) {
    return game.outcome()
        .flatMap(Outcome::fallen)
        .map(fallen -> VerdictRules.afterEnd(game.position(), fallen.other()));
  }
}
