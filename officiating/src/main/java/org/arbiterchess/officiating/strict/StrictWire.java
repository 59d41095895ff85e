package org.arbiterchess.officiating.strict;

import static org.arbiterchess.chess.Color.WHITE;
import static org.arbiterchess.chess.Square.A1;
import static org.arbiterchess.officiating.strict.StrictAction.Simple.*;
import static org.arbiterchess.tree.BoardForm.ANY_ATTEMPT;
import static org.arbiterchess.tree.BoardForm.ATTEMPT;
import static org.arbiterchess.tree.BoardForm.SQUARE;
import static org.arbiterchess.wire.table.Events.at;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.arbiterchess.chess.Color;
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
import org.arbiterchess.officiating.strict.StrictEvent.OfPlayer;
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
import org.arbiterchess.tree.Fields;
import org.arbiterchess.tree.Form;
import org.arbiterchess.tree.Messages;
import org.arbiterchess.wire.WireFormat;

/** The fields of the actions and events of strict play. */
public final class StrictWire {

  private static final Form<Result> RESULT = Form.constant(Result.values());
  private static final Form<String> NOTE = Form.text(StrictEvent.MAX_NOTE);
  private static final Form<Integer> MOVES = Form.number(0, 9999);
  private static final Form<Integer> PLIES = Form.number(0, Integer.MAX_VALUE);

  static final Messages<Action> ACTIONS =
      new Messages<Action>()
          .add("startClock", START_CLOCK)
          .add("adjust", new Adjust(false), (f, a) -> new Adjust(f.flag("on", a.on())))
          .add("touch", new Touch(A1), (f, a) -> new Touch(f.field("square", SQUARE, a.square())))
          .add("excuseTouch", EXCUSE_TOUCH)
          .add(
              "release",
              new Release(ANY_ATTEMPT),
              (f, a) -> new Release(f.attempt("attempt", a.attempt())))
          .add(
              "promote",
              new Promote(Role.QUEEN),
              (f, a) -> new Promote(f.field("role", Form.constant(Role.values()), a.role())))
          .add("press", PRESS)
          .add("callArbiter", CALL_ARBITER)
          .add(
              "addTime",
              new AddTime(WHITE, 0, Optional.empty()),
              (f, a) ->
                  new AddTime(
                      f.color("color", a.color()),
                      f.number("millis", a.millis()),
                      f.optional("article", Form.WORD, a.article())))
          .add(
              "setMoveCount",
              new SetMoveCount(WHITE, 0),
              (f, a) ->
                  new SetMoveCount(f.color("color", a.color()), f.field("moves", MOVES, a.moves())))
          .add("warn", new Warn(WHITE), (f, a) -> new Warn(f.color("color", a.color())))
          .add("restore", new Restore(0), (f, a) -> new Restore(f.field("plies", PLIES, a.plies())))
          .add(
              "declare",
              new Declare(Result.DRAW, ""),
              (f, a) ->
                  new Declare(
                      f.field("result", RESULT, a.result()), f.word("article", a.article())))
          .add("note", new Note(""), (f, a) -> new Note(f.field("text", NOTE, a.text())));

  static final Messages<GameEvent> EVENTS =
      new Messages<GameEvent>()
          .add("clockStarted", new ClockStarted(0), (f, e) -> new ClockStarted(at(f, e)))
          .add(
              "adjustSwitched",
              new AdjustSwitched(0, WHITE, false),
              (f, e) -> new AdjustSwitched(at(f, e), f.color("by", e.by()), f.flag("on", e.on())))
          .add(
              "pieceTouched",
              new PieceTouched(0, WHITE, A1),
              (f, e) ->
                  new PieceTouched(
                      at(f, e), f.color("by", e.by()), f.field("square", SQUARE, e.square())))
          .add("touchExcused", new TouchExcused(0, WHITE), by(TouchExcused::new))
          .add(
              "pieceReleased",
              new PieceReleased(0, WHITE, ANY_ATTEMPT),
              (f, e) ->
                  new PieceReleased(
                      at(f, e), f.color("by", e.by()), f.attempt("attempt", e.attempt())))
          .add("releaseWithdrawn", new ReleaseWithdrawn(0, WHITE), by(ReleaseWithdrawn::new))
          .add(
              "touchMoveEnforced",
              new TouchMoveEnforced(0, WHITE, ANY_ATTEMPT),
              (f, e) ->
                  new TouchMoveEnforced(
                      at(f, e), f.color("by", e.by()), f.attempt("attempt", e.attempt())))
          .add("clockPressed", new ClockPressed(0, WHITE), by(ClockPressed::new))
          .add("pressIgnored", new PressIgnored(0, WHITE), by(PressIgnored::new))
          .add(
              "irregularityFound",
              new IrregularityFound(0, WHITE, IllegalPressKind.values()[0], 1, Optional.empty()),
              (f, e) ->
                  new IrregularityFound(
                      at(f, e),
                      f.color("by", e.by()),
                      f.field("kind", Form.constant(IllegalPressKind.values()), e.kind()),
                      f.field("number", Form.number(1, 9999), e.number()),
                      f.optional("attempt", ATTEMPT, e.attempt())))
          .add(
              "timeAdded",
              new TimeAdded(0, WHITE, 0, ""),
              (f, e) ->
                  new TimeAdded(
                      at(f, e),
                      f.color("color", e.color()),
                      f.number("millis", e.millis()),
                      f.word("article", e.article())))
          .add("offerRepeated", new OfferRepeated(0, WHITE), by(OfferRepeated::new))
          .add(
              "arbiterCalled",
              new ArbiterCalled(0, Optional.empty()),
              (f, e) -> new ArbiterCalled(at(f, e), f.optional("by", Form.COLOR, e.by())))
          .add(
              "moveCountSet",
              new MoveCountSet(0, WHITE, 0),
              (f, e) ->
                  new MoveCountSet(
                      at(f, e), f.color("color", e.color()), f.field("moves", MOVES, e.moves())))
          .add(
              "warned",
              new Warned(0, WHITE),
              (f, e) -> new Warned(at(f, e), f.color("color", e.color())))
          .add(
              "positionRestored",
              new PositionRestored(0, 0),
              (f, e) -> new PositionRestored(at(f, e), f.field("plies", PLIES, e.plies())))
          .add(
              "noted",
              new Noted(0, ""),
              (f, e) -> new Noted(at(f, e), f.field("text", NOTE, e.text())));

  /** The format that reads strict games beside casual ones. */
  public static final WireFormat FORMAT = new WireFormat(List.of(Strict.MODE));

  private StrictWire() {}

  /** The form of an event that says only which player did it. */
  private static <E extends OfPlayer> BiFunction<Fields, E, E> by(BiFunction<Long, Color, E> of) {
    return (f, e) -> of.apply(at(f, e), f.color("by", e.by()));
  }
}
