package org.arbiterchess.testing;

import java.util.ArrayList;
import java.util.List;

/** Lists the records in a sealed type hierarchy. */
public final class SealedTypes {

  private SealedTypes() {}

  /**
   * Returns the permitted subclasses. A sealed subclass is replaced with its own permitted
   * subclasses.
   */
  public static Class<?>[] leaves(Class<?> family) {
    List<Class<?>> leaves = new ArrayList<>();
    addLeaves(family, leaves);
    return leaves.toArray(new Class<?>[0]);
  }

  private static void addLeaves(Class<?> type, List<Class<?>> leaves) {
    if (type.isSealed()) {
      for (Class<?> permitted : type.getPermittedSubclasses()) {
        addLeaves(permitted, leaves);
      }
    } else {
      leaves.add(type);
    }
  }
}
