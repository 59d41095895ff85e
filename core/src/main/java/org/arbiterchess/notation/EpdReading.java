package org.arbiterchess.notation;

import java.util.List;

/** The result of parsing EPD. */
public sealed interface EpdReading {

  record Valid(Epd epd) implements EpdReading {}

  /** The text has problems, listed in the order in which they occur. */
  record Invalid(List<FenProblem> problems) implements EpdReading {

    public Invalid {
      problems = List.copyOf(problems);
    }
  }
}
