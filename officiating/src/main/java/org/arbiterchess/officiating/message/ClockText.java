package org.arbiterchess.officiating.message;

import org.arbiterchess.language.TextKey;

/**
 * The keys of the sentences of the clock for games on a real board. Each has the article to cite,
 * which is empty if none applies, and the names of its placeholders.
 */
public enum ClockText implements TextKey {
  // Events.
  SET_UP("", "control"),
  STARTED("6.6", "byPress,presser,player"),
  PRESSED("", "player,move,used,left"),
  FLAG_FELL("", "player"),
  FLAG_FELL_TOO("", "player,first"),
  PAUSED("", ""),
  RESUMED("", "player"),
  TIMES_SET("", "player,time,opponent,opponentTime"),
  MOVES_SET("", "player,moves"),
  TURN_SET("", "player"),
  TIME_ADDED("", "player,millis,taken,time"),
  SIDES_SWAPPED("", ""),

  // Refusals.
  REFUSED("", "reason,player"),
  WHITE_CLOCK_FIRST("6.6", "");

  private final Entry entry;

  ClockText(String article, String placeholders) {
    this.entry = Entry.of("clock", article, placeholders);
  }

  @Override
  public Entry entry() {
    return entry;
  }
}
