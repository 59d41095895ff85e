package org.arbiterchess.notation;

import java.util.List;
import org.arbiterchess.remark.Remark;
import org.arbiterchess.rules.Position;

/** The result of parsing a position. */
public sealed interface FenReading {

  /**
   * The text describes a playable position.
   *
   * @param notes remarks on unusual but legal features of the position
   * @param forgiven warnings about deviations that lenient parsing accepted; empty after strict
   *     parsing
   */
  record Valid(Position position, List<Remark> notes, List<Remark> forgiven) implements FenReading {

    public Valid {
      notes = List.copyOf(notes);
      forgiven = List.copyOf(forgiven);
    }
  }

  /** The text has problems, listed in the order in which they occur. */
  record Invalid(List<FenProblem> problems) implements FenReading {

    public Invalid {
      problems = List.copyOf(problems);
    }
  }
}
