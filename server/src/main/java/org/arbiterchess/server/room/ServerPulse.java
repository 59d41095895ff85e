package org.arbiterchess.server.room;

/**
 * Notices when this server itself did not run, because its process was frozen or its machine was
 * suspended. A jump of its clock looks the same. May be used from any thread.
 */
public final class ServerPulse {

  /** A shorter silence is not an outage. */
  static final long GAP_MILLIS = 500;

  /** How often {@link #beat} must be called at least. */
  static final long BEAT_MILLIS = 100;

  /** A period in which this server did not run. */
  record Gap(long from, long to) {

    static final Gap NONE = new Gap(Long.MIN_VALUE, Long.MIN_VALUE);
  }

  private final TimeSource time;
  private long last;
  private Gap gap = Gap.NONE;

  ServerPulse(TimeSource time) {
    this.time = time;
    this.last = time.now();
  }

  /** Records that the server runs now, and returns the last gap. */
  synchronized Gap beat() {
    long now = time.now();
    if (now - last >= GAP_MILLIS) {
      gap = new Gap(last, now);
    }
    last = now;
    return gap;
  }

  /** The end of the last gap, or {@link Long#MIN_VALUE} if there was none. */
  public long runningSince() {
    return beat().to();
  }
}
