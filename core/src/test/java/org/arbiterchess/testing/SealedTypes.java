package org.arbiterchess.testing;

import java.util.ArrayList;
import java.util.List;

/** Lists the records and constants in a sealed type hierarchy. */
public final class SealedTypes {

  private SealedTypes() {}

  /** Returns the classes of the records, and the enum constants, of the families. */
  public static Object[] leaves(Class<?>... families) {
    List<Object> leaves = new ArrayList<>();
    for (Class<?> family : families) {
      addLeaves(family, leaves);
    }
    return leaves.toArray();
  }

  private static void addLeaves(Class<?> type, List<Object> leaves) {
    if (type.isSealed()) {
      for (Class<?> permitted : type.getPermittedSubclasses()) {
        addLeaves(permitted, leaves);
      }
    } else if (type.isEnum()) {
      leaves.addAll(List.of(type.getEnumConstants()));
    } else if (type.isRecord()) {
      leaves.add(type);
    }
  }

  /** Returns the element of {@link #leaves} for a value. */
  public static Object leaf(Object value) {
    return value instanceof Enum<?> ? value : value.getClass();
  }
}
