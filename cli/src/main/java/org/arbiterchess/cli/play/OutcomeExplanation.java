package org.arbiterchess.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.cli.messages.WinnabilityText;
import org.arbiterchess.game.Ending;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameVerdictFinder;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.game.Result;
import org.arbiterchess.language.Texts;
import org.arbiterchess.rules.Position;
import org.arbiterchess.winnability.UnwinnableReason;
import org.arbiterchess.winnability.Winnability;

/** Explains an outcome with a mating line or the reason why checkmate is impossible. */
final class OutcomeExplanation {

  private OutcomeExplanation() {}

  static List<String> of(Game game, Texts texts) {
    Outcome outcome = game.outcome().orElseThrow();
    List<String> sentences = new ArrayList<>();
    if (outcome.ending() == Ending.DEAD_POSITION) {
      for (Color winner : Color.values()) {
        sentences.add(sentence(game.position(), winner, texts));
      }
    } else if (needsExplanation(outcome)) {
      GameVerdictFinder.afterEnd(game)
          .ifPresent(prospect -> sentences.add(sentence(prospect, game, outcome, texts)));
    }
    return sentences;
  }

  /** Returns whether the announcement leaves out the reason for the outcome. */
  private static boolean needsExplanation(Outcome outcome) {
    return outcome.result() == Result.DRAW
        ? outcome.why().equals(Optional.of(UnwinnableReason.VERDICT))
        : outcome.ending() == Ending.FLAG || outcome.ending() == Ending.ILLEGAL_MOVES;
  }

  private static String sentence(Position position, Color winner, Texts texts) {
    return WinnabilityText.of(Winnability.search(position, winner), position, winner, texts);
  }

  private static String sentence(Winnability prospect, Game game, Outcome outcome, Texts texts) {
    Color winner = outcome.fallen().orElseThrow().other();
    return prospect instanceof Winnability.Unwinnable unwinnable
        ? WinnabilityText.of(unwinnable, game.position(), winner, texts)
        : WinnabilityText.of(prospect, game.position(), winner, texts);
  }
}
