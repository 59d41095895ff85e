package org.arbiterchess.cases;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Ending;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.notation.Phrase;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.notation.Sentence;
import org.arbiterchess.rules.Position;

/** Answers with the outcome of a game that ended by itself: mate, stalemate or 9.6. */
final class EndedGame {

  private EndedGame() {}

  static void answer(Outcome outcome, Position position, AnswerBuilder answer) {
    Optional<Color> winner = outcome.winner();
    answer
        .over(winner.isPresent() ? GameAction.winFor(winner.get()) : GameAction.DRAW)
        .say(sentence(outcome.ending(), position, answer.book()))
        .show(position, List.of(position.king(position.turn())), List.of(), List.of())
        .details(new AnswerDetails.MatePossible(position, Optional.empty(), Optional.empty()));
  }

  private static Sentence sentence(Ending ending, Position position, Phrasebook book) {
    return switch (ending) {
      case CHECKMATE -> book.say(Phrase.CHECKMATE, position.turn().other());
      case STALEMATE -> book.say(Phrase.STALEMATE, position.turn());
      case FIVEFOLD_REPETITION -> book.say(Phrase.FIVEFOLD);
      case SEVENTY_FIVE_MOVES -> book.say(Phrase.SEVENTY_FIVE);
      default -> throw new IllegalArgumentException("no automatic ending: " + ending.name());
    };
  }
}
