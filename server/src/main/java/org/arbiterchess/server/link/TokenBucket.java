package org.arbiterchess.server.link;

/** Lets so much through a second, and some of it at once. */
final class TokenBucket {

  private final double perMilli;
  private final double capacity;
  private double tokens;
  private long refilledAt;

  /**
   * A bucket that is full.
   *
   * @param millis the time in which {@code tokens} more come
   * @param capacity the maximum number of tokens
   */
  TokenBucket(int tokens, long millis, int capacity, long now) {
    this.perMilli = (double) tokens / millis;
    this.capacity = capacity;
    this.tokens = capacity;
    this.refilledAt = now;
  }

  /** Whether one more may pass. */
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
