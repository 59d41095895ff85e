package org.arbiterchess.cli.query;

import java.util.Set;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.notation.FenReading;
import org.arbiterchess.notation.FenStyle;

/** Checks whether a FEN is well-formed and describes a legal position. */
record FenQuery(FenStyle style) implements Query {

  @Override
  public Set<String> allowedKeys() {
    return Set.of("fen", "chess960", "lenient");
  }

  @Override
  public QueryAnswer answer(QueryArguments parameters) {
    String text = parameters.required("fen");
    boolean lenient = parameters.flag("lenient");
    FenReading reading =
        lenient
            ? Fen.readLeniently(text, parameters.variant())
            : Fen.read(text, parameters.variant());
    return reading instanceof FenReading.Valid valid
        ? new ValidFenAnswer(valid, lenient, style)
        : new InvalidFenAnswer(text, ((FenReading.Invalid) reading).problems());
  }
}
