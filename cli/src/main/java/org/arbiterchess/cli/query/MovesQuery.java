package org.arbiterchess.cli.query;

import java.util.Set;
import org.arbiterchess.notation.FenStyle;

/** Lists the legal moves in a position. */
record MovesQuery(FenStyle style) implements Query {

  @Override
  public Set<String> allowedKeys() {
    return Set.of("fen", "chess960");
  }

  @Override
  public QueryAnswer answer(QueryParameters parameters) {
    return new LegalMovesListAnswer(parameters.position(), style);
  }
}
