package org.arbiterchess.server.protocol;

import java.util.HashMap;
import java.util.Map;

/** The values of all limits. */
public final class ServerLimits {

  /** The largest valid value for any limit. */
  public static final int MAX = 1_000_000_000;

  public static final ServerLimits DEFAULTS = new ServerLimits(Map.of());

  private final Map<ServerLimit, Integer> changed;

  private ServerLimits(Map<ServerLimit, Integer> changed) {
    this.changed = changed;
  }

  public int get(ServerLimit limit) {
    return changed.getOrDefault(limit, limit.defaultValue());
  }

  /** The value of a limit measured in seconds, converted to milliseconds. */
  public long millis(ServerLimit limit) {
    return 1000L * get(limit);
  }

  /** The refusal of what exceeds a limit. */
  public RefusalException exceeded(ServerRefusalReason reason, ServerLimit limit) {
    return new RefusalException(reason, limit.optionName(), get(limit));
  }

  /**
   * A copy with a different value for one limit.
   *
   * @throws IllegalArgumentException if the value is below {@link ServerLimit#min} or above {@link
   *     #MAX}
   */
  public ServerLimits with(ServerLimit limit, int value) {
    if (value < limit.min() || value > MAX) {
      throw new IllegalArgumentException(
          limit.optionName() + " must be " + limit.min() + " to " + MAX + ", not " + value);
    }
    Map<ServerLimit, Integer> more = new HashMap<>(changed);
    more.put(limit, value);
    return new ServerLimits(more);
  }
}
