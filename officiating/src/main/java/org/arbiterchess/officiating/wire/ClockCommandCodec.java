package org.arbiterchess.officiating.wire;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.arbiterchess.officiating.clock.ClockCommand;
import org.arbiterchess.wire.WireNodeReader;
import org.arbiterchess.wire.WireObjectBuilder;

/** Reads and writes commands to the clock: {@code {"v", "type", …}}. */
final class ClockCommandCodec {

  static final Map<String, Function<WireNodeReader, ClockCommand>> PARSERS = new LinkedHashMap<>();

  static {
    PARSERS.put("press", n -> new ClockCommand.Press(n.at("by").color()));
    PARSERS.put("start", n -> new ClockCommand.Start());
    PARSERS.put("pause", n -> new ClockCommand.Pause());
    PARSERS.put("resume", n -> new ClockCommand.Resume());
    PARSERS.put("setTimes", ClockCommandCodec::setTimes);
    PARSERS.put(
        "addTime", n -> new ClockCommand.AddTime(n.at("color").color(), n.at("millis").number()));
    PARSERS.put("swapSides", n -> new ClockCommand.SwapSides());
    PARSERS.put("checkFlag", n -> new ClockCommand.CheckFlag());
    PARSERS.put("restart", n -> new ClockCommand.Restart());
  }

  private ClockCommandCodec() {}

  static Map<String, Object> write(ClockCommand command) {
    return tree(command).map();
  }

  private static WireObjectBuilder tree(ClockCommand command) {
    if (command instanceof ClockCommand.Press press) {
      return WireObjectBuilder.message("press").color("by", press.by());
    }
    if (command instanceof ClockCommand.Start) {
      return WireObjectBuilder.message("start");
    }
    if (command instanceof ClockCommand.Pause) {
      return WireObjectBuilder.message("pause");
    }
    if (command instanceof ClockCommand.Resume) {
      return WireObjectBuilder.message("resume");
    }
    if (command instanceof ClockCommand.SetTimes set) {
      return WireObjectBuilder.message("setTimes")
          .number("white", set.white())
          .number("black", set.black())
          .put("whiteMoves", set.whiteMoves())
          .put("blackMoves", set.blackMoves())
          .put("turn", set.turn().map(color -> color.word()));
    }
    if (command instanceof ClockCommand.AddTime add) {
      return WireObjectBuilder.message("addTime")
          .color("color", add.color())
          .number("millis", add.millis());
    }
    if (command instanceof ClockCommand.SwapSides) {
      return WireObjectBuilder.message("swapSides");
    }
    return WireObjectBuilder.message(
        command instanceof ClockCommand.CheckFlag ? "checkFlag" : "restart");
  }

  /**
   * Reads a command that sets the times. Does not check the range of the move counts, because the
   * clock itself rejects values that are out of range.
   */
  private static ClockCommand setTimes(WireNodeReader node) {
    return new ClockCommand.SetTimes(
        node.at("white").number(),
        node.at("black").number(),
        moves(node.at("whiteMoves")),
        moves(node.at("blackMoves")),
        node.at("turn").optional(WireNodeReader::color));
  }

  private static Optional<Integer> moves(WireNodeReader node) {
    return node.optional(moves -> (int) moves.number(Integer.MIN_VALUE, Integer.MAX_VALUE));
  }
}
