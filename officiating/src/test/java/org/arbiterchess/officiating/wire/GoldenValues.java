package org.arbiterchess.officiating.wire;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.File;
import org.arbiterchess.chess.Rank;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.ClaimKind;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.Ending;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.game.Refusal;
import org.arbiterchess.game.RefusalReason;
import org.arbiterchess.game.Result;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.game.Seat;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.game.TimeControl.TimeControlStage;
import org.arbiterchess.game.TimeControl.TimingMethod;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.Variant;
import org.arbiterchess.winnability.UnwinnableReason;
import org.arbiterchess.winnability.Winnability;

/** The expected values for the golden files, in the same order as the lines. */
final class GoldenValues {

  private static final Optional<String> NO_ID = Optional.empty();
  private static final Optional<Attempt> NO_MOVE = Optional.empty();
  private static final Optional<Color> NOBODY = Optional.empty();
  private static final Optional<UnwinnableReason> NO_WHY = Optional.empty();

  static final List<Command> COMMANDS =
      List.of(
          move(Seat.WHITE, "c1", Attempt.step(Square.E2, Square.E4)),
          move(Seat.BLACK, "c2", Attempt.promotion(Square.E7, Square.E8, Role.QUEEN)),
          move(Seat.WHITE, "c3", Attempt.castle(CastlingSide.KING_SIDE)),
          move(Seat.BLACK, "c4", Attempt.castle(CastlingSide.QUEEN_SIDE)),
          move(
              Seat.WHITE,
              "c5",
              new Attempt.Unreached(Role.KNIGHT, Optional.empty(), Optional.empty(), Square.D5)),
          move(
              Seat.WHITE,
              "c6",
              new Attempt.Unreached(Role.ROOK, Optional.of(File.A), Optional.empty(), Square.D4)),
          move(
              Seat.WHITE,
              "c7",
              new Attempt.Unreached(
                  Role.QUEEN, Optional.of(File.H), Optional.of(Rank.FOURTH), Square.E1)),
          new Command(Seat.BLACK, "7d1f0c9a-52b6-4a43-9f60-1b6f6c1f2f11", Action.Simple.OFFER_DRAW),
          new Command(Seat.WHITE, "c8", new Action.AnswerDraw(Optional.of("c7"), true)),
          new Command(Seat.WHITE, "c9", new Action.AnswerDraw(NO_ID, false)),
          new Command(Seat.WHITE, "c10", new Action.Claim(ClaimKind.THREEFOLD_REPETITION, NO_MOVE)),
          new Command(
              Seat.BLACK,
              "c11",
              new Action.Claim(
                  ClaimKind.FIFTY_MOVES, Optional.of(Attempt.step(Square.G8, Square.F6)))),
          new Command(Seat.BLACK, "c12", Action.Simple.RESIGN),
          new Command(Seat.WHITE, "c13", Action.Simple.ASK_TAKEBACK),
          new Command(Seat.BLACK, "c14", new Action.AnswerTakeback(Optional.of("c13"), false)),
          new Command(Seat.BLACK, "c15", new Action.AnswerTakeback(NO_ID, true)),
          new Command(Seat.ARBITER, "c16", Action.Simple.ABORT),
          new Command(Seat.ARBITER, "c17", Action.Stop.DRAW_AGREED),
          new Command(Seat.ARBITER, "c18", Action.Simple.PAUSE),
          new Command(Seat.ARBITER, "c19", Action.Simple.RESUME),
          new Command(Seat.ARBITER, "c20", new Action.SetClock(Color.BLACK, 90_000)),
          new Command(Seat.WHITE, "c21", Action.Simple.CHECK_FLAG),
          new Command(Seat.ARBITER, "c22", new Action.Verdict(Winnability.Answer.UNWINNABLE)),
          new Command(Seat.WHITE, "", new Action.ClaimAbandoned(true)),
          new Command(Seat.ARBITER, "c40", Action.Stop.NO_FIRST_MOVE),
          new Command(Seat.ARBITER, "c42", Action.Stop.WHITE_RESIGNS),
          new Command(Seat.ARBITER, "c43", Action.Stop.BLACK_RESIGNS),
          new Command(Seat.ARBITER, "c44", Action.Stop.NO_RESULT),
          new Command(Seat.BLACK, "c41", Action.Simple.GIVE_TIME));

