package org.arbiterchess.wire;

import java.util.List;

/** The result of reading a tree. */
public sealed interface WireReading<T> {

  record Read<T>(T value) implements WireReading<T> {}

  /** The tree is invalid. The list of problems is never empty. */
  record Unreadable<T>(List<WireProblem> problems) implements WireReading<T> {

    public Unreadable {
      problems = List.copyOf(problems);
    }
  }
}
