package org.arbiterchess.server.room;

/**
 * How long a message is under way from a page to the server, by the beats that came back. The
 * shortest of the last few counts, so that one slow answer brings nothing.
 */
final class RoundTripTime {

  private static final int REMEMBERED = 3;

  private final long[] roundTrips = new long[REMEMBERED];
  private int known;
  private volatile long sent = Long.MIN_VALUE;
  private volatile long millis;

  /** A beat goes out. */
  void beat(long now) {
    sent = now;
  }

  /** A beat came back. One that was not the last to go out tells nothing. */
  synchronized void back(long beat, long now) {
    if (beat != sent || now < beat) {
      return;
    }
    sent = Long.MIN_VALUE;
    roundTrips[known++ % REMEMBERED] = now - beat;
    long shortest = Long.MAX_VALUE;
    for (int i = 0; i < Math.min(known, REMEMBERED); i++) {
      shortest = Math.min(shortest, roundTrips[i]);
    }
    millis = shortest / 2;
  }

  /** 0 while nothing is known. */
  long millis() {
    return millis;
  }
}
