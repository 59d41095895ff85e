package org.arbiterchess.wire;

import java.util.List;

/** What came of reading a tree. */
public sealed interface WireReading<T> {

  record Read<T>(T value) implements WireReading<T> {}

  /** Everything that is wrong with the tree; never empty. */
  record Unreadable<T>(List<WireProblem> problems) implements WireReading<T> {

    public Unreadable {
      problems = List.copyOf(problems);
    }
  }
}
