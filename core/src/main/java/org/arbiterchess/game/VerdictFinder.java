package org.arbiterchess.game;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Position;
import org.arbiterchess.winnability.DeadPositionHeuristic;
import org.arbiterchess.winnability.Prospect;
import org.arbiterchess.winnability.WinnabilitySearch;

/**
 * What a longer look at a game finds, for the arbiter to say as a {@link Command.Verdict}. It may
 * take a second, so nobody who must answer at once asks here.
 */
public final class VerdictFinder {

  /** After a flag or a resignation. */
  private static final int BUDGET_AFTER_END = 250_000;

  /** After every move of a locked game, so that it must not be felt. */
  private static final int BUDGET_DURING_GAME = 20_000;

  private VerdictFinder() {}

  /** Whether there is a result to be found, or a position that may be dead. */
  public static boolean isWanted(Game game) {
    return game.outcome().isPresent()
        ? game.outcome().get().isBeingDecided()
        : DeadPositionHeuristic.mayBeDead(game.position());
  }

  /** The verdict that a game asks for; none if it asks for none, or if it simply goes on. */
  public static Optional<Winnability> find(Game game) {
    if (!isWanted(game)) {
      return Optional.empty();
    }
    if (game.isOver()) {
      return afterEnd(game).map(VerdictFinder::answer);
    }
    return isDead(game.position()) ? Optional.of(Winnability.UNWINNABLE) : Optional.empty();
  }

  /**
   * Whether the opponent of whoever resigned or ran out of time could have checkmated; nothing if
   * the game has not ended like that.
   */
  public static Optional<Prospect> afterEnd(Game game) {
    return game.outcome()
        .flatMap(Outcome::fallen)
        .map(fallen -> WinnabilitySearch.search(game.position(), fallen.other(), BUDGET_AFTER_END));
  }

  private static boolean isDead(Position position) {
    for (Color color : Color.values()) {
      if (!(WinnabilitySearch.search(position, color, BUDGET_DURING_GAME)
          instanceof Prospect.Unwinnable)) {
        return false;
      }
    }
    return true;
  }

  private static Winnability answer(Prospect prospect) {
    if (prospect instanceof Prospect.Winnable) {
      return Winnability.WINNABLE;
    }
    return prospect instanceof Prospect.Unwinnable
        ? Winnability.UNWINNABLE
        : Winnability.UNDETERMINED;
  }
}
