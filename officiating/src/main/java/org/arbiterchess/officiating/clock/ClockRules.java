package org.arbiterchess.officiating.clock;

import static org.arbiterchess.officiating.clock.ClockRefusal.*;

import java.util.Optional;
import java.util.OptionalLong;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Clock;
import org.arbiterchess.game.TimeControl.TimeControlStage;
import org.arbiterchess.officiating.clock.ClockDecision.Refused;
import org.arbiterchess.officiating.clock.ClockEvent.FlagFell;
import org.arbiterchess.officiating.clock.ClockEvent.Paused;
import org.arbiterchess.officiating.clock.ClockEvent.Pressed;
import org.arbiterchess.officiating.clock.ClockEvent.Resumed;
import org.arbiterchess.officiating.clock.ClockEvent.SetUp;
import org.arbiterchess.officiating.clock.ClockEvent.SidesSwapped;
import org.arbiterchess.officiating.clock.ClockEvent.Started;
import org.arbiterchess.officiating.clock.ClockEvent.TimeAdded;
import org.arbiterchess.officiating.clock.ClockEvent.TimesSet;

/** What a command asks of the clock, and what stands in the way of an event. */
record ClockRules(BoardClock clock) {

  private static final long MAX_MILLIS = TimeControlStage.MAX_MINUTES * 60_000;
  private static final int MAX_MOVES = 9999;

  /** Returns the event that a command requests, or empty if the command only checks the flags. */
  Optional<ClockEvent> event(ClockCommand command, long now) {
    if (command instanceof ClockCommand.CheckFlag) {
      return Optional.empty();
    }
    if (command instanceof ClockCommand.Press press) {
      // If the clock has not been started, Black's press starts White's clock.
      return Optional.of(
          press.by() == Color.BLACK && !clock.isStarted()
              ? new Started(now, true)
              : new Pressed(now, press.by()));
    }
    if (command instanceof ClockCommand.Start) {
      return Optional.of(new Started(now, false));
    }
    if (command instanceof ClockCommand.Pause) {
      return Optional.of(new Paused(now));
    }
    if (command instanceof ClockCommand.Resume) {
      return Optional.of(new Resumed(now));
    }
    if (command instanceof ClockCommand.SetTimes set) {
      return Optional.of(new TimesSet(now, set));
    }
    if (command instanceof ClockCommand.AddTime add) {
      return Optional.of(new TimeAdded(now, add.color(), add.millis()));
    }
    return Optional.of(
        command instanceof ClockCommand.SwapSides
            ? new SidesSwapped(now)
            : new SetUp(now, clock.settings(), clock.isSwapped()));
  }

  /** Returns the reason why an event cannot happen now, or empty if it can. */
  Optional<ClockRefusal> obstacle(ClockEvent event) {
    OptionalLong flag = clock.nextFlag();
    if (event instanceof FlagFell fell) {
      boolean falls =
          flag.isPresent()
              && flag.getAsLong() == fell.at()
              && clock.turn().orElseThrow() == fell.color();
      return refusedUnless(falls, FLAG_NOT_FALLEN);
    }
    if (flag.isPresent() && event.at() >= flag.getAsLong()) {
      // The flag has fallen by the time of the event.
      return Optional.of(FLAG_FELL);
    }
    if (event instanceof Started) {
      return refusedUnless(!clock.isStarted(), ALREADY_STARTED);
    }
    if (event instanceof Pressed pressed) {
      return press(pressed.by());
    }
    if (event instanceof Paused) {
      return notRunning();
    }
    if (event instanceof Resumed) {
      return resume();
    }
    if (event instanceof TimeAdded added) {
      return addTime(added);
    }
    if (clock.isRunning()) {
      return Optional.of(RUNNING);
    }
    return event instanceof TimesSet set ? setTimes(set.times()) : Optional.empty();
  }

  private Optional<ClockRefusal> press(Color by) {
    boolean strict = clock.settings().start() == ClockSettings.Start.STRICT;
    if (!clock.isStarted() && by == Color.WHITE) {
      return refusedUnless(!strict, WHITE_CLOCK_FIRST);
    }
    return notRunning().or(() -> refusedUnless(clock.turn().orElseThrow() == by, OTHER_CLOCK_RUNS));
  }

  /** Returns the reason why the clock is not running, or empty if it is. */
  private Optional<ClockRefusal> notRunning() {
    ClockRefusal stopped = clock.isPaused() ? PAUSED : FLAG_FELL;
    return refusedUnless(clock.isRunning(), clock.isStarted() ? stopped : NOT_STARTED);
  }

  private Optional<ClockRefusal> resume() {
    return clock.isRunning() || clock.isPaused()
        ? refusedUnless(clock.isPaused(), NOT_PAUSED)
        : notRunning();
  }

  /**
   * Returns the reason why time cannot be added, or empty if it can. After a flag fall, a clock can
   * gain time only through {@link TimesSet}.
   */
  private Optional<ClockRefusal> addTime(TimeAdded added) {
    boolean possible =
        Math.abs(added.millis()) <= MAX_MILLIS
            && Clock.isSettable(clock.left(added.color(), added.at()) + added.millis());
    return clock.firstFlag().isPresent()
        ? Optional.of(FLAG_FELL)
        : refusedUnless(possible, TIME_OUT_OF_RANGE);
  }

  private Optional<ClockRefusal> setTimes(ClockCommand.SetTimes set) {
    if (set.turn().isPresent() && !clock.isStarted()) {
      return Optional.of(NOT_STARTED);
    }
    for (Color color : Color.values()) {
      boolean stays = clock.isFlagged(color) && set.millis(color) == 0;
      if (!stays && !Clock.isSettable(set.millis(color))) {
        return Optional.of(TIME_OUT_OF_RANGE);
      }
      int moves = set.moves(color).orElse(0);
      if (moves < 0 || moves > MAX_MOVES) {
        return Optional.of(MOVES_OUT_OF_RANGE);
      }
    }
    return Optional.empty();
  }

  private static Optional<ClockRefusal> refusedUnless(boolean possible, ClockRefusal reason) {
    return possible ? Optional.empty() : Optional.of(reason);
  }

  /** Refuses a command, and names the side that the reason refers to. */
  Refused refused(ClockRefusal reason) {
    boolean aboutTheFlag = reason == FLAG_FELL && clock.firstFlag().isPresent();
    Optional<Color> concerned = aboutTheFlag ? clock.firstFlag() : clock.turn();
    return new Refused(reason, concerned.orElse(Color.WHITE));
  }
}
