package org.arbiterchess.server.protocol;

import java.util.EnumMap;
import java.util.Map;

/** How much of everything is allowed. */
public final class Limits {

  /** The most that any limit can be set to. */
  public static final int MOST = 1_000_000_000;

  /** Every limit as it is documented. */
  public static final Limits USUAL = new Limits(Map.of());

  private final Map<Limit, Integer> changed;

  private Limits(Map<Limit, Integer> changed) {
    this.changed = changed;
  }

  public int of(Limit limit) {
    return changed.getOrDefault(limit, limit.usual());
  }

  /** A limit of so many seconds, in milliseconds. */
  public long millis(Limit seconds) {
    return 1000L * of(seconds);
  }

  /**
   * The same but for one limit.
   *
   * @throws IllegalArgumentException if that is less than makes sense, or more than {@link #MOST}
   */
  public Limits with(Limit limit, int value) {
    if (value < limit.least() || value > MOST) {
      throw new IllegalArgumentException(
          limit.written() + " is " + limit.least() + " to " + MOST + ", not " + value);
    }
    Map<Limit, Integer> more = new EnumMap<>(Limit.class);
    more.putAll(changed);
    more.put(limit, value);
    return new Limits(more);
  }
}
