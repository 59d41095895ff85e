package org.arbiterchess.notation;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.remark.InputRemark;
import org.arbiterchess.remark.TextParseException;
import org.arbiterchess.rules.Position;

/** The result of parsing a position. */
public sealed interface FenReading {

  /** Whether the text describes a playable position. */
  default boolean isValid() {
    return this instanceof Valid;
  }

  /** The position, with any remarks, if the text is valid. */
  default Optional<Valid> valid() {
    return this instanceof Valid valid ? Optional.of(valid) : Optional.empty();
  }

  /** The problems, if the text is invalid. */
  default Optional<Invalid> invalid() {
    return this instanceof Invalid invalid ? Optional.of(invalid) : Optional.empty();
  }

  /** The position, if the text is valid. */
  default Optional<Position> toOptional() {
    return valid().map(Valid::position);
  }

  /** The problems in the order in which they occur; empty if the text is valid. */
  List<FenProblem> problems();

  /**
   * Returns the position.
   *
   * @throws TextParseException if the text is invalid; the message lists all problems
   */
  default Position orElseThrow() {
    if (this instanceof Invalid invalid) {
      throw FenProblem.exception(invalid.text(), invalid.problems());
    }
    return ((Valid) this).position();
  }

  /**
   * The text describes a playable position.
   *
   * @param notes remarks on unusual but legal features of the position
   * @param forgiven warnings about deviations that lenient parsing accepted; empty after strict
   *     parsing
   */
  record Valid(Position position, List<InputRemark> notes, List<InputRemark> forgiven)
      implements FenReading {

    public Valid {
      notes = List.copyOf(notes);
      forgiven = List.copyOf(forgiven);
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
  record Invalid(String text, List<FenProblem> problems) implements FenReading {

    public Invalid {
      problems = List.copyOf(problems);
    }

    /** The text that was read, followed by all its problems in English. */
    public String message() {
      return FenProblem.message(text, problems);
    }
  }
}
