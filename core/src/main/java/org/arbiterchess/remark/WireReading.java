package org.arbiterchess.remark;

import java.util.List;
import java.util.Optional;

/** The result of reading a JSON tree. */
public sealed interface WireReading<T> {

  /** The tree is valid. */
  record Read<T>(T value) implements WireReading<T> {

    @Override
    public List<WireProblem> problems() {
      return List.of();
    }
  }

  /** The tree is invalid. The list of problems is never empty. */
  record Unreadable<T>(List<WireProblem> problems) implements WireReading<T> {

    public Unreadable {
      problems = List.copyOf(problems);
    }
  }

  /** The problems; empty if the tree is valid. */
  List<WireProblem> problems();

  /** This reading, if the tree is valid; otherwise empty. */
  default Optional<Read<T>> read() {
    return this instanceof Read<T> read ? Optional.of(read) : Optional.empty();
  }

  /** The value, if the tree is valid. */
  default Optional<T> toOptional() {
    return read().map(Read::value);
  }

  /**
   * Returns the value.
   *
   * @throws WireFormatException if the tree is invalid; the message lists all problems
   */
  default T orElseThrow() {
    if (this instanceof Unreadable<T> unreadable) {
      throw new WireFormatException(unreadable.problems());
    }
    return ((Read<T>) this).value();
  }
}
