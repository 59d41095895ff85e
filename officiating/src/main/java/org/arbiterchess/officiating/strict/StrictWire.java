package org.arbiterchess.officiating.strict;

import static org.arbiterchess.wire.table.Events.at;

import java.util.List;
import org.arbiterchess.chess.Role;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Result;
import org.arbiterchess.officiating.strict.StrictAction.AddTime;
import org.arbiterchess.officiating.strict.StrictAction.Adjust;
import org.arbiterchess.officiating.strict.StrictAction.Declare;
import org.arbiterchess.officiating.strict.StrictAction.Note;
import org.arbiterchess.officiating.strict.StrictAction.Promote;
import org.arbiterchess.officiating.strict.StrictAction.Release;
import org.arbiterchess.officiating.strict.StrictAction.Restore;
import org.arbiterchess.officiating.strict.StrictAction.SetMoveCount;
import org.arbiterchess.officiating.strict.StrictAction.Touch;
import org.arbiterchess.officiating.strict.StrictAction.Warn;
import org.arbiterchess.officiating.strict.StrictEvent.AdjustSwitched;
import org.arbiterchess.officiating.strict.StrictEvent.ArbiterCalled;
import org.arbiterchess.officiating.strict.StrictEvent.ClockPressed;
import org.arbiterchess.officiating.strict.StrictEvent.ClockStarted;
import org.arbiterchess.officiating.strict.StrictEvent.IllegalPressKind;
import org.arbiterchess.officiating.strict.StrictEvent.IrregularityFound;
import org.arbiterchess.officiating.strict.StrictEvent.MoveCountSet;
import org.arbiterchess.officiating.strict.StrictEvent.Noted;
import org.arbiterchess.officiating.strict.StrictEvent.OfferRepeated;
import org.arbiterchess.officiating.strict.StrictEvent.PieceReleased;
import org.arbiterchess.officiating.strict.StrictEvent.PieceTouched;
import org.arbiterchess.officiating.strict.StrictEvent.PositionRestored;
import org.arbiterchess.officiating.strict.StrictEvent.PressIgnored;
import org.arbiterchess.officiating.strict.StrictEvent.ReleaseWithdrawn;
import org.arbiterchess.officiating.strict.StrictEvent.TimeAdded;
import org.arbiterchess.officiating.strict.StrictEvent.TouchExcused;
import org.arbiterchess.officiating.strict.StrictEvent.TouchMoveEnforced;
import org.arbiterchess.officiating.strict.StrictEvent.Warned;
import org.arbiterchess.tree.Form;
import org.arbiterchess.tree.Messages;
import org.arbiterchess.wire.WireFormat;

/** The fields of the actions and events of strict play. */
public final class StrictWire {

  private static final Form<String> NOTE = Form.text(StrictEvent.MAX_NOTE);
  private static final Form<Integer> MOVES = Form.number(0, 9999);
  private static final Form<Integer> PLIES = Form.number(0, Integer.MAX_VALUE);

  static final Messages<Action> ACTIONS =
      new Messages<Action>()
          .add("startClock", StrictAction.Simple.START_CLOCK)
          .add("adjust", Adjust.class, f -> new Adjust(f.flag("on", a -> a.on())))
          .add(
              "touch", Touch.class, f -> new Touch(f.field("square", Form.SQUARE, a -> a.square())))
          .add("excuseTouch", StrictAction.Simple.EXCUSE_TOUCH)
          .add("release", Release.class, f -> new Release(f.attempt("attempt", a -> a.attempt())))
          .add(
              "promote",
              Promote.class,
              f -> new Promote(f.field("role", Form.constant(Role.values()), a -> a.role())))
          .add("press", StrictAction.Simple.PRESS)
          .add("callArbiter", StrictAction.Simple.CALL_ARBITER)
          .add(
              "addTime",
              AddTime.class,
              f ->
                  new AddTime(
                      f.color("color", a -> a.color()),
                      f.number("millis", a -> a.millis()),
                      f.optional("article", Form.WORD, a -> a.article())))
          .add(
              "setMoveCount",
              SetMoveCount.class,
              f ->
                  new SetMoveCount(
                      f.color("color", a -> a.color()), f.field("moves", MOVES, a -> a.moves())))
          .add("warn", Warn.class, f -> new Warn(f.color("color", a -> a.color())))
          .add("restore", Restore.class, f -> new Restore(f.field("plies", PLIES, a -> a.plies())))
          .add(
              "declare",
              Declare.class,
              f ->
                  new Declare(
                      f.field("result", Form.constant(Result.values()), a -> a.result()),
                      f.word("article", a -> a.article())))
          .add("note", Note.class, f -> new Note(f.field("text", NOTE, a -> a.text())));

