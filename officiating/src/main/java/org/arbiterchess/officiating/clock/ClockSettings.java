package org.arbiterchess.officiating.clock;

import org.arbiterchess.game.TimeControl;

/**
 * The settings that the players choose before they start the clock.
 *
 * @param flags what happens when the first flag falls
 */
public record ClockSettings(TimeControl control, ClockStartBehavior start, FlagFallBehavior flags) {

  public ClockSettings {
    if (!control.hasClock()) {
      throw new IllegalArgumentException("a clock needs a time control");
    }
  }
}
