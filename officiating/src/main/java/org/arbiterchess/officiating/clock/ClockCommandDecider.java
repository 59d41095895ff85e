package org.arbiterchess.officiating.clock;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.arbiterchess.chess.Color;

/**
 * Decides whether the clock accepts a command. It has no side effects and takes the time as an
 * argument. The caller applies the events of an accepted command.
 */
public final class ClockCommandDecider {

  private ClockCommandDecider() {}

  /**
   * Handles a command that arrives at the given time. If a flag has fallen by then, the first event
   * is the flag fall, with its exact time. The command's own event follows if it is still possible.
   */
  public static ClockCommandDecision decide(ChessClock clock, ClockCommand command, long now) {
    List<ClockEvent> events = new ArrayList<>();
    ChessClock after = clock;
    OptionalLong flag = clock.nextFlag();
    if (flag.isPresent() && now >= flag.getAsLong()) {
      ClockEvent fell = new ClockEvent.FlagFell(flag.getAsLong(), clock.turn().orElseThrow());
      events.add(fell);
      after = clock.apply(fell);
    }
    Optional<ClockEvent> asked = event(after, command, now);
    Optional<ClockRefusal> obstacle =
        asked.isPresent()
            ? ClockEventValidator.obstacle(after, asked.get())
            : Optional.of(
                new ClockRefusal(
                    ClockRefusalReason.FLAG_NOT_FALLEN, after.turn().orElse(Color.WHITE)));
    if (obstacle.isEmpty()) {
      events.add(asked.get());
    }
    return events.isEmpty()
        ? new ClockCommandDecision.Refused(obstacle.get())
        : new ClockCommandDecision.Accepted(events);
  }

  /** Returns the event that a command requests, or empty if the command only checks the flags. */
  private static Optional<ClockEvent> event(ChessClock clock, ClockCommand command, long now) {
    if (command instanceof ClockCommand.CheckFlag) {
      return Optional.empty();
    }
    return Optional.of(
        command instanceof ClockCommand.Press press
            ? press(clock, press.by(), now)
            : otherEvent(clock, command, now));
  }

  /**
   * Returns the event for a press. If the clock has not been started, Black's press starts White's
   * clock.
   */
  private static ClockEvent press(ChessClock clock, Color by, long now) {
    return by == Color.BLACK && !clock.isStarted()
        ? new ClockEvent.Started(now, true)
        : new ClockEvent.Pressed(now, by);
  }

  private static ClockEvent otherEvent(ChessClock clock, ClockCommand command, long now) {
    if (command instanceof ClockCommand.Start) {
      return new ClockEvent.Started(now, false);
    }
    if (command instanceof ClockCommand.Pause) {
      return new ClockEvent.Paused(now);
    }
    if (command instanceof ClockCommand.Resume) {
      return new ClockEvent.Resumed(now);
    }
    if (command instanceof ClockCommand.SetTimes set) {
      return new ClockEvent.TimesSet(
          now, set.white(), set.black(), set.whiteMoves(), set.blackMoves(), set.turn());
    }
    if (command instanceof ClockCommand.AddTime add) {
      return new ClockEvent.TimeAdded(now, add.color(), add.millis());
    }
    if (command instanceof ClockCommand.SwapSides) {
      return new ClockEvent.SidesSwapped(now);
    }
    return new ClockEvent.SetUp(now, clock.settings(), clock.isSwapped());
  }
}