  static final Messages<GameEvent> EVENTS =
      new Messages<GameEvent>()
          .add("clockStarted", ClockStarted.class, f -> new ClockStarted(at(f)))
          .add(
              "adjustSwitched",
              AdjustSwitched.class,
              f -> new AdjustSwitched(at(f), f.color("by", e -> e.by()), f.flag("on", e -> e.on())))
          .add(
              "pieceTouched",
              PieceTouched.class,
              f ->
                  new PieceTouched(
                      at(f),
                      f.color("by", e -> e.by()),
                      f.field("square", Form.SQUARE, e -> e.square())))
          .add(
              "touchExcused",
              TouchExcused.class,
              f -> new TouchExcused(at(f), f.color("by", e -> e.by())))
          .add(
              "pieceReleased",
              PieceReleased.class,
              f ->
                  new PieceReleased(
                      at(f), f.color("by", e -> e.by()), f.attempt("attempt", e -> e.attempt())))
          .add(
              "releaseWithdrawn",
              ReleaseWithdrawn.class,
              f -> new ReleaseWithdrawn(at(f), f.color("by", e -> e.by())))
          .add(
              "touchMoveEnforced",
              TouchMoveEnforced.class,
              f ->
                  new TouchMoveEnforced(
                      at(f), f.color("by", e -> e.by()), f.attempt("attempt", e -> e.attempt())))
          .add(
              "clockPressed",
              ClockPressed.class,
              f -> new ClockPressed(at(f), f.color("by", e -> e.by())))
          .add(
              "pressIgnored",
              PressIgnored.class,
              f -> new PressIgnored(at(f), f.color("by", e -> e.by())))
          .add(
              "irregularityFound",
              IrregularityFound.class,
              f ->
                  new IrregularityFound(
                      at(f),
                      f.color("by", e -> e.by()),
                      f.field("kind", Form.constant(IllegalPressKind.values()), e -> e.kind()),
                      f.field("number", Form.number(1, 9999), e -> e.number()),
                      f.optional("attempt", Form.ATTEMPT, e -> e.attempt())))
          .add(
              "timeAdded",
              TimeAdded.class,
              f ->
                  new TimeAdded(
                      at(f),
                      f.color("color", e -> e.color()),
                      f.number("millis", e -> e.millis()),
                      f.word("article", e -> e.article())))
          .add(
              "offerRepeated",
              OfferRepeated.class,
              f -> new OfferRepeated(at(f), f.color("by", e -> e.by())))
          .add(
              "arbiterCalled",
              ArbiterCalled.class,
              f -> new ArbiterCalled(at(f), f.optional("by", Form.COLOR, e -> e.by())))
          .add(
              "moveCountSet",
              MoveCountSet.class,
              f ->
                  new MoveCountSet(
                      at(f),
                      f.color("color", e -> e.color()),
                      f.field("moves", MOVES, e -> e.moves())))
          .add("warned", Warned.class, f -> new Warned(at(f), f.color("color", e -> e.color())))
          .add(
              "positionRestored",
              PositionRestored.class,
              f -> new PositionRestored(at(f), f.field("plies", PLIES, e -> e.plies())))
          .add("noted", Noted.class, f -> new Noted(at(f), f.field("text", NOTE, e -> e.text())));

  /** The format that reads strict games beside casual ones. */
  public static final WireFormat FORMAT = new WireFormat(List.of(Strict.MODE));

  private StrictWire() {}
}
