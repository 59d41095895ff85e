package org.arbiterchess.server.room;

/**
 * Estimates the one-way delay from a client to the server, based on the beats that the client
 * echoes. Uses the shortest of the last few round trips, so that a client gains nothing by delaying
 * a beat.
 */
final class RoundTripTime {

  private static final int SAMPLES = 3;

  private final long[] roundTrips = new long[SAMPLES];
  private int count;
  private volatile long sent = Long.MIN_VALUE;
  private volatile long oneWayMillis;

  void beatSent(long now) {
    sent = now;
  }

  /** Measures the round trip of an echoed beat. Only the last beat sent is measured. */
  synchronized void beatReceived(long beat, long now) {
    if (beat != sent || now < beat) {
      return;
    }
    sent = Long.MIN_VALUE;
    roundTrips[count++ % SAMPLES] = now - beat;
    long shortest = Long.MAX_VALUE;
    for (int i = 0; i < Math.min(count, SAMPLES); i++) {
      shortest = Math.min(shortest, roundTrips[i]);
    }
    oneWayMillis = shortest / 2;
  }

  /** The estimated one-way delay, or 0 before the first measurement. */
  long oneWayMillis() {
    return oneWayMillis;
  }
}
