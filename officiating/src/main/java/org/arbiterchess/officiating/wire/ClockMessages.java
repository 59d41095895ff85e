package org.arbiterchess.officiating.wire;

import static org.arbiterchess.chess.Color.WHITE;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.game.TimeControl.TimeControlStage;
import org.arbiterchess.game.TimeControl.TimingMethod;
import org.arbiterchess.language.Said;
import org.arbiterchess.message.InputText;
import org.arbiterchess.officiating.clock.BoardClock;
import org.arbiterchess.officiating.clock.ClockCommand;
import org.arbiterchess.officiating.clock.ClockCommand.AddTime;
import org.arbiterchess.officiating.clock.ClockCommand.CheckFlag;
import org.arbiterchess.officiating.clock.ClockCommand.Pause;
import org.arbiterchess.officiating.clock.ClockCommand.Press;
import org.arbiterchess.officiating.clock.ClockCommand.Restart;
import org.arbiterchess.officiating.clock.ClockCommand.Resume;
import org.arbiterchess.officiating.clock.ClockCommand.SetTimes;
import org.arbiterchess.officiating.clock.ClockCommand.Start;
import org.arbiterchess.officiating.clock.ClockCommand.SwapSides;
import org.arbiterchess.officiating.clock.ClockEvent;
import org.arbiterchess.officiating.clock.ClockEvent.FlagFell;
import org.arbiterchess.officiating.clock.ClockEvent.Paused;
import org.arbiterchess.officiating.clock.ClockEvent.Pressed;
import org.arbiterchess.officiating.clock.ClockEvent.Resumed;
import org.arbiterchess.officiating.clock.ClockEvent.SetUp;
import org.arbiterchess.officiating.clock.ClockEvent.SidesSwapped;
import org.arbiterchess.officiating.clock.ClockEvent.Started;
import org.arbiterchess.officiating.clock.ClockEvent.TimeAdded;
import org.arbiterchess.officiating.clock.ClockEvent.TimesSet;
import org.arbiterchess.officiating.clock.ClockSettings;
import org.arbiterchess.text.Lists;
import org.arbiterchess.tree.Fields;
import org.arbiterchess.tree.Form;
import org.arbiterchess.tree.Messages;
import org.arbiterchess.tree.WireNodeReader;
import org.arbiterchess.tree.WireObjectBuilder;
import org.arbiterchess.wire.table.TimeControls;

/**
 * Reads and writes commands to the clock, {@code {"v", "type", …}}, its events, {@code {"v",
 * "type", "at", …}} with times in milliseconds, and a clock as its log, {@code {"v", "type":
 * "clock", "events"}}.
 */
final class ClockMessages {

  /** The clock itself rejects the counts of a command that are out of range. */
  private static final Form<Integer> ANY_COUNT = Form.number(Integer.MIN_VALUE, Integer.MAX_VALUE);

  private static final Form<Integer> COUNT = Form.number(0, 9999);

  /** Stands in for an invalid time control, which is reported as a problem. */
  private static final TimeControl PLACEHOLDER =
      TimeControl.of(TimeControlStage.minutes(1, TimingMethod.INCREMENT, 0));

  private static final SetUp ANY_SET_UP =
      new SetUp(
          0,
          new ClockSettings(PLACEHOLDER, ClockSettings.Start.CASUAL, ClockSettings.Flags.BOTH_STOP),
          false);

  private static final SetTimes ANY_TIMES =
      new SetTimes(0, 0, Optional.empty(), Optional.empty(), Optional.empty());

  private static final BoardClock BEFORE_SET_UP = BoardClock.of(ANY_SET_UP);

  static final Messages<ClockCommand> COMMANDS =
      new Messages<ClockCommand>()
          .add("press", new Press(WHITE), (f, c) -> new Press(f.color("by", c.by())))
          .add("start", new Start(), (f, c) -> c)
          .add("pause", new Pause(), (f, c) -> c)
          .add("resume", new Resume(), (f, c) -> c)
          .add("setTimes", ANY_TIMES, (f, c) -> times(f, ANY_COUNT, c))
          .add(
              "addTime",
              new AddTime(WHITE, 0),
              (f, c) -> new AddTime(f.color("color", c.color()), f.number("millis", c.millis())))
          .add("swapSides", new SwapSides(), (f, c) -> c)
          .add("checkFlag", new CheckFlag(), (f, c) -> c)
          .add("restart", new Restart(), (f, c) -> c);

