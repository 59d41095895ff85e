package org.arbiterchess.clock;

import org.arbiterchess.notation.ClockPhrase;

/** The reasons why the clock may refuse a command. The names are part of the public API. */
public enum ClockRefusalReason {
  NOT_STARTED(ClockPhrase.NOT_STARTED),
  ALREADY_STARTED(ClockPhrase.ALREADY_STARTED),
  /** With a strict start, White cannot press the clock until White's clock has been started. */
  WHITE_CLOCK_FIRST(ClockPhrase.WHITE_CLOCK_FIRST),
  /** The side whose clock is not running pressed the clock, for example with a double tap. */
  OTHER_CLOCK_RUNS(ClockPhrase.OTHER_CLOCK_RUNS),
  PAUSED(ClockPhrase.IS_PAUSED),
  NOT_PAUSED(ClockPhrase.NOT_PAUSED),
  /** The clock is running and must be paused first. */
  RUNNING(ClockPhrase.RUNNING),
  FLAG_FELL(ClockPhrase.FLAG_IS_DOWN),
  FLAG_NOT_FALLEN(ClockPhrase.FLAG_NOT_FALLEN),
  TIME_OUT_OF_RANGE(ClockPhrase.TIME_OUT_OF_RANGE),
  MOVES_OUT_OF_RANGE(ClockPhrase.MOVES_OUT_OF_RANGE);

  private final ClockPhrase phrase;

  ClockRefusalReason(ClockPhrase phrase) {
    this.phrase = phrase;
  }

  ClockPhrase phrase() {
    return phrase;
  }
}