  private static final long MORNING = 1_763_172_000_000L;
  private static final TimeControlStage FIVE_PLUS_THREE =
      TimeControlStage.minutes(5, TimingMethod.INCREMENT, 3);

  static final List<GameEvent> EVENTS =
      List.of(
          new GameEvent.Started(0, Position.initial(), Rulebook.OVER_THE_BOARD, TimeControl.NONE),
          new GameEvent.Started(
              MORNING,
              Fen.parse("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"),
              Rulebook.ONLINE,
              TimeControl.of(FIVE_PLUS_THREE)),
          new GameEvent.Started(
              MORNING,
              Position.chess960(0),
              Rulebook.ONLINE,
              TimeControl.of(TimeControlStage.minutes(5, TimingMethod.DELAY, 3))),
          new GameEvent.Started(
              MORNING,
              Fen.parse("4k3/8/8/8/8/8/8/1RR1K3 w C - 12 40", Variant.CHESS960),
              Rulebook.OVER_THE_BOARD,
              TimeControl.of(TimeControlStage.minutes(5, TimingMethod.BRONSTEIN, 3))),
          new GameEvent.Started(
              MORNING,
              Fen.parse("8/8/8/8/8/5k2/8/4K2R b K - 99 9999"),
              Rulebook.OVER_THE_BOARD,
              TimeControl.of(TimeControlStage.minutes(3, TimingMethod.HOURGLASS, 0))),
          started(
              TimeControl.of(
                  new TimeControlStage(40, 5_400_000, TimingMethod.INCREMENT, 30_000),
                  new TimeControlStage(0, 1_800_000, TimingMethod.INCREMENT, 30_000))),
          started(
              new TimeControl(
                  List.of(FIVE_PLUS_THREE),
                  List.of(TimeControlStage.minutes(3, TimingMethod.INCREMENT, 3)))),
          started(TimeControl.of(new TimeControlStage(0, 30_000, TimingMethod.INCREMENT, 0))),
          GameEvent.Started.ofNewGame(
              MORNING,
              Position.initial(),
              Rulebook.OVER_THE_BOARD,
              TimeControl.of(TimeControlStage.minutes(3, TimingMethod.INCREMENT, 2))),
          new GameEvent.MovePlayed(MORNING + 4321, Attempt.step(Square.G1, Square.F3)),
          new GameEvent.MovePlayed(
              2_147_483_648L, Attempt.promotion(Square.A7, Square.B8, Role.KNIGHT)),
          new GameEvent.MovePlayed(2_147_483_647, Attempt.castle(CastlingSide.QUEEN_SIDE)),
          new GameEvent.MovePlayed(-9_007_199_254_740_991L, Attempt.step(Square.E2, Square.E4)),
          new GameEvent.MovePlayed(9_007_199_254_740_991L, Attempt.step(Square.E7, Square.E5)),
          new GameEvent.DrawOffered(5000, Color.WHITE, "c7"),
          new GameEvent.DrawDeclined(6000, Color.BLACK),
          new GameEvent.DrawClaimed(
              7000, Color.WHITE, ClaimKind.THREEFOLD_REPETITION, NO_MOVE, 3, true),
          new GameEvent.DrawClaimed(
              7000,
              Color.BLACK,
              ClaimKind.FIFTY_MOVES,
              Optional.of(Attempt.step(Square.A8, Square.A7)),
              49,
              false),
          new GameEvent.TakebackAsked(8000, Color.BLACK, "c13"),
          new GameEvent.TakebackDeclined(8500, Color.WHITE),
          new GameEvent.TakenBack(9000, 2),
          new GameEvent.Paused(10_000),
          new GameEvent.Resumed(20_000),
          new GameEvent.ClockSet(20_500, Color.WHITE, 599_940_000),
          new GameEvent.ClockSet(20_600, Color.BLACK, 61_250, 15_000),
          ended(Ending.CHECKMATE, Result.BLACK_WINS, "5.1.1", NOBODY, NO_WHY),
          ended(Ending.THREEFOLD_REPETITION, Result.DRAW, "Online 5.4.1", NOBODY, NO_WHY),
          ended(Ending.STOPPED, Result.NONE, "5", NOBODY, NO_WHY),
          ended(Ending.ABORTED, Result.NONE, "5", Optional.of(Color.WHITE), NO_WHY),
          ended(Ending.FLAG, Result.BEING_DECIDED, "6.9", Optional.of(Color.WHITE), NO_WHY),
          ended(
              Ending.RESIGNATION,
              Result.DRAW,
              "5.1.2",
              Optional.of(Color.BLACK),
              Optional.of(UnwinnableReason.BARE_KING)),
          new GameEvent.Settled(
              30_250,
              new Outcome(Ending.FLAG, Result.BLACK_WINS, "6.9", Optional.of(Color.WHITE), NO_WHY)),
          new GameEvent.Settled(
              30_250,
              new Outcome(
                  Ending.FLAG,
                  Result.DRAW,
                  "6.9",
                  Optional.of(Color.WHITE),
                  Optional.of(UnwinnableReason.VERDICT))));

