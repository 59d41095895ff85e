package org.arbiterchess.server.room;

import java.util.Locale;

/** How a game stands, as those see it who count games. */
public enum RoomStatus {
  /** A seat is free. */
  WAITING,
  PLAYING,
  PAUSED,
  OVER;

  /** As it is written for programs. */
  public String metricName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
