package org.arbiterchess.cli.query;

import java.util.List;
import java.util.Set;
import org.arbiterchess.cli.messages.Language;
import org.arbiterchess.cli.messages.UnclearMoveText;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.notation.FenStyle;
import org.arbiterchess.notation.MoveReading;
import org.arbiterchess.notation.MoveTextParser;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;

/**
 * Checks whether a move is legal. With {@code moves}, the ruling takes the whole game into account:
 * it can say that the game is over or when a castling right was lost.
 */
record RuleQuery(FenStyle style) implements Query {

  @Override
  public Set<String> allowedKeys() {
    return Set.of("fen", "move", "moves", "chess960");
  }

  @Override
  public QueryAnswer answer(QueryParameters parameters) {
    String text = parameters.required("move");
    Position start = parameters.position();
    List<String> moves = parameters.moves();
    Language language = parameters.language();
    if (moves.isEmpty()) {
      return answer(start, start.rule(attempt(start, text, language)));
    }
    GameReplay replay = GameReplay.of(start, Rulebook.OVER_THE_BOARD, moves, language);
    if (replay.failure().isPresent()) {
      String failure = replay.failure().get().message(language.query());
      throw new BadInputException(language.query().unplayableMoves(failure));
    }
    Position position = replay.game().position();
    return answer(position, replay.game().rule(attempt(position, text, language)));
  }

  private static Attempt attempt(Position position, String text, Language language) {
    MoveReading reading = MoveTextParser.read(position, text);
    if (reading instanceof MoveReading.Understood understood) {
      return understood.attempt();
    }
    throw new BadInputException(UnclearMoveText.of(reading, position, language));
  }

  private QueryAnswer answer(Position position, Ruling ruling) {
    return ruling instanceof Ruling.Legal legal
        ? new LegalMoveAnswer(position, legal.move(), style)
        : new IllegalMoveAnswer(position, (Ruling.Illegal) ruling);
  }
}
