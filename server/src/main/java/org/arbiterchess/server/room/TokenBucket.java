package org.arbiterchess.server.room;

import org.arbiterchess.server.protocol.ServerLimits;

/** A token bucket, which limits the average rate and allows short bursts. */
public final class TokenBucket {

  private final double perMilli;
  private final double capacity;
  private double tokens;
  private long refilledAt;

  /**
   * Creates a full bucket.
   *
   * @param millis the time in which {@code tokens} tokens are added
   * @param capacity the maximum number of tokens
   */
  public TokenBucket(int tokens, long millis, int capacity, long now) {
    this.perMilli = (double) tokens / millis;
    this.capacity = capacity;
    this.tokens = capacity;
    this.refilledAt = now;
  }

  /** A bucket for the given number of messages per second, and bursts of twice as many. */
  public static TokenBucket perSecond(int messages, long now) {
    return new TokenBucket(messages, 1000, Math.min(ServerLimits.MAX, 2 * messages), now);
  }

  /** A bucket for the given number of messages per minute, which may all be sent at once. */
  static TokenBucket perMinute(int messages, long now) {
    return new TokenBucket(messages, 60_000, messages, now);
  }

  /**
   * Takes tokens if at least one is available. The bucket may then lack tokens, and has none
   * available until they have been added.
   */
  public synchronized boolean tryTake(int count, long now) {
    refill(now);
    if (tokens < 1) {
      return false;
    }
    tokens -= count;
    return true;
  }

  public synchronized boolean isFull(long now) {
    refill(now);
    return tokens >= capacity;
  }

  private void refill(long now) {
    tokens = Math.min(capacity, tokens + Math.max(0, now - refilledAt) * perMilli);
    refilledAt = Math.max(refilledAt, now);
  }
}
