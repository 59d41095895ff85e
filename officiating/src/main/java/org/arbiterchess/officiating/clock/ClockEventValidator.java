package org.arbiterchess.officiating.clock;

import java.util.Optional;
import java.util.OptionalLong;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.TimeControlStage;

/** Checks whether an event is possible in the clock's current state. */
final class ClockEventValidator {

  private static final long MAX_MILLIS = TimeControlStage.MAX_MINUTES * 60_000;
  private static final int MAX_MOVES = 9999;

  private ClockEventValidator() {}

  /** Returns the reason why an event cannot happen now, or empty if it can. */
  static Optional<ClockRefusal> obstacle(ChessClock clock, ClockEvent event) {
    OptionalLong flag = clock.nextFlag();
    if (event instanceof ClockEvent.FlagFell fell) {
      boolean falls =
          flag.isPresent()
              && flag.getAsLong() == fell.at()
              && clock.turn().orElseThrow() == fell.color();
      return refusedUnless(falls, ClockRefusalReason.FLAG_NOT_FALLEN, clock);
    }
    if (flag.isPresent() && event.at() >= flag.getAsLong()) {
      // The flag has fallen by the time of the event.
      return refused(ClockRefusalReason.FLAG_FELL, clock);
    }
    if (event instanceof ClockEvent.Started) {
      return refusedUnless(!clock.isStarted(), ClockRefusalReason.ALREADY_STARTED, clock);
    }
    if (event instanceof ClockEvent.Pressed pressed) {
      return press(clock, pressed.by());
    }
    if (event instanceof ClockEvent.Paused) {
      return notRunning(clock);
    }
    if (event instanceof ClockEvent.Resumed) {
      return resume(clock);
    }
    if (event instanceof ClockEvent.TimeAdded added) {
      return addTime(clock, added);
    }
    if (clock.isRunning()) {
      return refused(ClockRefusalReason.RUNNING, clock);
    }
    return event instanceof ClockEvent.TimesSet set ? setTimes(clock, set) : Optional.empty();
  }

  private static Optional<ClockRefusal> press(ChessClock clock, Color by) {
    if (!clock.isStarted()) {
      boolean strict = clock.settings().start() == ClockStartBehavior.STRICT;
      return refusedUnless(
          by == Color.WHITE && !strict,
          by == Color.WHITE ? ClockRefusalReason.WHITE_CLOCK_FIRST : ClockRefusalReason.NOT_STARTED,
          clock);
    }
    if (!clock.isRunning()) {
      return notRunning(clock);
    }
    return refusedUnless(
        clock.turn().orElseThrow() == by, ClockRefusalReason.OTHER_CLOCK_RUNS, clock);
  }

  /** Returns the reason why the clock is not running, or empty if it is. */
  private static Optional<ClockRefusal> notRunning(ChessClock clock) {
    if (clock.isRunning()) {
      return Optional.empty();
    }
    if (!clock.isStarted()) {
      return refused(ClockRefusalReason.NOT_STARTED, clock);
    }
    return refused(
        clock.isPaused() ? ClockRefusalReason.PAUSED : ClockRefusalReason.FLAG_FELL, clock);
  }

  private static Optional<ClockRefusal> resume(ChessClock clock) {
    if (clock.isPaused()) {
      return Optional.empty();
    }
    return clock.isRunning() ? refused(ClockRefusalReason.NOT_PAUSED, clock) : notRunning(clock);
  }

  /**
   * Returns the reason why time cannot be added, or empty if it can. After a flag fall, a clock can
   * gain time only through {@link ClockEvent.TimesSet}.
   */
  private static Optional<ClockRefusal> addTime(ChessClock clock, ClockEvent.TimeAdded added) {
    if (clock.firstFlag().isPresent()) {
      return refused(ClockRefusalReason.FLAG_FELL, clock);
    }
    boolean possible =
        Math.abs(added.millis()) <= MAX_MILLIS
            && isInRange(clock.left(added.color(), added.at()) + added.millis());
    return refusedUnless(possible, ClockRefusalReason.TIME_OUT_OF_RANGE, clock);
  }

  private static Optional<ClockRefusal> setTimes(ChessClock clock, ClockEvent.TimesSet set) {
    if (set.turn().isPresent() && !clock.isStarted()) {
      return refused(ClockRefusalReason.NOT_STARTED, clock);
    }
    for (Color color : Color.values()) {
      boolean stays = clock.isFlagged(color) && set.millis(color) == 0;
      if (!stays && !isInRange(set.millis(color))) {
        return refused(ClockRefusalReason.TIME_OUT_OF_RANGE, clock);
      }
      int moves = set.moves(color).orElse(0);
      if (moves < 0 || moves > MAX_MOVES) {
        return refused(ClockRefusalReason.MOVES_OUT_OF_RANGE, clock);
      }
    }
    return Optional.empty();
  }

  /** Whether a clock can show this time. */
  private static boolean isInRange(long millis) {
    return millis > 0 && millis <= MAX_MILLIS;
  }

  private static Optional<ClockRefusal> refusedUnless(
      boolean possible, ClockRefusalReason reason, ChessClock clock) {
    return possible ? Optional.empty() : refused(reason, clock);
  }

  private static Optional<ClockRefusal> refused(ClockRefusalReason reason, ChessClock clock) {
    Optional<Color> turn = clock.turn();
    Optional<Color> concerned =
        reason == ClockRefusalReason.FLAG_FELL && clock.firstFlag().isPresent()
            ? clock.firstFlag()
            : turn;
    return Optional.of(new ClockRefusal(reason, concerned.orElse(Color.WHITE)));
  }
}
