package org.arbiterchess.notation;

import java.util.List;
import org.arbiterchess.remark.Remark;
import org.arbiterchess.rules.Position;

/** What came of reading the text of a position. */
public sealed interface FenReading {

  /**
   * The text is a position that can be played.
   *
   * @param notes sentences on what is odd about it, though nothing forbids it
   * @param forgiven sentences on what lenient reading let pass; strict reading forgives nothing
   */
  record Valid(Position position, List<Remark> notes, List<Remark> forgiven) implements FenReading {

    public Valid {
      notes = List.copyOf(notes);
      forgiven = List.copyOf(forgiven);
    }
  }

  /** Everything that is wrong with the text, in the order of the text. */
  record Invalid(List<FenProblem> problems) implements FenReading {

    public Invalid {
      problems = List.copyOf(problems);
    }
  }
}
