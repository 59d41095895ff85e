package org.arbiterchess.wire;

import java.util.Map;
import java.util.function.Function;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Role;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Result;
import org.arbiterchess.game.Seat;
import org.arbiterchess.game.StrictAction;
import org.arbiterchess.game.StrictEvent;

/** Reads and writes strict-play commands, in the same form as {@link CommandCodec}. */
final class StrictCommandCodec {

  private StrictCommandCodec() {}

  static void addParsers(Map<String, Function<WireNodeReader, Command>> parsers) {
    parsers.put("startClock", n -> new Command(seat(n), id(n), new StrictAction.StartClock()));
    parsers.put(
        "adjust", n -> new Command(seat(n), id(n), new StrictAction.Adjust(n.at("on").flag())));
    parsers.put(
        "touch", n -> new Command(seat(n), id(n), new StrictAction.Touch(n.at("square").square())));
    parsers.put("excuseTouch", n -> new Command(seat(n), id(n), new StrictAction.ExcuseTouch()));
    parsers.put(
        "release",
        n ->
            new Command(
                seat(n), id(n), new StrictAction.Release(AttemptCodec.read(n.at("attempt")))));
    parsers.put(
        "promote",
        n ->
            new Command(
                seat(n), id(n), new StrictAction.Promote(n.at("role").constant(Role.values()))));
    parsers.put("press", n -> new Command(seat(n), id(n), new StrictAction.Press()));
    parsers.put("callArbiter", n -> new Command(seat(n), id(n), new StrictAction.CallArbiter()));
    parsers.put(
        "addTime",
        n ->
            new Command(
                seat(n),
                id(n),
                new StrictAction.AddTime(
                    color(n),
                    n.at("millis").number(),
                    n.at("article").optional(WireNodeReader::word))));
    parsers.put(
        "setMoveCount",
        n ->
            new Command(
                seat(n),
                id(n),
                new StrictAction.SetMoveCount(color(n), (int) n.at("moves").number(0, 9999))));
    parsers.put("warn", n -> new Command(seat(n), id(n), new StrictAction.Warn(color(n))));
    parsers.put(
        "restore",
        n ->
            new Command(
                seat(n),
                id(n),
                new StrictAction.Restore((int) n.at("plies").number(0, Integer.MAX_VALUE))));
    parsers.put(
        "declare",
        n ->
            new Command(
                seat(n),
                id(n),
                new StrictAction.Declare(
                    n.at("result").constant(Result.values()), n.at("article").word())));
    parsers.put(
        "note",
        n ->
            new Command(
                seat(n), id(n), new StrictAction.Note(n.at("text").text(StrictEvent.MAX_NOTE))));
  }

  static WireObjectBuilder tree(Command command, StrictAction action) {
    if (action instanceof StrictAction.StartClock) {
      return CommandCodec.message("startClock", command);
    }
    if (action instanceof StrictAction.Adjust adjust) {
      return CommandCodec.message("adjust", command).flag("on", adjust.on());
    }
    if (action instanceof StrictAction.Touch touch) {
      return CommandCodec.message("touch", command).word("square", touch.square().toString());
    }
    if (action instanceof StrictAction.ExcuseTouch) {
      return CommandCodec.message("excuseTouch", command);
    }
    if (action instanceof StrictAction.Release release) {
      return CommandCodec.message("release", command)
          .put("attempt", AttemptCodec.write(release.attempt()));
    }
    if (action instanceof StrictAction.Promote promote) {
      return CommandCodec.message("promote", command).constant("role", promote.role());
    }
    if (action instanceof StrictAction.Press) {
      return CommandCodec.message("press", command);
    }
    if (action instanceof StrictAction.CallArbiter) {
      return CommandCodec.message("callArbiter", command);
    }
    return arbiterCommand(command, action);
  }

  private static WireObjectBuilder arbiterCommand(Command command, StrictAction action) {
    if (action instanceof StrictAction.AddTime add) {
      return CommandCodec.message("addTime", command)
          .color("color", add.color())
          .number("millis", add.millis())
          .word("article", add.article());
    }
    if (action instanceof StrictAction.SetMoveCount set) {
      return CommandCodec.message("setMoveCount", command)
          .color("color", set.color())
          .number("moves", set.moves());
    }
    if (action instanceof StrictAction.Warn warn) {
      return CommandCodec.message("warn", command).color("color", warn.color());
    }
    if (action instanceof StrictAction.Restore restore) {
      return CommandCodec.message("restore", command).number("plies", restore.plies());
    }
    if (action instanceof StrictAction.Declare declare) {
      return CommandCodec.message("declare", command)
          .constant("result", declare.result())
          .word("article", declare.article());
    }
    return CommandCodec.message("note", command).text("text", ((StrictAction.Note) action).text());
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
