package org.arbiterchess.testing;

import java.util.ArrayList;
import java.util.List;

/** Lists the records in a sealed type hierarchy. */
public final class SealedTypes {

  private SealedTypes() {}

  /** Returns the records of the families and of the sealed types in them. */
  public static Class<?>[] leaves(Class<?>... families) {
    List<Class<?>> leaves = new ArrayList<>();
    for (Class<?> family : families) {
      addLeaves(family, leaves);
    }
    return leaves.toArray(new Class<?>[0]);
  }

  private static void addLeaves(Class<?> type, List<Class<?>> leaves) {
    if (type.isSealed()) {
      for (Class<?> permitted : type.getPermittedSubclasses()) {
        addLeaves(permitted, leaves);
      }
    } else if (type.isRecord()) {
      leaves.add(type);
    }
  }
}
