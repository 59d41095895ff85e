package org.arbiterchess.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.winnability.DeadPosition;
import org.arbiterchess.winnability.UnwinnableReason;
import org.arbiterchess.winnability.Winnability;

/**
 * Decides whether to accept commands. {@link #decide} has no side effects, never runs a search, and
 * takes the time as an argument. The caller applies an accepted command's events to the game.
 *
 * <p>After a flag fall or a resignation, the result may still depend on whether the opponent could
 * ever deliver checkmate (6.9, 5.1.2). {@link #settle} searches for the answer, which can take a
 * second or more, so it should not be run on a thread that must respond quickly:
 *
 * <pre>{@code
 * Game game = Game.start();
 * Command resign = new Command(Seat.WHITE, "1", Action.Simple.RESIGN);
 * game = game.apply(Arbiter.decide(game, resign, 0).orElseThrow());
 * System.out.println(game.outcome().orElseThrow().result()); // BEING_DECIDED
 * game = Arbiter.settle(game, 0, Winnability.BUDGET);
 * System.out.println(game.outcome().orElseThrow().result()); // BLACK_WINS
 * }</pre>
 */
public final class Arbiter {

  private Arbiter() {}

  /**
   * Handles a command that arrives at the given time. If the flag of the side to move has fallen by
   * then, the command is ignored, and the decision contains the flag fall with its exact time.
   */
  public static Decision decide(Game game, Command command, long now) {
    if (game.isOver()) {
      return afterTheEnd(game, command, now);
    }
    OptionalLong flag = game.clock().map(Clock::flagFalls).orElse(OptionalLong.empty());
    if (flag.isPresent() && now >= flag.getAsLong()) {
      long fell = flag.getAsLong();
      Color side = game.position().turn();
      return afterMadeMove(
          game, fell, after -> ended(fell, Outcome.fallen(Ending.FLAG, side, after)));
    }
    return game.mode().decide(game, command, now);
  }

  /**
   * Decides on a command in a casual game, or one that the mode of the game treats in no way of its
   * own.
   */
  static Decision ofMode(Game game, Command command, long now) {
    if (command.action() instanceof Action.OfMode) {
      return Decision.refuse(RefusalReason.ONLY_IN_STRICT_PLAY);
    }
    return command.seat().color().isPresent()
        ? ofPlayer(game, command, command.seat().color().get(), now)
        : ofArbiter(game, command.action(), now);
  }

  /** Refuses every command except a verdict on a result that is still being decided. */
  private static Decision afterTheEnd(Game game, Command command, long now) {
    Outcome outcome = game.outcome().orElseThrow();
    if (command.action() instanceof Action.Move move
        && game.rule(move.attempt()) instanceof Ruling.Illegal over) {
      return new Decision.Refused(Refusal.of(over));
    }
    if (command.action() instanceof Action.Verdict verdict) {
      if (command.seat() != Seat.ARBITER) {
        return Decision.refuse(RefusalReason.ONLY_FOR_THE_ARBITER);
      }
      return outcome.isBeingDecided()
          ? Decision.accept(new GameEvent.Settled(now, settled(outcome, verdict.answer())))
          : Decision.refuse(RefusalReason.NOTHING_TO_DECIDE);
    }
    return new Decision.Refused(Refusal.ofGameOver(outcome));
  }

  /**
   * Returns a draw only if there is proof that the opponent could not have won. If the answer is
   * undetermined, the side that resigned or ran out of time loses.
   */
  private static Outcome settled(Outcome outcome, Winnability.Answer answer) {
    return switch (answer) {
      case UNWINNABLE -> outcome.drawn(UnwinnableReason.VERDICT);
      case WINNABLE, UNDETERMINED -> outcome.lost();
    };
  }

