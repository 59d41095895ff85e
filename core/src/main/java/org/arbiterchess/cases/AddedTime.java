package org.arbiterchess.cases;

import org.arbiterchess.chess.Color;

/** The extra time in milliseconds for each player. */
public record AddedTime(long white, long black) {
  static final AddedTime NONE = new AddedTime(0, 0);

  static AddedTime to(Color color, long millis) {
    return color == Color.WHITE ? new AddedTime(millis, 0) : new AddedTime(0, millis);
  }

  public long of(Color color) {
    return color == Color.WHITE ? white : black;
  }
}
