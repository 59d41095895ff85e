package org.arbiterchess.wire;

import java.util.Map;
import java.util.function.Function;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.IllegalPressKind;
import org.arbiterchess.game.StrictEvent;
import org.arbiterchess.rules.Attempt;

/** Reads and writes strict-play events, in the same form as {@link EventCodec}. */
final class StrictEventCodec {

  private StrictEventCodec() {}

  static void addParsers(Map<String, Function<WireNodeReader, GameEvent>> parsers) {
    parsers.put("clockStarted", n -> new StrictEvent.ClockStarted(at(n)));
    parsers.put(
        "adjustSwitched", n -> new StrictEvent.AdjustSwitched(at(n), by(n), n.at("on").flag()));
    parsers.put(
        "pieceTouched", n -> new StrictEvent.PieceTouched(at(n), by(n), n.at("square").square()));
    parsers.put("touchExcused", n -> new StrictEvent.TouchExcused(at(n), by(n)));
    parsers.put("pieceReleased", n -> new StrictEvent.PieceReleased(at(n), by(n), attempt(n)));
    parsers.put("releaseWithdrawn", n -> new StrictEvent.ReleaseWithdrawn(at(n), by(n)));
    parsers.put(
        "touchMoveEnforced", n -> new StrictEvent.TouchMoveEnforced(at(n), by(n), attempt(n)));
    parsers.put("clockPressed", n -> new StrictEvent.ClockPressed(at(n), by(n)));
    parsers.put("pressIgnored", n -> new StrictEvent.PressIgnored(at(n), by(n)));
    parsers.put("irregularityFound", StrictEventCodec::irregularityFound);
    parsers.put(
        "timeAdded",
        n ->
            new StrictEvent.TimeAdded(
                at(n), n.at("color").color(), n.at("millis").number(), n.at("article").word()));
    parsers.put("offerRepeated", n -> new StrictEvent.OfferRepeated(at(n), by(n)));
    parsers.put(
        "arbiterCalled",
        n -> new StrictEvent.ArbiterCalled(at(n), n.at("by").optional(WireNodeReader::color)));
    parsers.put(
        "moveCountSet",
        n ->
            new StrictEvent.MoveCountSet(
                at(n), n.at("color").color(), (int) n.at("moves").number(0, 9999)));
    parsers.put("warned", n -> new StrictEvent.Warned(at(n), n.at("color").color()));
    parsers.put(
        "positionRestored",
        n ->
            new StrictEvent.PositionRestored(
                at(n), (int) n.at("plies").number(0, Integer.MAX_VALUE)));
    parsers.put(
        "noted", n -> new StrictEvent.Noted(at(n), n.at("text").text(StrictEvent.MAX_NOTE)));
  }

  static WireObjectBuilder tree(StrictEvent event) {
    if (event instanceof StrictEvent.AdjustSwitched adjust) {
      return message("adjustSwitched", adjust, adjust.by()).flag("on", adjust.on());
    }
    if (event instanceof StrictEvent.PieceTouched touch) {
      return message("pieceTouched", touch, touch.by()).word("square", touch.square().toString());
    }
    if (event instanceof StrictEvent.TouchExcused excused) {
      return message("touchExcused", excused, excused.by());
    }
    if (event instanceof StrictEvent.PieceReleased released) {
      return message("pieceReleased", released, released.by())
          .put("attempt", AttemptCodec.write(released.attempt()));
    }
    if (event instanceof StrictEvent.ReleaseWithdrawn withdrawn) {
      return message("releaseWithdrawn", withdrawn, withdrawn.by());
    }
    if (event instanceof StrictEvent.TouchMoveEnforced enforced) {
      return message("touchMoveEnforced", enforced, enforced.by())
          .put("attempt", AttemptCodec.write(enforced.attempt()));
    }
    if (event instanceof StrictEvent.ClockPressed pressed) {
      return message("clockPressed", pressed, pressed.by());
    }
    if (event instanceof StrictEvent.PressIgnored ignored) {
      return message("pressIgnored", ignored, ignored.by());
    }
    if (event instanceof StrictEvent.OfferRepeated repeated) {
      return message("offerRepeated", repeated, repeated.by());
    }
    return arbiterEvent(event);
  }

  private static WireObjectBuilder arbiterEvent(StrictEvent event) {
    if (event instanceof StrictEvent.ClockStarted) {
      return message("clockStarted", event);
    }
    if (event instanceof StrictEvent.IrregularityFound found) {
      WireObjectBuilder tree =
          message("irregularityFound", found, found.by())
              .constant("kind", found.kind())
              .number("number", found.number());
      found.attempt().ifPresent(attempt -> tree.put("attempt", AttemptCodec.write(attempt)));
      return tree;
    }
    if (event instanceof StrictEvent.TimeAdded added) {
      return message("timeAdded", added)
          .color("color", added.color())
          .number("millis", added.millis())
          .word("article", added.article());
    }
    if (event instanceof StrictEvent.ArbiterCalled called) {
      WireObjectBuilder tree = message("arbiterCalled", called);
      called.by().ifPresent(color -> tree.color("by", color));
      return tree;
    }
    if (event instanceof StrictEvent.MoveCountSet set) {
      return message("moveCountSet", set).color("color", set.color()).number("moves", set.moves());
    }
    if (event instanceof StrictEvent.Warned warned) {
      return message("warned", warned).color("color", warned.color());
    }
    if (event instanceof StrictEvent.PositionRestored restored) {
      return message("positionRestored", restored).number("plies", restored.plies());
    }
    return message("noted", event).text("text", ((StrictEvent.Noted) event).text());
  }

  private static WireObjectBuilder message(String type, StrictEvent event) {
    return WireObjectBuilder.message(type).number("at", event.at());
  }

  private static WireObjectBuilder message(String type, StrictEvent event, Color by) {
    return message(type, event).color("by", by);
  }

  private static GameEvent irregularityFound(WireNodeReader node) {
    return new StrictEvent.IrregularityFound(
        at(node),
        by(node),
        node.at("kind").constant(IllegalPressKind.values()),
        (int) node.at("number").number(1, 9999),
        node.at("attempt").optional(AttemptCodec::read));
  }

  private static long at(WireNodeReader node) {
    return node.at("at").number();
  }

  private static Color by(WireNodeReader node) {
    return node.at("by").color();
  }

  private static Attempt attempt(WireNodeReader node) {
    return AttemptCodec.read(node.at("attempt"));
  }
}
