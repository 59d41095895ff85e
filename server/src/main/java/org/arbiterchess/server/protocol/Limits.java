package org.arbiterchess.server.protocol;

import java.util.EnumMap;
import java.util.Map;

/** The values of all limits. */
public final class Limits {

  /** The largest valid value for any limit. */
  public static final int MAX = 1_000_000_000;

  public static final Limits DEFAULTS = new Limits(Map.of());

  private final Map<Limit, Integer> changed;

  private Limits(Map<Limit, Integer> changed) {
    this.changed = changed;
  }

  public int get(Limit limit) {
    return changed.getOrDefault(limit, limit.defaultValue());
  }

  /** Converts a limit in seconds to milliseconds. */
  public long millis(Limit limit) {
    return 1000L * get(limit);
  }

  /**
   * A copy with a different value for one limit.
   *
   * @throws IllegalArgumentException if the value is below {@link Limit#min} or above {@link #MAX}
   */
  public Limits with(Limit limit, int value) {
    if (value < limit.min() || value > MAX) {
      throw new IllegalArgumentException(
          limit.optionName() + " must be " + limit.min() + " to " + MAX + ", not " + value);
    }
    Map<Limit, Integer> more = new EnumMap<>(Limit.class);
    more.putAll(changed);
    more.put(limit, value);
    return new Limits(more);
  }
}