  static final Messages<ClockEvent> EVENTS =
      new Messages<ClockEvent>()
          .add("setUp", ANY_SET_UP, ClockMessages::setUp)
          .add(
              "started",
              new Started(0, false),
              (f, e) -> new Started(at(f, e), f.flag("byPress", e.byPress())))
          .add(
              "pressed",
              new Pressed(0, WHITE),
              (f, e) -> new Pressed(at(f, e), f.color("by", e.by())))
          .add(
              "flagFell",
              new FlagFell(0, WHITE),
              (f, e) -> new FlagFell(at(f, e), f.color("color", e.color())))
          .add("paused", new Paused(0), (f, e) -> new Paused(at(f, e)))
          .add("resumed", new Resumed(0), (f, e) -> new Resumed(at(f, e)))
          .add(
              "timesSet",
              new TimesSet(0, ANY_TIMES),
              (f, e) -> new TimesSet(at(f, e), times(f, COUNT, e.times())))
          .add(
              "timeAdded",
              new TimeAdded(0, WHITE, 0),
              (f, e) ->
                  new TimeAdded(
                      at(f, e), f.color("color", e.color()), f.number("millis", e.millis())))
          .add("sidesSwapped", new SidesSwapped(0), (f, e) -> new SidesSwapped(at(f, e)));

  private ClockMessages() {}

  private static long at(Fields fields, ClockEvent event) {
    return fields.number("at", event.at());
  }

  private static SetTimes times(Fields fields, Form<Integer> count, SetTimes times) {
    return new SetTimes(
        fields.number("white", times.white()),
        fields.number("black", times.black()),
        fields.optional("whiteMoves", count, times.whiteMoves()),
        fields.optional("blackMoves", count, times.blackMoves()),
        fields.optional("turn", Form.COLOR, times.turn()));
  }

  private static SetUp setUp(Fields fields, SetUp e) {
    TimeControl control =
        fields.field("control", TimeControls.form(PLACEHOLDER), e.settings().control());
    fields.check(control.hasClock(), "control", Said.of(InputText.CONTROL_WITH_CLOCK));
    ClockSettings settings =
        new ClockSettings(
            control.hasClock() ? control : PLACEHOLDER,
            fields.field(
                "start", Form.constant(ClockSettings.Start.values()), e.settings().start()),
            fields.field(
                "flags", Form.constant(ClockSettings.Flags.values()), e.settings().flags()));
    boolean swapped = fields.or(false, "swapped", Form.FLAG, e.swapped());
    return new SetUp(at(fields, e), settings, swapped);
  }

  /** Writes the time first, although a set-up reads it last. */
  static Map<String, Object> write(ClockEvent event) {
    return EVENTS.write(event, tree -> tree.number("at", event.at()));
  }

  static Map<String, Object> write(BoardClock clock) {
    return WireObjectBuilder.message("clock")
        .put("events", Lists.map(clock.events(), ClockMessages::write))
        .map();
  }

  /** Reads a clock and replays its log. */
  static Optional<BoardClock> readClock(WireNodeReader node) {
    return node.<Optional<BoardClock>>message(
            Map.of("clock", message -> clock(message.at("events"))))
        .flatMap(clock -> clock);
  }

  private static Optional<BoardClock> clock(WireNodeReader node) {
    List<ClockEvent> events = new ArrayList<>();
    for (WireNodeReader element : node.elements()) {
      EVENTS.read(element).ifPresent(events::add);
    }
    boolean begins = !events.isEmpty() && events.get(0) instanceof SetUp;
    return !begins && node.hasNoProblems()
        ? node.problem(Said.of(InputText.LIST_FROM_SET_UP), Optional.<BoardClock>empty())
        : node.replay(events, BEFORE_SET_UP::apply, BoardClock::apply);
  }
}
