package org.arbiterchess.wire.table;

import static org.arbiterchess.wire.table.Events.at;

import org.arbiterchess.chess.Role;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.IllegalPressKind;
import org.arbiterchess.game.Result;
import org.arbiterchess.game.StrictAction.AddTime;
import org.arbiterchess.game.StrictAction.Adjust;
import org.arbiterchess.game.StrictAction.CallArbiter;
import org.arbiterchess.game.StrictAction.Declare;
import org.arbiterchess.game.StrictAction.ExcuseTouch;
import org.arbiterchess.game.StrictAction.Note;
import org.arbiterchess.game.StrictAction.Press;
import org.arbiterchess.game.StrictAction.Promote;
import org.arbiterchess.game.StrictAction.Release;
import org.arbiterchess.game.StrictAction.Restore;
import org.arbiterchess.game.StrictAction.SetMoveCount;
import org.arbiterchess.game.StrictAction.StartClock;
import org.arbiterchess.game.StrictAction.Touch;
import org.arbiterchess.game.StrictAction.Warn;
import org.arbiterchess.game.StrictEvent;
import org.arbiterchess.game.StrictEvent.AdjustSwitched;
import org.arbiterchess.game.StrictEvent.ArbiterCalled;
import org.arbiterchess.game.StrictEvent.ClockPressed;
import org.arbiterchess.game.StrictEvent.ClockStarted;
import org.arbiterchess.game.StrictEvent.IrregularityFound;
import org.arbiterchess.game.StrictEvent.MoveCountSet;
import org.arbiterchess.game.StrictEvent.Noted;
import org.arbiterchess.game.StrictEvent.OfferRepeated;
import org.arbiterchess.game.StrictEvent.PieceReleased;
import org.arbiterchess.game.StrictEvent.PieceTouched;
import org.arbiterchess.game.StrictEvent.PositionRestored;
import org.arbiterchess.game.StrictEvent.PressIgnored;
import org.arbiterchess.game.StrictEvent.ReleaseWithdrawn;
import org.arbiterchess.game.StrictEvent.TimeAdded;
import org.arbiterchess.game.StrictEvent.TouchExcused;
import org.arbiterchess.game.StrictEvent.TouchMoveEnforced;
import org.arbiterchess.game.StrictEvent.Warned;
import org.arbiterchess.tree.Form;
import org.arbiterchess.tree.Messages;

/** The fields of the actions and events of strict play. */
final class StrictMessages {

  private static final Form<String> NOTE = Form.text(StrictEvent.MAX_NOTE);
  private static final Form<Integer> MOVES = Form.number(0, 9999);
  private static final Form<Integer> PLIES = Form.number(0, Integer.MAX_VALUE);

  private StrictMessages() {}

  static void addActions(Messages<Action> actions) {
    actions
        .add("startClock", StartClock.class, f -> new StartClock())
        .add("adjust", Adjust.class, f -> new Adjust(f.flag("on", a -> a.on())))
        .add("touch", Touch.class, f -> new Touch(f.field("square", Form.SQUARE, a -> a.square())))
        .add("excuseTouch", ExcuseTouch.class, f -> new ExcuseTouch())
        .add("release", Release.class, f -> new Release(f.attempt("attempt", a -> a.attempt())))
        .add(
            "promote",
            Promote.class,
            f -> new Promote(f.field("role", Form.constant(Role.values()), a -> a.role())))
        .add("press", Press.class, f -> new Press())
        .add("callArbiter", CallArbiter.class, f -> new CallArbiter())
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
  }

  static void addEvents(Messages<GameEvent> events) {
    events
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
  }
}