  static final List<Decision> DECISIONS =
      List.of(
          Decision.accept(
              new GameEvent.MovePlayed(MORNING + 4321, Attempt.step(Square.E2, Square.E4))),
          Decision.accept(
              new GameEvent.DrawClaimed(
                  7000,
                  Color.WHITE,
                  ClaimKind.THREEFOLD_REPETITION,
                  Optional.of(Attempt.step(Square.G1, Square.F3)),
                  3,
                  true),
              new GameEvent.Ended(
                  7000,
                  new Outcome(Ending.THREEFOLD_REPETITION, Result.DRAW, "9.2.1", NOBODY, NO_WHY))),
          refused(Fen.parse("8/7k/8/8/4n3/8/8/KB6 b - - 0 1"), Attempt.step(Square.E4, Square.F6)),
          refused(Position.initial(), Attempt.step(Square.E4, Square.E5)),
          new Decision.Refused(
              Refusal.ofClaim(
                  RefusalReason.CLAIM_NOT_JUSTIFIED,
                  ClaimKind.THREEFOLD_REPETITION,
                  Game.start().play("Nf3").play("Nf6").play("Ng1").play("Ng8"))),
          new Decision.Refused(
              Refusal.ofClaim(
                  RefusalReason.CLAIM_NOT_JUSTIFIED,
                  ClaimKind.FIFTY_MOVES,
                  Game.start(Fen.parse("4k3/8/8/8/8/8/4P3/R3K3 w - - 99 80")))),
          Decision.refuse(RefusalReason.NOT_YOUR_TURN, Color.BLACK),
          Decision.refuse(RefusalReason.OFFER_OPEN, Color.WHITE),
          Decision.refuse(RefusalReason.NOTHING_TO_TAKE_BACK));

  private GoldenValues() {}

  private static Command move(Seat seat, String id, Attempt attempt) {
    return new Command(seat, id, new Action.Move(attempt));
  }

  private static GameEvent started(TimeControl control) {
    return new GameEvent.Started(MORNING, Position.initial(), Rulebook.OVER_THE_BOARD, control);
  }

  private static GameEvent ended(
      Ending ending,
      Result result,
      String article,
      Optional<Color> fallen,
      Optional<UnwinnableReason> why) {
    return new GameEvent.Ended(30_000, new Outcome(ending, result, article, fallen, why));
  }

  private static Decision refused(Position position, Attempt attempt) {
    return new Decision.Refused(Refusal.of((Ruling.Illegal) position.rule(attempt)));
  }
}
