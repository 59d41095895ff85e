package org.arbiterchess.wire;

import java.util.Map;
import java.util.function.Function;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Role;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Result;
import org.arbiterchess.game.Seat;
import org.arbiterchess.game.StrictCommand;
import org.arbiterchess.game.StrictEvent;

/** Reads and writes strict-play commands, in the same form as {@link CommandCodec}. */
final class StrictCommandCodec {

  private StrictCommandCodec() {}

  static void addParsers(Map<String, Function<WireNodeReader, Command>> parsers) {
    parsers.put("startClock", n -> new StrictCommand.StartClock(seat(n), id(n)));
    parsers.put("adjust", n -> new StrictCommand.Adjust(seat(n), id(n), n.at("on").flag()));
    parsers.put("touch", n -> new StrictCommand.Touch(seat(n), id(n), n.at("square").square()));
    parsers.put("excuseTouch", n -> new StrictCommand.ExcuseTouch(seat(n), id(n)));
    parsers.put(
        "release",
        n -> new StrictCommand.Release(seat(n), id(n), AttemptCodec.read(n.at("attempt"))));
    parsers.put(
        "promote",
        n -> new StrictCommand.Promote(seat(n), id(n), n.at("role").constant(Role.values())));
    parsers.put("press", n -> new StrictCommand.Press(seat(n), id(n)));
    parsers.put("callArbiter", n -> new StrictCommand.CallArbiter(seat(n), id(n)));
    parsers.put(
        "addTime",
        n ->
            new StrictCommand.AddTime(
                seat(n),
                id(n),
                color(n),
                n.at("millis").number(),
                n.at("article").optional(WireNodeReader::word)));
    parsers.put(
        "setMoveCount",
        n ->
            new StrictCommand.SetMoveCount(
                seat(n), id(n), color(n), (int) n.at("moves").number(0, 9999)));
    parsers.put("warn", n -> new StrictCommand.Warn(seat(n), id(n), color(n)));
    parsers.put(
        "restore",
        n ->
            new StrictCommand.Restore(
                seat(n), id(n), (int) n.at("plies").number(0, Integer.MAX_VALUE)));
    parsers.put(
        "declare",
        n ->
            new StrictCommand.Declare(
                seat(n), id(n), n.at("result").constant(Result.values()), n.at("article").word()));
    parsers.put(
        "note",
        n -> new StrictCommand.Note(seat(n), id(n), n.at("text").text(StrictEvent.MAX_NOTE)));
  }

  static WireObjectBuilder tree(StrictCommand command) {
    if (command instanceof StrictCommand.StartClock) {
      return CommandCodec.message("startClock", command);
    }
    if (command instanceof StrictCommand.Adjust adjust) {
      return CommandCodec.message("adjust", adjust).flag("on", adjust.on());
    }
    if (command instanceof StrictCommand.Touch touch) {
      return CommandCodec.message("touch", touch).word("square", touch.square().toString());
    }
    if (command instanceof StrictCommand.ExcuseTouch) {
      return CommandCodec.message("excuseTouch", command);
    }
    if (command instanceof StrictCommand.Release release) {
      return CommandCodec.message("release", release)
          .put("attempt", AttemptCodec.write(release.attempt()));
    }
    if (command instanceof StrictCommand.Promote promote) {
      return CommandCodec.message("promote", promote).constant("role", promote.role());
    }
    if (command instanceof StrictCommand.Press) {
      return CommandCodec.message("press", command);
    }
    if (command instanceof StrictCommand.CallArbiter) {
      return CommandCodec.message("callArbiter", command);
    }
    return arbiterCommand(command);
  }

  private static WireObjectBuilder arbiterCommand(StrictCommand command) {
    if (command instanceof StrictCommand.AddTime add) {
      return CommandCodec.message("addTime", add)
          .color("color", add.color())
          .number("millis", add.millis())
          .word("article", add.article());
    }
    if (command instanceof StrictCommand.SetMoveCount set) {
      return CommandCodec.message("setMoveCount", set)
          .color("color", set.color())
          .number("moves", set.moves());
    }
    if (command instanceof StrictCommand.Warn warn) {
      return CommandCodec.message("warn", warn).color("color", warn.color());
    }
    if (command instanceof StrictCommand.Restore restore) {
      return CommandCodec.message("restore", restore).number("plies", restore.plies());
    }
    if (command instanceof StrictCommand.Declare declare) {
      return CommandCodec.message("declare", declare)
          .constant("result", declare.result())
          .word("article", declare.article());
    }
    return CommandCodec.message("note", command)
        .text("text", ((StrictCommand.Note) command).text());
  }

  private static Seat seat(WireNodeReader node) {
    return CommandCodec.seat(node);
  }

  private static String id(WireNodeReader node) {
    return CommandCodec.id(node);
  }

  private static Color color(WireNodeReader node) {
    return node.at("color").color();
  }
}
