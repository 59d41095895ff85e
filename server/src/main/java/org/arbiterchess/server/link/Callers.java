package org.arbiterchess.server.link;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.arbiterchess.server.protocol.Limits;

/** The addresses that count at the moment, in memory and nowhere else. */
final class Callers {

  private final Map<String, Caller> callers = new ConcurrentHashMap<>();
  private final Limits limits;

  Callers(Limits limits) {
    this.limits = limits;
  }

  Caller at(String address, long now) {
    return callers.computeIfAbsent(address, unknown -> new Caller(limits, now));
  }

  void forgetTheQuiet(long now) {
    callers.values().removeIf(caller -> caller.isForgettable(now));
  }
}
