package org.arbiterchess.server.link;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.arbiterchess.server.protocol.Limits;

/** The addresses that count at the moment, in memory and nowhere else. */
final class ClientLimiters {

  private final Map<String, ClientLimiter> callers = new ConcurrentHashMap<>();
  private final Limits limits;

  ClientLimiters(Limits limits) {
    this.limits = limits;
  }

  ClientLimiter at(String address, long now) {
    return callers.computeIfAbsent(address, unknown -> new ClientLimiter(limits, now));
  }

  void forgetTheQuiet(long now) {
    callers.values().removeIf(caller -> caller.isForgettable(now));
  }
}
