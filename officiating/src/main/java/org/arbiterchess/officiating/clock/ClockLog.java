package org.arbiterchess.officiating.clock;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The events of a clock as a linked list, latest first. A longer log shares its tail with the log
 * that it extends.
 */
final class ClockLog {

  private final @Nullable ClockLog earlier;
  private final ClockEvent latest;
  private final int size;

  private ClockLog(@Nullable ClockLog earlier, ClockEvent latest, int size) {
    this.earlier = earlier;
    this.latest = latest;
    this.size = size;
  }

  static ClockLog of(ClockEvent.SetUp setUp) {
    return new ClockLog(null, setUp, 1);
  }

  ClockLog with(ClockEvent event) {
    return new ClockLog(this, event, size + 1);
  }

  /** Returns all events in chronological order. */
  List<ClockEvent> events() {
    ClockEvent[] events = new ClockEvent[size];
    for (ClockLog at = this; at != null; at = at.earlier) {
      events[at.size - 1] = at.latest;
    }
    return List.of(events);
  }

  /** Replays the log and returns a record of each press that completed a move. */
  List<ClockPressRecord> presses() {
    List<ClockPressRecord> presses = new ArrayList<>();
    List<ClockEvent> events = events();
    ChessClock clock = ChessClock.of((ClockEvent.SetUp) events.get(0));
    for (int i = 1; i < size; i++) {
      ChessClock after = clock.apply(events.get(i));
      if (events.get(i) instanceof ClockEvent.Pressed pressed) {
        presses.add(clock.press(pressed, after));
      }
      clock = after;
    }
    return presses;
  }
}
