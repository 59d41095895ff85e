package org.arbiterchess.officiating.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.game.TimeControl.TimeControlStage;
import org.arbiterchess.game.TimeControl.TimingMethod;
import org.arbiterchess.message.InputText;
import org.arbiterchess.officiating.clock.BoardClock;
import org.arbiterchess.officiating.clock.ClockCommand;
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
import org.arbiterchess.remark.InputRemark;
import org.arbiterchess.tree.Fields;
import org.arbiterchess.tree.Form;
import org.arbiterchess.tree.Messages;
import org.arbiterchess.tree.WireNodeReader;
import org.arbiterchess.tree.WireObjectBuilder;
import org.arbiterchess.wire.table.Events;

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

  private static final BoardClock BEFORE_SET_UP =
      BoardClock.of(
          new ClockSettings(PLACEHOLDER, ClockSettings.Start.CASUAL, ClockSettings.Flags.BOTH_STOP),
          0);

  static final Messages<ClockCommand> COMMANDS =
      new Messages<ClockCommand>()
          .add(
              "press",
              ClockCommand.Press.class,
              f -> new ClockCommand.Press(f.color("by", c -> c.by())))
          .add("start", ClockCommand.Start.class, f -> new ClockCommand.Start())
          .add("pause", ClockCommand.Pause.class, f -> new ClockCommand.Pause())
          .add("resume", ClockCommand.Resume.class, f -> new ClockCommand.Resume())
          .add(
              "setTimes",
              ClockCommand.SetTimes.class,
              f ->
                  new ClockCommand.SetTimes(
                      f.number("white", c -> c.white()),
                      f.number("black", c -> c.black()),
                      f.optional("whiteMoves", ANY_COUNT, c -> c.whiteMoves()),
                      f.optional("blackMoves", ANY_COUNT, c -> c.blackMoves()),
                      f.optional("turn", Form.COLOR, c -> c.turn())))
          .add(
              "addTime",
              ClockCommand.AddTime.class,
              f ->
                  new ClockCommand.AddTime(
                      f.color("color", c -> c.color()), f.number("millis", c -> c.millis())))
          .add("swapSides", ClockCommand.SwapSides.class, f -> new ClockCommand.SwapSides())
          .add("checkFlag", ClockCommand.CheckFlag.class, f -> new ClockCommand.CheckFlag())
          .add("restart", ClockCommand.Restart.class, f -> new ClockCommand.Restart());

  static final Messages<ClockEvent> EVENTS =
      new Messages<ClockEvent>()
          .add("setUp", SetUp.class, ClockMessages::setUp)
          .add(
              "started",
              Started.class,
              f -> new Started(at(f), f.flag("byPress", e -> e.byPress())))
          .add("pressed", Pressed.class, f -> new Pressed(at(f), f.color("by", e -> e.by())))
          .add(
              "flagFell",
              FlagFell.class,
              f -> new FlagFell(at(f), f.color("color", e -> e.color())))
          .add("paused", Paused.class, f -> new Paused(at(f)))
          .add("resumed", Resumed.class, f -> new Resumed(at(f)))
          .add(
              "timesSet",
              TimesSet.class,
              f ->
                  new TimesSet(
                      at(f),
                      f.number("white", e -> e.white()),
                      f.number("black", e -> e.black()),
                      f.optional("whiteMoves", COUNT, e -> e.whiteMoves()),
                      f.optional("blackMoves", COUNT, e -> e.blackMoves()),
                      f.optional("turn", Form.COLOR, e -> e.turn())))
          .add(
              "timeAdded",
              TimeAdded.class,
              f ->
                  new TimeAdded(
                      at(f), f.color("color", e -> e.color()), f.number("millis", e -> e.millis())))
          .add("sidesSwapped", SidesSwapped.class, f -> new SidesSwapped(at(f)));

  private ClockMessages() {}

  private static long at(Fields<? extends ClockEvent> fields) {
    return fields.number("at", ClockEvent::at);
  }

  private static SetUp setUp(Fields<SetUp> fields) {
    TimeControl control =
        fields.field("control", Events.control(PLACEHOLDER), e -> e.settings().control());
    fields.check(control.hasClock(), "control", InputRemark.of(InputText.CONTROL_WITH_CLOCK));
    ClockSettings settings =
        new ClockSettings(
            control.hasClock() ? control : PLACEHOLDER,
            fields.field(
                "start", Form.constant(ClockSettings.Start.values()), e -> e.settings().start()),
            fields.field(
                "flags", Form.constant(ClockSettings.Flags.values()), e -> e.settings().flags()));
    boolean swapped =
        fields
            .optional("swapped", Form.FLAG, e -> Optional.of(e.swapped()).filter(yes -> yes))
            .orElse(false);
    return new SetUp(at(fields), settings, swapped);
  }

  /** Writes the time first, although a set-up reads it last. */
  static Map<String, Object> write(ClockEvent event) {
    return EVENTS.write(event, tree -> tree.number("at", event.at()));
  }

  static Map<String, Object> write(BoardClock clock) {
    List<Object> events = new ArrayList<>();
    for (ClockEvent event : clock.events()) {
      events.add(write(event));
    }
    return WireObjectBuilder.message("clock").put("events", events).map();
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
        ? node.problem(InputRemark.of(InputText.LIST_FROM_SET_UP), Optional.<BoardClock>empty())
        : node.replay(events, BEFORE_SET_UP::apply, BoardClock::apply);
  }
}
