package org.arbiterchess.cli.query;

import java.util.Set;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Position;

/** Checks whether a FEN is well-formed and describes a legal position. */
record FenQuery(Fen.Style style) implements Query {

  @Override
  public Set<String> allowedKeys() {
    return Set.of("fen", "chess960", "lenient");
  }

  @Override
  public QueryAnswer answer(QueryArguments arguments) {
    String text = arguments.required("fen");
    boolean lenient = arguments.flag("lenient");
    Reading<Position> reading =
        lenient
            ? Fen.readLeniently(text, arguments.variant())
            : Fen.read(text, arguments.variant());
    return reading instanceof Reading.Valid<Position> valid
        ? new ValidFenAnswer(valid, lenient, style)
        : new InvalidFenAnswer(text, arguments.variant(), reading.problems());
  }
}
