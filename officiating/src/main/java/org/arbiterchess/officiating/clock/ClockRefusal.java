package org.arbiterchess.officiating.clock;

/** The reasons why the clock may refuse a command. The names are part of the public API. */
public enum ClockRefusal {
  NOT_STARTED,
  ALREADY_STARTED,
  /** With a strict start, White cannot press the clock until White's clock has been started. */
  WHITE_CLOCK_FIRST,
  /** The side whose clock is not running pressed the clock, for example with a double tap. */
  OTHER_CLOCK_RUNS,
  PAUSED,
  NOT_PAUSED,
  /** The clock is running and must be paused first. */
  RUNNING,
  FLAG_FELL,
  FLAG_NOT_FALLEN,
  TIME_OUT_OF_RANGE,
  MOVES_OUT_OF_RANGE
}
