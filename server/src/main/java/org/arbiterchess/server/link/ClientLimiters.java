package org.arbiterchess.server.link;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.arbiterchess.server.protocol.ServerLimits;

/** The rate limits for all active addresses. They are never stored on disk. */
final class ClientLimiters {

  private final Map<String, ClientLimiter> limiters = new ConcurrentHashMap<>();
  private final ServerLimits limits;

  ClientLimiters(ServerLimits limits) {
    this.limits = limits;
  }

  ClientLimiter forAddress(String address, long now) {
    return limiters.computeIfAbsent(address, unknown -> new ClientLimiter(limits, now));
  }

  void removeIdle(long now) {
    limiters.values().removeIf(limiter -> limiter.isIdle(now));
  }
}
