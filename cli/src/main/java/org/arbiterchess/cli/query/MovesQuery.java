package org.arbiterchess.cli.query;

import java.util.Set;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Position;

/** Lists the legal moves in a position, or in the one reached by {@code moves}, if given. */
record MovesQuery(Fen.Style style) implements Query {

  @Override
  public Set<String> allowedKeys() {
    return Set.of("fen", "moves", "chess960");
  }

  @Override
  public QueryAnswer answer(QueryArguments arguments) {
    Position position =
        arguments.moves().isEmpty()
            ? arguments.position()
            : GameReplay.played(arguments).position();
    return new LegalMovesListAnswer(position, style);
  }
}
