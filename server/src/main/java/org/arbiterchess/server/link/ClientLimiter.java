package org.arbiterchess.server.link;

import static org.arbiterchess.server.protocol.ServerLimit.GAMES_PER_HOUR_PER_ADDRESS;
import static org.arbiterchess.server.protocol.ServerLimit.MESSAGES_PER_SECOND_PER_ADDRESS;
import static org.arbiterchess.server.protocol.ServerLimit.REQUESTS_PER_SECOND_PER_ADDRESS;

import java.util.concurrent.atomic.AtomicInteger;
import org.arbiterchess.server.protocol.ServerLimit;
import org.arbiterchess.server.protocol.ServerLimits;
import org.arbiterchess.server.room.TokenBucket;

/** The rate limits and the connection counts for one client address. */
final class ClientLimiter {

  private static final long HOUR = 3_600_000;

  private final TokenBucket messages;
  private final TokenBucket requests;
  private final TokenBucket games;
  private final AtomicInteger sockets = new AtomicInteger();
  private final AtomicInteger connections = new AtomicInteger();
  private final AtomicInteger bodies = new AtomicInteger();

  ClientLimiter(ServerLimits limits, long now) {
    messages = TokenBucket.perSecond(limits.get(MESSAGES_PER_SECOND_PER_ADDRESS), now);
    requests = TokenBucket.perSecond(limits.get(REQUESTS_PER_SECOND_PER_ADDRESS), now);
    int perHour = limits.get(GAMES_PER_HOUR_PER_ADDRESS);
    games = new TokenBucket(perHour, HOUR, perHour, now);
  }

  /** Takes one permit from the given rate limit. Returns whether a permit was available. */
  boolean tryAcquire(ServerLimit limit, long now) {
    return switch (limit) {
      case MESSAGES_PER_SECOND_PER_ADDRESS -> messages.tryTake(now);
      case REQUESTS_PER_SECOND_PER_ADDRESS -> requests.tryTake(now);
      case GAMES_PER_HOUR_PER_ADDRESS -> games.tryTake(now);
      default -> throw new IllegalArgumentException("not a per-address limit: " + limit);
    };
  }

  /** Counts another WebSocket and returns the new total. */
  int addSocket() {
    return sockets.incrementAndGet();
  }

  void removeSocket() {
    sockets.decrementAndGet();
  }

  /** Counts another connection of any kind and returns the new total. */
  int addConnection() {
    return connections.incrementAndGet();
  }

  void removeConnection() {
    connections.decrementAndGet();
  }

  /** Counts another request body and returns the new total. */
  int addBody() {
    return bodies.incrementAndGet();
  }

  void removeBody() {
    bodies.decrementAndGet();
  }

  /** Whether this limiter can be discarded, because a new one would have the same state. */
  boolean isIdle(long now) {
    return sockets.get() + connections.get() + bodies.get() == 0
        && messages.isFull(now)
        && requests.isFull(now)
        && games.isFull(now);
  }
}
