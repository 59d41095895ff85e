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
  public QueryAnswer answer(QueryArguments arguments) {
    String text = arguments.required("fen");
    boolean lenient = arguments.flag("lenient");
    FenReading reading =
        lenient
            ? Fen.readLeniently(text, arguments.variant())
            : Fen.read(text, arguments.variant());
    return reading instanceof FenReading.Valid valid
        ? new ValidFenAnswer(valid, lenient, style)
        : new InvalidFenAnswer(
            text, arguments.variant(), ((FenReading.Invalid) reading).problems());
  }
}
