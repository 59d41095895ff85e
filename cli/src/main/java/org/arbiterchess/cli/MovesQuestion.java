package org.arbiterchess.cli;

import java.util.Set;
import org.arbiterchess.notation.FenStyle;

/** Which moves are legal here? */
record MovesQuestion(FenStyle style) implements Question {

  @Override
  public Set<String> keys() {
    return Set.of("fen", "chess960");
  }

  @Override
  public Answer answer(Query query) {
    return new MovesAnswer(query.position(), style);
  }
}
