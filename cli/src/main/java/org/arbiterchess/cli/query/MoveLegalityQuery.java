package org.arbiterchess.cli.query;

import java.util.Set;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.game.Game;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;

/**
 * Checks whether a move is legal. With {@code moves}, the ruling takes the whole game into account.
 * For example, it can say that the game is over, or when a castling right was lost.
 */
record MoveLegalityQuery(Fen.Style style) implements Query {

  @Override
  public Set<String> allowedKeys() {
    return Set.of("fen", "move", "moves", "chess960");
  }

  @Override
  public QueryAnswer answer(QueryArguments arguments) {
    String text = arguments.required("move");
    Position start = arguments.position();
    Texts texts = arguments.texts();
    if (arguments.moves().isEmpty()) {
      return answer(start, start.rule(attempt(start, text, texts)));
    }
    Game game = GameReplay.played(arguments);
    Position position = game.position();
    return answer(position, game.rule(attempt(position, text, texts)));
  }

  static Attempt attempt(Position position, String text, Texts texts) {
    Reading<Attempt> reading = position.readMove(text);
    if (reading instanceof Reading.Valid<Attempt> valid) {
      return valid.value();
    }
    throw new BadInputException(reading.problems().get(0).message(texts));
  }

  private QueryAnswer answer(Position position, Ruling ruling) {
    return ruling instanceof Ruling.Legal legal
        ? new LegalMoveAnswer(position, legal.move(), style)
        : new IllegalMoveAnswer(position, (Ruling.Illegal) ruling);
  }
}
