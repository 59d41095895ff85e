package org.arbiterchess.clock;

import static java.util.Objects.requireNonNull;

import org.arbiterchess.game.TimeControl;

/**
 * The settings that the players choose before they start the clock.
 *
 * @param flags what happens when the first flag falls
 */
public record ClockSettings(TimeControl control, ClockStartBehavior start, FlagFallBehavior flags) {

  public ClockSettings {
    requireNonNull(control, "control");
    requireNonNull(start, "start");
    requireNonNull(flags, "flags");
    if (!control.hasClock()) {
      throw new IllegalArgumentException("a clock needs a time control");
    }
  }
}
