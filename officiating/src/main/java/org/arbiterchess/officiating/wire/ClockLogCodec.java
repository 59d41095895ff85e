package org.arbiterchess.officiating.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.arbiterchess.message.InputText;
import org.arbiterchess.officiating.clock.BoardClock;
import org.arbiterchess.officiating.clock.ClockEvent;
import org.arbiterchess.officiating.clock.ClockSettings;
import org.arbiterchess.remark.InputRemark;
import org.arbiterchess.wire.WireNodeReader;
import org.arbiterchess.wire.WireObjectBuilder;

/** Reads and writes a clock as its log: {@code {"v", "type": "clock", "events"}}. */
final class ClockLogCodec {

  static final Map<String, Function<WireNodeReader, BoardClock>> PARSERS =
      Map.of("clock", n -> clock(n.at("events")));

  private ClockLogCodec() {}

  static Map<String, Object> write(BoardClock clock) {
    List<Object> events = new ArrayList<>();
    for (ClockEvent event : clock.events()) {
      events.add(ClockEventCodec.write(event));
    }
    return WireObjectBuilder.message("clock").put("events", events).map();
  }

  /**
   * Replays the log if all its events are valid. The first event that cannot follow the previous
   * ones is reported as a problem.
   */
  private static BoardClock clock(WireNodeReader node) {
    List<ClockEvent> events = new ArrayList<>();
    for (WireNodeReader element : node.elements()) {
      element.message(ClockEventCodec.PARSERS).ifPresent(events::add);
    }
    BoardClock clock =
        BoardClock.of(
            new ClockSettings(
                ClockEventCodec.PLACEHOLDER,
                ClockSettings.Start.CASUAL,
                ClockSettings.Flags.BOTH_STOP),
            0);
    if (!node.hasNoProblems()) {
      return clock;
    }
    if (events.isEmpty() || !(events.get(0) instanceof ClockEvent.SetUp)) {
      return node.problem(InputRemark.of(InputText.LIST_FROM_SET_UP), clock);
    }
    for (int i = 0; i < events.size(); i++) {
      try {
        clock = clock.apply(events.get(i));
      } catch (IllegalArgumentException e) {
        node.elements()
            .get(i)
            .addProblem(WireNodeReader.remark(e), InputRemark.of(InputText.POSSIBLE_EVENT));
        return clock;
      }
    }
    return clock;
  }
}
