package org.arbiterchess.cli.query;

import java.util.Set;
import org.arbiterchess.notation.FenStyle;
import org.arbiterchess.rules.Position;

/** Lists the legal moves in a position, after playing {@code moves} if they are given. */
record MovesQuery(FenStyle style) implements Query {

  @Override
  public Set<String> allowedKeys() {
    return Set.of("fen", "moves", "chess960");
  }

  @Override
  public QueryAnswer answer(QueryArguments parameters) {
    Position position =
        parameters.moves().isEmpty()
            ? parameters.position()
            : GameReplay.played(parameters).position();
    return new LegalMovesListAnswer(position, style);
  }
}
