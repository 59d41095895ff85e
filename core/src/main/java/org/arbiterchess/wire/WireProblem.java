package org.arbiterchess.wire;

/**
 * One thing that is wrong with a tree.
 *
 * @param path where, from {@code $} for the whole: {@code $.events[3].attempt}
 * @param found what is there, cut short if it is long
 * @param expected what should be there
 */
public record WireProblem(String path, String found, String expected) {

  @Override
  public String toString() {
    return path + ": found " + found + ", expected " + expected;
  }
}
