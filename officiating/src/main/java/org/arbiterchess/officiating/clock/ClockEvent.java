package org.arbiterchess.officiating.clock;

import org.arbiterchess.chess.Color;

/** A clock event. The log of events, which begins with {@link SetUp}, fully describes a clock. */
public sealed interface ClockEvent {

  /** The time of the event, in milliseconds. */
  long at();

  /**
   * The clock was set up, or reset by a restart.
   *
   * @param swapped whether White and Black have swapped halves of the screen
   */
  record SetUp(long at, ClockSettings settings, boolean swapped) implements ClockEvent {}

  /**
   * White's clock was started.
   *
   * @param byPress whether Black's press started it
   */
  record Started(long at, boolean byPress) implements ClockEvent {}

  /** A player pressed the clock, which completed a move. */
  record Pressed(long at, Color by) implements ClockEvent {}

  /** A clock reached zero at exactly this time. */
  record FlagFell(long at, Color color) implements ClockEvent {}

  /** Both clocks were stopped. */
  record Paused(long at) implements ClockEvent {}

  /** The clock that was running before the pause was restarted. */
  record Resumed(long at) implements ClockEvent {}

  /** Both times were set, possibly along with the move counters and the side to move. */
  record TimesSet(long at, ClockCommand.SetTimes times) implements ClockEvent {}

  /** Time was added to a clock, or subtracted if {@code millis} is negative. */
  record TimeAdded(long at, Color color, long millis) implements ClockEvent {}

  /** White and Black swapped halves of the screen. */
  record SidesSwapped(long at) implements ClockEvent {}
}
