package org.arbiterchess.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.cli.messages.NoMateMessage;
import org.arbiterchess.cli.messages.WinnabilityMessage;
import org.arbiterchess.game.Ending;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.game.Result;
import org.arbiterchess.game.VerdictFinder;
import org.arbiterchess.rules.Position;
import org.arbiterchess.winnability.UnwinnableReason;
import org.arbiterchess.winnability.Winnability;
import org.arbiterchess.winnability.WinnabilitySearch;

/** What the end of a game rests on: the mating line after a flag, or why nobody could mate. */
final class OutcomeExplanation {

  private OutcomeExplanation() {}

  static List<String> of(Game game) {
    Outcome outcome = game.outcome().orElseThrow();
    List<String> said = new ArrayList<>();
    if (outcome.ending() == Ending.DEAD_POSITION) {
      for (Color winner : Color.values()) {
        said.add(sentence(game.position(), winner));
      }
    } else if (isOpen(outcome)) {
      VerdictFinder.afterEnd(game)
          .ifPresent(prospect -> said.add(sentence(prospect, game, outcome)));
    }
    return said;
  }

  /** Whether the sentence about the end does not say it all. */
  private static boolean isOpen(Outcome outcome) {
    return outcome.result() == Result.DRAW
        ? outcome.why().equals(Optional.of(UnwinnableReason.VERDICT))
        : outcome.ending() == Ending.FLAG;
  }

  private static String sentence(Position position, Color winner) {
    return WinnabilityMessage.of(
        WinnabilitySearch.search(position, winner, WinnabilitySearch.BUDGET), position, winner);
  }

  private static String sentence(Winnability prospect, Game game, Outcome outcome) {
    Color winner = outcome.fallen().orElseThrow().other();
    return prospect instanceof Winnability.Unwinnable unwinnable
        ? NoMateMessage.of(unwinnable, game.position(), winner)
        : WinnabilityMessage.of(prospect, game.position(), winner);
  }
}
