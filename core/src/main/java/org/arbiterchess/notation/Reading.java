package org.arbiterchess.notation;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.language.Said;
import org.arbiterchess.remark.TextParseException;

/**
 * The result of reading the text of a position.
 *
 * @param <T> a position or {@link Epd}
 */
public sealed interface Reading<T> {

  default boolean isValid() {
    return this instanceof Valid;
  }

  /** What was read, if the text is valid. */
  default Optional<T> toOptional() {
    return this instanceof Valid<T> valid ? Optional.of(valid.value()) : Optional.empty();
  }

  /** The problems in the order in which they occur; empty if the text is valid. */
  List<FenProblem> problems();

  /**
   * Returns what was read.
   *
   * @throws TextParseException if the text is invalid; the message lists all problems
   */
  T orElseThrow();

  /**
   * The text describes a playable position.
   *
   * @param notes remarks on unusual but legal features of the position
   * @param forgiven the corrections that lenient reading made; empty after strict reading
   */
  record Valid<T>(T value, List<Said> notes, List<Said> forgiven) implements Reading<T> {

    public Valid {
      notes = List.copyOf(notes);
      forgiven = List.copyOf(forgiven);
    }

    @Override
    public List<FenProblem> problems() {
      return List.of();
    }

    @Override
    public T orElseThrow() {
      return value;
    }
  }

  /** The text has at least one problem. */
  record Invalid<T>(String text, List<FenProblem> problems) implements Reading<T> {

    public Invalid {
      problems = List.copyOf(problems);
    }

    @Override
    public T orElseThrow() {
      throw FenProblem.exception(text, problems);
    }
  }
}
