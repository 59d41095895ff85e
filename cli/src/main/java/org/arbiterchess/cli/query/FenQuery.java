package org.arbiterchess.cli.query;

import java.util.Set;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.notation.FenReading;
import org.arbiterchess.notation.FenStyle;

/** Is this text a position that can be played? */
record FenQuery(FenStyle style) implements Query {

  @Override
  public Set<String> keys() {
    return Set.of("fen", "chess960", "lenient");
  }

  @Override
  public QueryAnswer answer(QueryParameters query) {
    String text = query.required("fen");
    boolean lenient = query.flag("lenient");
    FenReading reading =
        lenient ? Fen.readLeniently(text, query.variant()) : Fen.read(text, query.variant());
    return reading instanceof FenReading.Valid valid
        ? new ValidFenAnswer(valid, lenient, style)
        : new InvalidFenAnswer(text, ((FenReading.Invalid) reading).problems());
  }
}
