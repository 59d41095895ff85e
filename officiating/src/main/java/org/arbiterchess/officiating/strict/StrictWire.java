package org.arbiterchess.officiating.strict;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Role;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Result;
import org.arbiterchess.wire.WireFormat;
import org.arbiterchess.wire.WireMode;
import org.arbiterchess.wire.WireNodeReader;
import org.arbiterchess.wire.WireObjectBuilder;

/** Reads and writes the actions and events that only strict play has. */
public final class StrictWire {

  private static final Map<String, Function<WireNodeReader, Action>> ACTIONS =
      new LinkedHashMap<>();
  private static final Map<String, Function<WireNodeReader, GameEvent>> EVENTS =
      new LinkedHashMap<>();

  static {
    ACTIONS.put("startClock", n -> new StrictAction.StartClock());
    ACTIONS.put("adjust", n -> new StrictAction.Adjust(n.at("on").flag()));
    ACTIONS.put("touch", n -> new StrictAction.Touch(n.at("square").square()));
    ACTIONS.put("excuseTouch", n -> new StrictAction.ExcuseTouch());
    ACTIONS.put("release", n -> new StrictAction.Release(n.at("attempt").attempt()));
    ACTIONS.put("promote", n -> new StrictAction.Promote(n.at("role").constant(Role.values())));
    ACTIONS.put("press", n -> new StrictAction.Press());
    ACTIONS.put("callArbiter", n -> new StrictAction.CallArbiter());
    ACTIONS.put(
        "addTime",
        n ->
            new StrictAction.AddTime(
                n.at("color").color(),
                n.at("millis").number(),
                n.at("article").optional(WireNodeReader::word)));
    ACTIONS.put(
        "setMoveCount",
        n ->
            new StrictAction.SetMoveCount(
                n.at("color").color(), (int) n.at("moves").number(0, 9999)));
    ACTIONS.put("warn", n -> new StrictAction.Warn(n.at("color").color()));
    ACTIONS.put(
        "restore", n -> new StrictAction.Restore((int) n.at("plies").number(0, Integer.MAX_VALUE)));
    ACTIONS.put(
        "declare",
        n ->
            new StrictAction.Declare(
                n.at("result").constant(Result.values()), n.at("article").word()));
    ACTIONS.put("note", n -> new StrictAction.Note(n.at("text").text(StrictEvent.MAX_NOTE)));

    EVENTS.put("clockStarted", n -> new StrictEvent.ClockStarted(at(n)));
    EVENTS.put(
        "adjustSwitched", n -> new StrictEvent.AdjustSwitched(at(n), by(n), n.at("on").flag()));
    EVENTS.put(
        "pieceTouched", n -> new StrictEvent.PieceTouched(at(n), by(n), n.at("square").square()));
    EVENTS.put("touchExcused", n -> new StrictEvent.TouchExcused(at(n), by(n)));
    EVENTS.put(
        "pieceReleased",
        n -> new StrictEvent.PieceReleased(at(n), by(n), n.at("attempt").attempt()));
    EVENTS.put("releaseWithdrawn", n -> new StrictEvent.ReleaseWithdrawn(at(n), by(n)));
    EVENTS.put(
        "touchMoveEnforced",
        n -> new StrictEvent.TouchMoveEnforced(at(n), by(n), n.at("attempt").attempt()));
    EVENTS.put("clockPressed", n -> new StrictEvent.ClockPressed(at(n), by(n)));
    EVENTS.put("pressIgnored", n -> new StrictEvent.PressIgnored(at(n), by(n)));
    EVENTS.put("irregularityFound", StrictWire::irregularityFound);
    EVENTS.put(
        "timeAdded",
        n ->
            new StrictEvent.TimeAdded(
                at(n), n.at("color").color(), n.at("millis").number(), n.at("article").word()));
    EVENTS.put("offerRepeated", n -> new StrictEvent.OfferRepeated(at(n), by(n)));
    EVENTS.put(
        "arbiterCalled",
        n -> new StrictEvent.ArbiterCalled(at(n), n.at("by").optional(WireNodeReader::color)));
    EVENTS.put(
        "moveCountSet",
        n ->
            new StrictEvent.MoveCountSet(
                at(n), n.at("color").color(), (int) n.at("moves").number(0, 9999)));
    EVENTS.put("warned", n -> new StrictEvent.Warned(at(n), n.at("color").color()));
    EVENTS.put(
        "positionRestored",
        n ->
            new StrictEvent.PositionRestored(
                at(n), (int) n.at("plies").number(0, Integer.MAX_VALUE)));
    EVENTS.put("noted", n -> new StrictEvent.Noted(at(n), n.at("text").text(StrictEvent.MAX_NOTE)));
  }

  /** The format that reads strict games beside casual ones. */
  public static final WireFormat FORMAT =
      new WireFormat(List.of(new WireMode(Strict.MODE, ACTIONS, EVENTS)));

  private StrictWire() {}

  static Map<String, Object> fields(StrictAction action) {
    return tree(action).map();
  }

  static Map<String, Object> fields(StrictEvent event) {
    return tree(event).map();
  }

  private static WireObjectBuilder form(String type) {
    return WireObjectBuilder.part().word("type", type);
  }

