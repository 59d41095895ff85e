package org.arbiterchess.server.protocol;

import java.util.EnumMap;
import java.util.Map;

/** How much of everything is allowed. */
public final class Limits {

  /** The most that any limit can be set to. */
  public static final int MAX = 1_000_000_000;

  /** Every limit as it is documented. */
  public static final Limits DEFAULTS = new Limits(Map.of());

  private final Map<Limit, Integer> changed;

  private Limits(Map<Limit, Integer> changed) {
    this.changed = changed;
  }

  public int get(Limit limit) {
    return changed.getOrDefault(limit, limit.defaultValue());
  }

  /** A limit of so many seconds, in milliseconds. */
  public long millis(Limit limit) {
    return 1000L * get(limit);
  }

  /**
   * The same but for one limit.
   *
   * @throws IllegalArgumentException if the value is below {@link Limit#min} or above {@link #MAX}
   */
  public Limits with(Limit limit, int value) {
    if (value < limit.min() || value > MAX) {
      throw new IllegalArgumentException(
          limit.optionName() + " is " + limit.min() + " to " + MAX + ", not " + value);
    }
    Map<Limit, Integer> more = new EnumMap<>(Limit.class);
    more.putAll(changed);
    more.put(limit, value);
    return new Limits(more);
  }
}
