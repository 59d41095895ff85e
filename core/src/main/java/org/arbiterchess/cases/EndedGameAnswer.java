package org.arbiterchess.cases;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Ending;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameVerdictFinder;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.CasesText;
import org.arbiterchess.message.GameText;
import org.arbiterchess.rules.Position;

/**
 * Answers questions about a game that has already ended, for example by checkmate, by stating its
 * outcome.
 */
final class EndedGameAnswer {

  private EndedGameAnswer() {}

  /** Starts an answer stating that the outcome stands and that later incidents do not count. */
  static AnswerBuilder answer(Game game, Texts texts) {
    return ended(game, ending(game), texts).say(CasesText.ENDED_BEFORE);
  }

  /**
   * Starts an answer stating the outcome, if the last move ended the game. Unlike the game itself,
   * this also searches for a proof that the position is dead (5.2.2).
   */
  static Optional<AnswerBuilder> afterMove(Game game, Texts texts) {
    if (game.isOver()) {
      return Optional.of(ended(game, ending(game), texts));
    }
    return GameVerdictFinder.find(game).map(dead -> ended(game, Ending.DEAD_POSITION, texts));
  }

  private static Ending ending(Game game) {
    return game.outcome().orElseThrow().ending();
  }

  private static AnswerBuilder ended(Game game, Ending ending, Texts texts) {
    Position position = game.position();
    Optional<Color> winner = game.outcome().flatMap(Outcome::winner);
    return new AnswerBuilder(texts)
        .over(winner.isPresent() ? GameConsequence.winFor(winner.get()) : GameConsequence.DRAW)
        .say(sentence(ending, position, texts))
        .show(position, List.of(position.king(position.turn())), List.of(), List.of());
  }

  private static Sentence sentence(Ending ending, Position position, Texts texts) {
    return switch (ending) {
      case CHECKMATE -> texts.sentence(GameText.CHECKMATE, position.turn().other());
      case STALEMATE -> texts.sentence(GameText.STALEMATE, position.turn());
      case DEAD_POSITION -> texts.sentence(GameText.DEAD_POSITION);
      case FIVEFOLD_REPETITION -> texts.sentence(GameText.FIVEFOLD);
      case SEVENTY_FIVE_MOVES -> texts.sentence(GameText.SEVENTY_FIVE);
      default -> throw new IllegalArgumentException("no automatic ending: " + ending.name());
    };
  }
}