  private static Decision ofPlayer(Game game, Command command, Color player, long now) {
    Action action = command.action();
    CasualPlay handler = new CasualPlay(game, now);
    if (action instanceof Action.Move move) {
      return handler.move(move, player);
    }
    if (action instanceof Action.Claim claim) {
      return handler.claim(command.id(), claim, player);
    }
    if (action == Action.Simple.OFFER_DRAW) {
      return Decision.of(game, new GameEvent.DrawOffered(now, player, command.id()));
    }
    if (action instanceof Action.AnswerDraw answer) {
      return handler.answer(answer, player);
    }
    if (action == Action.Simple.ASK_TAKEBACK) {
      return Decision.of(game, new GameEvent.TakebackAsked(now, player, command.id()));
    }
    if (action instanceof Action.AnswerTakeback answer) {
      return handler.answerTakeback(answer, player);
    }
    if (action == Action.Simple.RESIGN) {
      return afterMadeMove(
          game, now, after -> ended(now, Outcome.fallen(Ending.RESIGNATION, player, after)));
    }
    if (action instanceof Action.ClaimAbandoned claim) {
      return ended(now, Outcome.abandoned(player.other(), claim.win(), game));
    }
    if (action == Action.Simple.GIVE_TIME) {
      return handler.give(player);
    }
    return ofAnybody(game, action, now, RefusalReason.ONLY_FOR_THE_ARBITER);
  }

  private static Decision ofArbiter(Game game, Action action, long now) {
    if (action instanceof Action.Stop stop) {
      return afterMadeMove(game, now, after -> stop(after, stop, now));
    }
    if (action == Action.Simple.PAUSE) {
      return Decision.of(game, new GameEvent.Paused(now));
    }
    if (action == Action.Simple.RESUME) {
      return Decision.of(game, new GameEvent.Resumed(now));
    }
    if (action instanceof Action.SetClock set) {
      return new CasualPlay(game, now).set(set);
    }
    if (action instanceof Action.Verdict verdict) {
      return afterMadeMove(
          game,
          now,
          after ->
              isAboutADeadPosition(after, verdict)
                  ? ended(now, Outcome.of(Ending.DEAD_POSITION, Result.DRAW, after.rulebook()))
                  : Decision.refuse(RefusalReason.NOTHING_TO_DECIDE));
    }
    return ofAnybody(game, action, now, RefusalReason.ONLY_FOR_PLAYERS);
  }

  private static Decision stop(Game game, Action.Stop stop, long now) {
    return switch (stop) {
      case WHITE_RESIGNS -> ended(now, Outcome.fallen(Ending.RESIGNATION, Color.WHITE, game));
      case BLACK_RESIGNS -> ended(now, Outcome.fallen(Ending.RESIGNATION, Color.BLACK, game));
      case DRAW_AGREED -> CasualPlay.agreed(game, now);
      case NO_RESULT -> ended(now, Outcome.of(Ending.STOPPED, Result.NONE, game.rulebook()));
      case NO_FIRST_MOVE ->
          game.plies() < 2
              ? ended(
                  now,
                  Outcome.concerning(
                      game.position().turn(), Ending.ABORTED, Result.NONE, game.rulebook()))
              : Decision.refuse(RefusalReason.TOO_LATE_TO_ABORT);
    };
  }

  /**
   * Whether a verdict given during the game ends the game. The verdict must be that the position is
   * dead (5.2.2), and {@link DeadPosition#isPossible} must be true.
   */
  private static boolean isAboutADeadPosition(Game game, Action.Verdict verdict) {
    return verdict.answer() == Winnability.Answer.UNWINNABLE
        && DeadPosition.isPossible(game.position());
  }

  private static Decision ofAnybody(Game game, Action action, long now, RefusalReason otherwise) {
    if (action == Action.Simple.ABORT) {
      return game.plies() < 2
          ? ended(now, Outcome.of(Ending.ABORTED, Result.NONE, game.rulebook()))
          : Decision.refuse(RefusalReason.TOO_LATE_TO_ABORT);
    }
    if (action == Action.Simple.CHECK_FLAG) {
      return game.clock().isPresent()
          ? Decision.refuse(RefusalReason.FLAG_NOT_FALLEN, game.position().turn())
          : Decision.refuse(RefusalReason.NO_CLOCK);
    }
    return Decision.refuse(otherwise);
  }

  /**
   * Handles an action that ends the game. A move that was made but not completed still counts. It
   * is recorded first, and the outcome depends on the position after it (6.9, 5.1.2).
   */
  public static Decision afterMadeMove(Game game, long now, Function<Game, Decision> ending) {
    if (game.madeMove().isEmpty()) {
      return ending.apply(game);
    }
    GameEvent played = new GameEvent.MovePlayed(now, game.madeMove().get().attempt());
    Decision decision = ending.apply(game.apply(played));
    if (!(decision instanceof Decision.Accepted accepted)) {
      return decision;
    }
    List<GameEvent> events = new ArrayList<>(accepted.events());
    events.add(0, played);
    return new Decision.Accepted(events);
  }

