package org.arbiterchess.testing;

/** Whether the long versions of the tests are wanted, as {@code make soak} wants them. */
public final class SoakMode {

  private SoakMode() {}

  public static boolean isOn() {
    return Boolean.getBoolean("arbiter.soak");
  }

  /** How much to try: the first number usually, the second in a soak. */
  public static int count(int usually, int soaking) {
    return isOn() ? soaking : usually;
  }
}
