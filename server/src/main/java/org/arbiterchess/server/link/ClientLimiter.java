package org.arbiterchess.server.link;

import static org.arbiterchess.server.protocol.ServerLimit.GAMES_PER_HOUR_PER_ADDRESS;
import static org.arbiterchess.server.protocol.ServerLimit.MESSAGES_PER_SECOND_PER_ADDRESS;
import static org.arbiterchess.server.protocol.ServerLimit.REQUESTS_PER_SECOND_PER_ADDRESS;

import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.arbiterchess.server.protocol.ServerLimit;
import org.arbiterchess.server.protocol.ServerLimits;
import org.arbiterchess.server.room.TokenBucket;

/** The rate limits and the connection counts for one client address. */
final class ClientLimiter {

  private static final long HOUR = 3_600_000;

  private final Map<ServerLimit, TokenBucket> buckets;

  /** The open WebSockets. */
  final AtomicInteger sockets = new AtomicInteger();

  /** The open connections of any kind. */
  final AtomicInteger connections = new AtomicInteger();

  /** The request bodies that are being received. */
  final AtomicInteger bodies = new AtomicInteger();

  ClientLimiter(ServerLimits limits, long now) {
    int messages = limits.get(MESSAGES_PER_SECOND_PER_ADDRESS);
    int requests = limits.get(REQUESTS_PER_SECOND_PER_ADDRESS);
    int games = limits.get(GAMES_PER_HOUR_PER_ADDRESS);
    buckets =
        Map.of(
            MESSAGES_PER_SECOND_PER_ADDRESS, TokenBucket.perSecond(messages, now),
            REQUESTS_PER_SECOND_PER_ADDRESS, TokenBucket.perSecond(requests, now),
            GAMES_PER_HOUR_PER_ADDRESS, new TokenBucket(games, HOUR, games, now));
  }

  /** Takes one permit from the given rate limit. Returns whether a permit was available. */
  boolean tryAcquire(ServerLimit limit, long now) {
    return buckets.get(limit).tryTake(1, now);
  }

  /** Whether this limiter can be discarded, because a new one would have the same state. */
  boolean isIdle(long now) {
    return sockets.get() + connections.get() + bodies.get() == 0
        && buckets.values().stream().allMatch(bucket -> bucket.isFull(now));
  }
}
