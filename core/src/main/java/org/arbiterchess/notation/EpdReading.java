package org.arbiterchess.notation;

import java.util.List;

/** What came of reading EPD. */
public sealed interface EpdReading {

  record Valid(Epd epd) implements EpdReading {}

  /** Everything that is wrong with the text, in the order of the text. */
  record Invalid(List<FenProblem> problems) implements EpdReading {

    public Invalid {
      problems = List.copyOf(problems);
    }
  }
}
