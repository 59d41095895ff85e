package org.arbiterchess.testing;

/** Soak mode, in which tests run for longer. {@code make soak} turns it on. */
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
