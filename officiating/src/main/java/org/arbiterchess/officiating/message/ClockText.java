package org.arbiterchess.officiating.message;

import org.arbiterchess.language.TextKey;

/**
 * The keys of the sentences of the clock for games on a real board. The first argument is the
 * article to cite: empty if none applies.
 */
public enum ClockText implements TextKey {
  // Events.
  SET_UP("", "control"),
  STARTED("6.6", "player"),
  STARTED_BY_PRESS("6.6", "presser,player"),
  PRESSED("", "player,move,used,left"),
  FLAG_FELL("", "player"),
  FLAG_FELL_TOO("", "player,first"),
  PAUSED,
  RESUMED("", "player"),
  TIMES_SET("", "player,time,opponent,opponentTime"),
  MOVES_SET("", "player,moves"),
  TURN_SET("", "player"),
  ONE_MINUTE_ADDED("", "player"),
  TWO_MINUTES_ADDED("", "player"),
  TIME_ADDED("", "player,time"),
  TIME_TAKEN("", "player,time"),
  SIDES_SWAPPED,

  // Refusals.
  NOT_STARTED,
  ALREADY_STARTED,
  WHITE_CLOCK_FIRST("6.6"),
  OTHER_CLOCK_RUNS("", "player"),
  IS_PAUSED,
  NOT_PAUSED,
  RUNNING,
  FLAG_IS_DOWN("", "player"),
  FLAG_NOT_FALLEN,
  TIME_OUT_OF_RANGE,
  MOVES_OUT_OF_RANGE;

  private final Entry entry;

  ClockText() {
    this("", "");
  }

  ClockText(String article) {
    this(article, "");
  }

  ClockText(String article, String placeholders) {
    this.entry = Entry.of("clock", article, placeholders);
  }

  @Override
  public Entry entry() {
    return entry;
  }
}
