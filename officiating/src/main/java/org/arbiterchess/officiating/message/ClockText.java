package org.arbiterchess.officiating.message;

import org.arbiterchess.language.TextKey;

/**
 * The keys of the sentences of the clock for games on a real board. The first argument is the
 * article to cite: empty if none applies.
 */
public enum ClockText implements TextKey {
  // Events.
  SET_UP("", "control"),
  STARTED("6.6", "byPress,presser,player"),
  PRESSED("", "player,move,used,left"),
  FLAG_FELL("", "player"),
  FLAG_FELL_TOO("", "player,first"),
  PAUSED,
  RESUMED("", "player"),
  TIMES_SET("", "player,time,opponent,opponentTime"),
  MOVES_SET("", "player,moves"),
  TURN_SET("", "player"),
  TIME_ADDED("", "player,millis,taken,time"),
  SIDES_SWAPPED,

  // Refusals.
  REFUSED("", "reason,player"),
  WHITE_CLOCK_FIRST("6.6");

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
