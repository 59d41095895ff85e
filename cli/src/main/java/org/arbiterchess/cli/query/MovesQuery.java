package org.arbiterchess.cli.query;

import java.util.Set;
import org.arbiterchess.notation.FenStyle;

/** Which moves are legal here? */
record MovesQuery(FenStyle style) implements Query {

  @Override
  public Set<String> keys() {
    return Set.of("fen", "chess960");
  }

  @Override
  public QueryAnswer answer(QueryParameters query) {
    return new LegalMovesListAnswer(query.position(), style);
  }
}
