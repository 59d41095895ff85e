package org.arbiterchess.wire;

import static java.util.Objects.requireNonNull;

/**
 * A problem in a tree.
 *
 * @param path the path to the invalid value, such as {@code $.events[3].attempt}; {@code $} is the
 *     whole tree
 * @param found the invalid value, shortened if it is long
 * @param expected a description of valid values
 */
public record WireProblem(String path, String found, String expected) {

  public WireProblem {
    requireNonNull(path, "path");
    requireNonNull(found, "found");
    requireNonNull(expected, "expected");
  }

  @Override
  public String toString() {
    return path + ": found " + found + ", expected " + expected;
  }
}
