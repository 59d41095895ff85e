package org.arbiterchess.officiating.wire;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.game.TimeControlStage;
import org.arbiterchess.game.TimingMethod;
import org.arbiterchess.message.InputText;
import org.arbiterchess.officiating.clock.ClockEvent;
import org.arbiterchess.officiating.clock.ClockSettings;
import org.arbiterchess.remark.InputRemark;
import org.arbiterchess.wire.WireNodeReader;
import org.arbiterchess.wire.WireObjectBuilder;
import org.arbiterchess.wire.WireTimeControlReader;

/**
 * Reads and writes the clock's events: {@code {"v", "type", "at", …}}. Times are in milliseconds.
 */
final class ClockEventCodec {

  static final Map<String, Function<WireNodeReader, ClockEvent>> PARSERS = new LinkedHashMap<>();

  /** Stands in for an invalid time control, which is reported as a problem. */
  static final TimeControl PLACEHOLDER =
      TimeControl.of(TimeControlStage.minutes(1, TimingMethod.INCREMENT, 0));

  static {
    PARSERS.put("setUp", ClockEventCodec::setUp);
    PARSERS.put("started", n -> new ClockEvent.Started(at(n), n.at("byPress").flag()));
    PARSERS.put("pressed", n -> new ClockEvent.Pressed(at(n), n.at("by").color()));
    PARSERS.put("flagFell", n -> new ClockEvent.FlagFell(at(n), color(n)));
    PARSERS.put("paused", n -> new ClockEvent.Paused(at(n)));
    PARSERS.put("resumed", n -> new ClockEvent.Resumed(at(n)));
    PARSERS.put("timesSet", ClockEventCodec::timesSet);
    PARSERS.put(
        "timeAdded", n -> new ClockEvent.TimeAdded(at(n), color(n), n.at("millis").number()));
    PARSERS.put("sidesSwapped", n -> new ClockEvent.SidesSwapped(at(n)));
  }

  private ClockEventCodec() {}

  static Map<String, Object> write(ClockEvent event) {
    return tree(event).map();
  }

  private static WireObjectBuilder tree(ClockEvent event) {
    if (event instanceof ClockEvent.SetUp setUp) {
      WireObjectBuilder tree =
          message("setUp", setUp)
              .text("control", setUp.settings().control().text())
              .constant("start", setUp.settings().start())
              .constant("flags", setUp.settings().flags());
      return setUp.swapped() ? tree.flag("swapped", true) : tree;
    }
    if (event instanceof ClockEvent.Started started) {
      return message("started", started).flag("byPress", started.byPress());
    }
    if (event instanceof ClockEvent.Pressed pressed) {
      return message("pressed", pressed).color("by", pressed.by());
    }
    if (event instanceof ClockEvent.FlagFell fell) {
      return message("flagFell", fell).color("color", fell.color());
    }
    if (event instanceof ClockEvent.Paused) {
      return message("paused", event);
    }
    if (event instanceof ClockEvent.Resumed) {
      return message("resumed", event);
    }
    if (event instanceof ClockEvent.TimesSet set) {
      return message("timesSet", set)
          .number("white", set.white())
          .number("black", set.black())
          .put("whiteMoves", set.whiteMoves())
          .put("blackMoves", set.blackMoves())
          .put("turn", set.turn().map(color -> color.word()));
    }
    if (event instanceof ClockEvent.TimeAdded added) {
      return message("timeAdded", added)
          .color("color", added.color())
          .number("millis", added.millis());
    }
    return message("sidesSwapped", event);
  }

  private static WireObjectBuilder message(String type, ClockEvent event) {
    return WireObjectBuilder.message(type).number("at", event.at());
  }

  private static ClockEvent setUp(WireNodeReader node) {
    WireNodeReader text = node.at("control");
    TimeControl control = WireTimeControlReader.read(text).orElse(PLACEHOLDER);
    if (!control.hasClock()) {
      control = text.problem(InputRemark.of(InputText.CONTROL_WITH_CLOCK), PLACEHOLDER);
    }
    ClockSettings settings =
        new ClockSettings(
            control,
            node.at("start").constant(ClockSettings.Start.values()),
            node.at("flags").constant(ClockSettings.Flags.values()));
    boolean swapped = node.at("swapped").optional(WireNodeReader::flag).orElse(false);
    return new ClockEvent.SetUp(at(node), settings, swapped);
  }

  private static ClockEvent timesSet(WireNodeReader node) {
    return new ClockEvent.TimesSet(
        at(node),
        node.at("white").number(),
        node.at("black").number(),
        moves(node.at("whiteMoves")),
        moves(node.at("blackMoves")),
        node.at("turn").optional(WireNodeReader::color));
  }

  private static Optional<Integer> moves(WireNodeReader node) {
    return node.optional(moves -> (int) moves.number(0, 9999));
  }

  private static long at(WireNodeReader node) {
    return node.at("at").number();
  }

  private static Color color(WireNodeReader node) {
    return node.at("color").color();
  }
}
