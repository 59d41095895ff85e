package org.arbiterchess.game;

import java.util.Optional;
import org.arbiterchess.rules.Position;
import org.arbiterchess.winnability.DeadPositionHeuristic;
import org.arbiterchess.winnability.VerdictRules;
import org.arbiterchess.winnability.Winnability;

/**
 * Searches for the answer to a {@link Command.Verdict}. The search can take a second or more, so do
 * not run it on a thread that must respond quickly.
 */
public final class VerdictFinder {

  private VerdictFinder() {}

  /** Whether the game needs a verdict: a result is being decided, or the position may be dead. */
  public static boolean isWanted(Game game) {
    return game.outcome().isPresent()
        ? game.outcome().get().isBeingDecided()
        : DeadPositionHeuristic.mayBeDead(position(game));
  }

  /** Returns the verdict for the game; empty if it needs none or if the position is not dead. */
  public static Optional<Winnability.Answer> find(Game game) {
    if (!isWanted(game)) {
      return Optional.empty();
    }
    if (game.isOver()) {
      return afterEnd(game).map(Winnability::answer);
    }
    return VerdictRules.isDead(position(game))
        ? Optional.of(Winnability.Answer.UNWINNABLE)
        : Optional.empty();
  }

  /**
   * Returns the position to search. A move that was made in strict play counts even before the
   * press: if the position after it is dead, the game is over (5.2.2).
   */
  public static Position position(Game game) {
    return game.madeMove().map(game.position()::play).orElseGet(game::position);
  }

  /**
   * Returns whether the opponent of the side that resigned, left or ran out of time could have
   * checkmated; empty if the game ended in another way.
   */
  public static Optional<Winnability> afterEnd(Game game) {
    return game.outcome()
        .flatMap(Outcome::fallen)
        .map(fallen -> VerdictRules.afterEnd(game.position(), fallen.other()));
  }
}