  static Decision ended(long now, Outcome outcome) {
    return Decision.accept(new GameEvent.Ended(now, outcome));
  }

  /**
   * Returns the outcome when a side runs out of time over the board (6.9). Black's flag falls:
   *
   * <pre>{@code
   * Position position = Fen.parse("8/8/8/4k3/8/8/4P3/4K3 w - - 0 1");
   * Outcome outcome = Arbiter.flagFell(position, Color.BLACK, Winnability.BUDGET);
   * System.out.println(outcome.result()); // WHITE_WINS
   * }</pre>
   *
   * <p>If the search uses up its budget without finding an answer, the side loses, because a draw
   * requires a proof. In a position that is already checkmate or stalemate, the flag no longer
   * matters (5.1.1, 5.2.1).
   *
   * @param fallen the side whose flag fell
   * @param budget the maximum number of positions to visit, such as {@link Winnability#BUDGET}
   */
  public static Outcome flagFell(Position position, Color fallen, int budget) {
    Optional<Outcome> immobile = Outcome.withoutLegalMove(position, Rulebook.OVER_THE_BOARD);
    if (immobile.isPresent()) {
      return immobile.get();
    }
    Outcome open =
        Outcome.concerning(fallen, Ending.FLAG, Result.BEING_DECIDED, Rulebook.OVER_THE_BOARD);
    return Winnability.search(position, fallen.other(), budget)
        .unwinnable()
        .map(proof -> open.drawn(proof.reason()))
        .orElseGet(open::lost);
  }

  /**
   * If a flag has fallen by the given time, or if a result is being decided, returns the game with
   * its result. Otherwise returns the game unchanged.
   *
   * @param budget the maximum number of positions to visit, such as {@link Winnability#BUDGET}
   */
  public static Game settle(Game game, long now, int budget) {
    Command checkFlag = new Command(Seat.ARBITER, "", Action.Simple.CHECK_FLAG);
    Game ended = decide(game, checkFlag, now).toOptional().map(game::apply).orElse(game);
    Optional<Color> fallen =
        ended.outcome().filter(Outcome::isBeingDecided).flatMap(Outcome::fallen);
    if (fallen.isEmpty()) {
      return ended;
    }
    Winnability search = Winnability.search(ended.position(), fallen.get().other(), budget);
    Command verdict = new Command(Seat.ARBITER, "", new Action.Verdict(search.answer()));
    return ended.apply(decide(ended, verdict, now).orElseThrow());
  }

  /**
   * Whether the game needs a verdict, because a result is being decided or the position may be
   * dead.
   */
  public static boolean wantsVerdict(Game game) {
    return game.outcome().isPresent()
        ? game.outcome().get().isBeingDecided()
        : DeadPosition.isPossible(verdictPosition(game));
  }

  /**
   * Returns the verdict on the game; empty if no verdict is needed, or if the game is in progress
   * and the position is not dead.
   */
  public static Optional<Winnability.Answer> findVerdict(Game game) {
    if (!wantsVerdict(game)) {
      return Optional.empty();
    }
    if (game.isOver()) {
      return mateAfterEnd(game).map(Winnability::answer);
    }
    return DeadPosition.isFound(verdictPosition(game))
        ? Optional.of(Winnability.Answer.UNWINNABLE)
        : Optional.empty();
  }

  /**
   * Returns the position to search. A move made in strict play counts even before the press, so the
   * game is over if the position after it is dead (5.2.2).
   */
  public static Position verdictPosition(Game game) {
    return game.madeMove().map(game.position()::play).orElseGet(game::position);
  }

  /**
   * Returns whether the opponent of the side that resigned, left or ran out of time could have
   * delivered checkmate; empty if the game ended in another way.
   */
  public static Optional<Winnability> mateAfterEnd(Game game) {
    return game.outcome()
        .flatMap(Outcome::fallen)
        .map(
            fallen ->
                Winnability.search(game.position(), fallen.other(), Winnability.BUDGET_AFTER_END));
  }
}
