package org.arbiterchess.server.room;

/**
 * How long a message is under way from a page to the server, by the beats that came back. The
 * shortest of the last few counts, so that one slow answer brings nothing.
 */
final class RoundTripTime {

  private static final int SAMPLES = 3;

  private final long[] roundTrips = new long[SAMPLES];
  private int count;
  private volatile long sent = Long.MIN_VALUE;
  private volatile long oneWayMillis;

  /** A beat goes out. */
  void beatSent(long now) {
    sent = now;
  }

  /** A beat came back. One that was not the last to go out tells nothing. */
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

  /** 0 while nothing is known. */
  long oneWayMillis() {
    return oneWayMillis;
  }
}
