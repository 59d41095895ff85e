package org.arbiterchess.notation;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.remark.InputRemark;
import org.arbiterchess.remark.TextParseException;

/** The result of parsing EPD. */
public sealed interface EpdReading {

  /** Whether the text is valid EPD. */
  default boolean isValid() {
    return this instanceof Valid;
  }

  /** The position and operations, with any corrections, if the text is valid. */
  default Optional<Valid> valid() {
    return this instanceof Valid valid ? Optional.of(valid) : Optional.empty();
  }

  /** The problems, if the text is invalid. */
  default Optional<Invalid> invalid() {
    return this instanceof Invalid invalid ? Optional.of(invalid) : Optional.empty();
  }

  /** The position and operations, if the text is valid. */
  default Optional<Epd> toOptional() {
    return valid().map(Valid::epd);
  }

  /** The problems in the order in which they occur; empty if the text is valid. */
  List<FenProblem> problems();

  /**
   * Returns the position and operations.
   *
   * @throws TextParseException if the text is invalid; the message lists all problems
   */
  default Epd orElseThrow() {
    if (this instanceof Invalid invalid) {
      throw FenProblem.exception(invalid.text(), invalid.problems());
    }
    return ((Valid) this).epd();
  }

  /**
   * The text is valid EPD.
   *
   * @param forgiven the corrections that lenient parsing made; empty after strict parsing
   */
  record Valid(Epd epd, List<InputRemark> forgiven) implements EpdReading {

    public Valid {
      forgiven = List.copyOf(forgiven);
    }

    Valid(Epd epd) {
      this(epd, List.of());
    }

    @Override
    public List<FenProblem> problems() {
      return List.of();
    }
  }

  /**
   * The text has problems, listed in the order in which they occur.
   *
   * @param text the text that was read
   */
  record Invalid(String text, List<FenProblem> problems) implements EpdReading {

    public Invalid {
      problems = List.copyOf(problems);
    }

    /** The text that was read, followed by all its problems in English. */
    public String message() {
      return FenProblem.message(text, problems);
    }
  }
}
