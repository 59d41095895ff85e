package org.arbiterchess.testing;

/** Whether tests run their long versions. {@code make soak} turns this mode on. */
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