  private static WireObjectBuilder tree(StrictAction action) {
    if (action instanceof StrictAction.StartClock) {
      return form("startClock");
    }
    if (action instanceof StrictAction.Adjust adjust) {
      return form("adjust").flag("on", adjust.on());
    }
    if (action instanceof StrictAction.Touch touch) {
      return form("touch").word("square", touch.square().toString());
    }
    if (action instanceof StrictAction.ExcuseTouch) {
      return form("excuseTouch");
    }
    if (action instanceof StrictAction.Release release) {
      return form("release").put("attempt", WireFormat.write(release.attempt()));
    }
    if (action instanceof StrictAction.Promote promote) {
      return form("promote").constant("role", promote.role());
    }
    if (action instanceof StrictAction.Press) {
      return form("press");
    }
    if (action instanceof StrictAction.CallArbiter) {
      return form("callArbiter");
    }
    return arbiterAction(action);
  }

  private static WireObjectBuilder arbiterAction(StrictAction action) {
    if (action instanceof StrictAction.AddTime add) {
      return form("addTime")
          .color("color", add.color())
          .number("millis", add.millis())
          .word("article", add.article());
    }
    if (action instanceof StrictAction.SetMoveCount set) {
      return form("setMoveCount").color("color", set.color()).number("moves", set.moves());
    }
    if (action instanceof StrictAction.Warn warn) {
      return form("warn").color("color", warn.color());
    }
    if (action instanceof StrictAction.Restore restore) {
      return form("restore").number("plies", restore.plies());
    }
    if (action instanceof StrictAction.Declare declare) {
      return form("declare")
          .constant("result", declare.result())
          .word("article", declare.article());
    }
    return form("note").text("text", ((StrictAction.Note) action).text());
  }

  private static WireObjectBuilder tree(StrictEvent event) {
    if (event instanceof StrictEvent.AdjustSwitched adjust) {
      return form("adjustSwitched").color("by", adjust.by()).flag("on", adjust.on());
    }
    if (event instanceof StrictEvent.PieceTouched touch) {
      return form("pieceTouched").color("by", touch.by()).word("square", touch.square().toString());
    }
    if (event instanceof StrictEvent.TouchExcused excused) {
      return form("touchExcused").color("by", excused.by());
    }
    if (event instanceof StrictEvent.PieceReleased released) {
      return form("pieceReleased")
          .color("by", released.by())
          .put("attempt", WireFormat.write(released.attempt()));
    }
    if (event instanceof StrictEvent.ReleaseWithdrawn withdrawn) {
      return form("releaseWithdrawn").color("by", withdrawn.by());
    }
    if (event instanceof StrictEvent.TouchMoveEnforced enforced) {
      return form("touchMoveEnforced")
          .color("by", enforced.by())
          .put("attempt", WireFormat.write(enforced.attempt()));
    }
    if (event instanceof StrictEvent.ClockPressed pressed) {
      return form("clockPressed").color("by", pressed.by());
    }
    if (event instanceof StrictEvent.PressIgnored ignored) {
      return form("pressIgnored").color("by", ignored.by());
    }
    if (event instanceof StrictEvent.OfferRepeated repeated) {
      return form("offerRepeated").color("by", repeated.by());
    }
    return arbiterEvent(event);
  }

  private static WireObjectBuilder arbiterEvent(StrictEvent event) {
    if (event instanceof StrictEvent.ClockStarted) {
      return form("clockStarted");
    }
    if (event instanceof StrictEvent.IrregularityFound found) {
      WireObjectBuilder tree =
          form("irregularityFound")
              .color("by", found.by())
              .constant("kind", found.kind())
              .number("number", found.number());
      found.attempt().ifPresent(attempt -> tree.put("attempt", WireFormat.write(attempt)));
      return tree;
    }
    if (event instanceof StrictEvent.TimeAdded added) {
      return form("timeAdded")
          .color("color", added.color())
          .number("millis", added.millis())
          .word("article", added.article());
    }
    if (event instanceof StrictEvent.ArbiterCalled called) {
      WireObjectBuilder tree = form("arbiterCalled");
      called.by().ifPresent(color -> tree.color("by", color));
      return tree;
    }
    if (event instanceof StrictEvent.MoveCountSet set) {
      return form("moveCountSet").color("color", set.color()).number("moves", set.moves());
    }
    if (event instanceof StrictEvent.Warned warned) {
      return form("warned").color("color", warned.color());
    }
    if (event instanceof StrictEvent.PositionRestored restored) {
      return form("positionRestored").number("plies", restored.plies());
    }
    return form("noted").text("text", ((StrictEvent.Noted) event).text());
  }

  private static GameEvent irregularityFound(WireNodeReader node) {
    return new StrictEvent.IrregularityFound(
        at(node),
        by(node),
        node.at("kind").constant(IllegalPressKind.values()),
        (int) node.at("number").number(1, 9999),
        node.at("attempt").optional(WireNodeReader::attempt));
  }

  private static long at(WireNodeReader node) {
    return node.at("at").number();
  }

  private static Color by(WireNodeReader node) {
    return node.at("by").color();
  }
}
