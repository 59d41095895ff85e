package org.arbiterchess.server;

/** Seeds of tests that do something else in each run. */
public final class RandomSeed {

  private RandomSeed() {}

  /**
   * A new seed, or that of {@code -Darbiter.seed}; it is printed, so that a run can be repeated.
   */
  public static long forTest(Class<?> test) {
    long seed = Long.getLong("arbiter.seed", System.nanoTime());
    System.out.println(test.getSimpleName() + ": -Darbiter.seed=" + seed);
    return seed;
  }
}
