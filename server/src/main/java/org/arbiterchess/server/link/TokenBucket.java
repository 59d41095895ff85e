package org.arbiterchess.server.link;

/** Lets so much through a second, and some of it at once. */
final class TokenBucket {

  private final double perMilli;
  private final double most;
  private double tokens;
  private long last;

  /**
   * A bucket that is full.
   *
   * @param millis the time in which {@code tokens} more come
   * @param most how many it holds
   */
  TokenBucket(int tokens, long millis, int most, long now) {
    this.perMilli = (double) tokens / millis;
    this.most = most;
    this.tokens = most;
    this.last = now;
  }

  /** Whether one more may pass. */
  synchronized boolean take(long now) {
    fill(now);
    if (tokens < 1) {
      return false;
    }
    tokens--;
    return true;
  }

  synchronized boolean isFull(long now) {
    fill(now);
    return tokens >= most;
  }

  private void fill(long now) {
    tokens = Math.min(most, tokens + Math.max(0, now - last) * perMilli);
    last = Math.max(last, now);
  }
}
