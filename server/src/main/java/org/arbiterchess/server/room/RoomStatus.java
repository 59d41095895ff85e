package org.arbiterchess.server.room;

import java.util.Locale;

/** A game's status, for metrics. */
public enum RoomStatus {
  /** A seat is free. */
  WAITING,
  PLAYING,
  PAUSED,
  OVER;

  /** The value of the label {@code state} in the metrics. */
  public String metricName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
