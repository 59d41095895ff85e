package org.arbiterchess.cli;

import java.util.Set;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.notation.FenReading;
import org.arbiterchess.notation.FenStyle;

/** Is this text a position that can be played? */
record FenQuestion(FenStyle style) implements Question {

  @Override
  public Set<String> keys() {
    return Set.of("fen", "chess960", "lenient");
  }

  @Override
  public Answer answer(Query query) {
    String text = query.required("fen");
    boolean lenient = query.flag("lenient");
    FenReading reading =
        lenient ? Fen.readLeniently(text, query.variant()) : Fen.read(text, query.variant());
    return reading instanceof FenReading.Valid valid
        ? new FenAnswer(valid, lenient, style)
        : new NoFenAnswer(text, ((FenReading.Invalid) reading).problems());
  }
}
