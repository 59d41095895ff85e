package org.arbiterchess.server.link;

/** A token bucket, which limits the average rate and allows short bursts. */
final class TokenBucket {

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
  TokenBucket(int tokens, long millis, int capacity, long now) {
    this.perMilli = (double) tokens / millis;
    this.capacity = capacity;
    this.tokens = capacity;
    this.refilledAt = now;
  }

  /** Takes a token. Returns whether one was available. */
  synchronized boolean tryTake(long now) {
    refill(now);
    if (tokens < 1) {
      return false;
    }
    tokens--;
    return true;
  }

  synchronized boolean isFull(long now) {
    refill(now);
    return tokens >= capacity;
  }

  private void refill(long now) {
    tokens = Math.min(capacity, tokens + Math.max(0, now - refilledAt) * perMilli);
    refilledAt = Math.max(refilledAt, now);
  }
}
