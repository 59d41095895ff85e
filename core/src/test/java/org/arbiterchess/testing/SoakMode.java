package org.arbiterchess.testing;

/** Whether to run the long versions of the tests, as {@code make soak} does. */
public final class SoakMode {

  private SoakMode() {}

  public static boolean isOn() {
    return Boolean.getBoolean("arbiter.soak");
  }

  /** Returns the first number in a normal run and the second in a soak run. */
  public static int count(int usually, int soaking) {
    return isOn() ? soaking : usually;
  }
}
