package org.arbiterchess.server;

/** Seeds for randomised tests. */
public final class RandomSeed {

  private RandomSeed() {}

  /**
   * A new seed, or the value of {@code -Darbiter.seed}. Prints the seed so that the run can be
   * repeated.
   */
  public static long forTest(Class<?> test) {
    long seed = Long.getLong("arbiter.seed", System.nanoTime());
    System.out.println(test.getSimpleName() + ": -Darbiter.seed=" + seed);
    return seed;
  }
}
