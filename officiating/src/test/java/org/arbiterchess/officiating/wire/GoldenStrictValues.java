package org.arbiterchess.officiating.wire;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.Ending;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.game.RefusalReason;
import org.arbiterchess.game.Result;
import org.arbiterchess.game.Seat;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.game.TimeControl.TimeControlStage;
import org.arbiterchess.game.TimeControl.TimingMethod;
import org.arbiterchess.officiating.strict.Strict;
import org.arbiterchess.officiating.strict.StrictAction;
import org.arbiterchess.officiating.strict.StrictEvent;
import org.arbiterchess.officiating.strict.StrictEvent.IllegalPressKind;
import org.arbiterchess.officiating.strict.StrictRefusal;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Position;
import org.arbiterchess.winnability.UnwinnableReason;

/** The expected values for strict play in the golden files, in the same order as the lines. */
final class GoldenStrictValues {

  private static final Attempt KNIGHT_JUMP = Attempt.step(Square.B1, Square.B5);
  private static final String NOTE = "Ein Zuschauer rief: „Schlag!“";

  static final List<Command> COMMANDS =
      List.of(
          new Command(Seat.ARBITER, "c24", StrictAction.Simple.START_CLOCK),
          new Command(Seat.WHITE, "c25", new StrictAction.Adjust(true)),
          new Command(Seat.BLACK, "c26", new StrictAction.Adjust(false)),
          new Command(Seat.BLACK, "c27", new StrictAction.Touch(Square.G8)),
          new Command(Seat.WHITE, "c28", StrictAction.Simple.EXCUSE_TOUCH),
          new Command(
              Seat.BLACK, "c29", new StrictAction.Release(Attempt.step(Square.G8, Square.G6))),
          new Command(
              Seat.WHITE, "c30", new StrictAction.Release(Attempt.castle(CastlingSide.KING_SIDE))),
          new Command(Seat.WHITE, "c31", new StrictAction.Promote(Role.KNIGHT)),
          new Command(Seat.BLACK, "c32", StrictAction.Simple.PRESS),
          new Command(Seat.BLACK, "c33", StrictAction.Simple.CALL_ARBITER),
          new Command(
              Seat.ARBITER,
              "c34",
              new StrictAction.AddTime(Color.WHITE, -60_000, Optional.empty())),
          new Command(Seat.ARBITER, "c35", new StrictAction.SetMoveCount(Color.BLACK, 39)),
          new Command(Seat.ARBITER, "c36", new StrictAction.Warn(Color.WHITE)),
          new Command(Seat.ARBITER, "c37", new StrictAction.Restore(0)),
          new Command(Seat.ARBITER, "c38", new StrictAction.Declare(Result.BLACK_WINS, "12.9.6")),
          new Command(Seat.ARBITER, "c39", new StrictAction.Note(NOTE)),
          new Command(
              Seat.ARBITER,
              "c40",
              new StrictAction.AddTime(Color.BLACK, 300_000, Optional.of("12.5"))));

  static final List<GameEvent> EVENTS =
      List.of(
          Strict.start(
              1_763_172_000_000L,
              Position.initial(),
              TimeControl.of(TimeControlStage.minutes(3, TimingMethod.INCREMENT, 2))),
          Strict.start(0, Position.initial(), TimeControl.NONE),
          new StrictEvent.ClockStarted(40_000),
          new StrictEvent.AdjustSwitched(41_000, Color.WHITE, true),
          new StrictEvent.PieceTouched(42_000, Color.WHITE, Square.B1),
          new StrictEvent.TouchExcused(43_000, Color.BLACK),
          new StrictEvent.PieceReleased(44_000, Color.WHITE, KNIGHT_JUMP),
          new StrictEvent.ReleaseWithdrawn(45_000, Color.WHITE),
          new StrictEvent.TouchMoveEnforced(
              46_000, Color.WHITE, Attempt.castle(CastlingSide.QUEEN_SIDE)),
          new StrictEvent.ClockPressed(47_000, Color.BLACK),
          new StrictEvent.PressIgnored(48_000, Color.WHITE),
          new StrictEvent.IrregularityFound(
              49_000, Color.WHITE, IllegalPressKind.ILLEGAL_MOVE, 1, Optional.of(KNIGHT_JUMP)),
          new StrictEvent.IrregularityFound(
              50_000,
              Color.BLACK,
              IllegalPressKind.PAWN_NOT_REPLACED,
              1,
              Optional.of(Attempt.step(Square.A2, Square.A1))),
          new StrictEvent.IrregularityFound(
              51_000, Color.WHITE, IllegalPressKind.NO_MOVE, 2, Optional.empty()),
          new StrictEvent.TimeAdded(52_000, Color.BLACK, 120_000, "7.5.5"),
          new StrictEvent.TimeAdded(53_000, Color.WHITE, -30_000, "12.9.3"),
          new StrictEvent.OfferRepeated(54_000, Color.BLACK),
          new StrictEvent.ArbiterCalled(55_000, Optional.of(Color.BLACK)),
          new StrictEvent.ArbiterCalled(56_000, Optional.empty()),
          new StrictEvent.MoveCountSet(57_000, Color.WHITE, 40),
          new StrictEvent.Warned(58_000, Color.BLACK),
          new StrictEvent.PositionRestored(59_000, 0),
          new StrictEvent.Noted(60_000, NOTE),
          new GameEvent.Ended(
              30_000,
              new Outcome(
                  Ending.ILLEGAL_MOVES,
                  Result.DRAW,
                  "7.5.5",
                  Optional.of(Color.WHITE),
                  Optional.of(UnwinnableReason.BARE_KING))),
          new GameEvent.Ended(
              30_000,
              new Outcome(
                  Ending.DECLARED,
                  Result.BLACK_WINS,
                  "12.9.6",
                  Optional.empty(),
                  Optional.empty())));

  static final List<Decision> DECISIONS =
      List.of(
          Decision.accept(
              new StrictEvent.IrregularityFound(
                  7000, Color.WHITE, IllegalPressKind.NO_MOVE, 1, Optional.empty()),
              new StrictEvent.TimeAdded(7000, Color.BLACK, 60_000, "B.2")),
          Decision.refuse(StrictRefusal.MOVE_MADE),
          Decision.refuse(RefusalReason.ONLY_IN_STRICT_PLAY));

  private GoldenStrictValues() {}
}
