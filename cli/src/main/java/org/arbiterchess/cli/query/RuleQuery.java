package org.arbiterchess.cli.query;

import java.util.List;
import java.util.Set;
import org.arbiterchess.cli.messages.UnreadableMoveMessage;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.notation.FenStyle;
import org.arbiterchess.notation.MoveReading;
import org.arbiterchess.notation.MoveText;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;

/**
 * Is this move allowed here? Without {@code moves} the position alone is asked; with them, the game
 * that they make, which also knows whether it is over and what its record proves.
 */
record RuleQuery(FenStyle style) implements Query {

  @Override
  public Set<String> keys() {
    return Set.of("fen", "move", "moves", "chess960");
  }

  @Override
  public QueryAnswer answer(QueryParameters query) {
    String text = query.required("move");
    Position start = query.position();
    List<String> moves = query.moves();
    if (moves.isEmpty()) {
      return answer(start, start.rule(attempt(start, text)));
    }
    GameReplay replay = GameReplay.of(start, Rulebook.OVER_THE_BOARD, moves);
    if (replay.stop().isPresent()) {
      throw new BadInputException("The moves cannot be played: " + replay.stop().get().sentence());
    }
    Position position = replay.game().position();
    return answer(position, replay.game().rule(attempt(position, text)));
  }

  private static Attempt attempt(Position position, String text) {
    MoveReading reading = MoveText.read(position, text);
    if (reading instanceof MoveReading.Understood understood) {
      return understood.attempt();
    }
    throw new BadInputException(UnreadableMoveMessage.of(reading, position));
  }

  private QueryAnswer answer(Position position, Ruling ruling) {
    return ruling instanceof Ruling.Legal legal
        ? new LegalMoveAnswer(position, legal.move(), style)
        : new IllegalMoveAnswer(position, (Ruling.Illegal) ruling);
  }
}
