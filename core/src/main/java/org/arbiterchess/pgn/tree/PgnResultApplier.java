package org.arbiterchess.pgn.tree;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Arbiter;
import org.arbiterchess.game.ArbiterStopKind;
import org.arbiterchess.game.Clock;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.game.Result;
import org.arbiterchess.game.Seat;
import org.arbiterchess.language.Said;
import org.arbiterchess.message.PgnText;
import org.arbiterchess.pgn.tree.PgnToGameResult.Loss;
import org.arbiterchess.pgn.tree.PgnToGameResult.LossKind;
import org.arbiterchess.text.Ascii;
import org.arbiterchess.winnability.Winnability;

/**
 * A game with the result taken from PGN. The Termination tag shows whether a flag fell or a player
 * left. Otherwise, the conversion assumes that a player resigned or that both players agreed to a
 * draw.
 */
record PgnResultApplier(Game game, Optional<Loss> loss) {

  static PgnResultApplier of(PgnGame pgn, Game played, long now) {
    Result result = pgn.result();
    String termination = Ascii.lower(pgn.tag("Termination").orElse(""));
    Game ended = played.isOver() ? played : ended(played, result, termination, now);
    Result reached = ended.outcome().map(Outcome::result).orElse(Result.NONE);
    if (reached != result) {
      return lost(ended, LossKind.RESULT, Said.of(PgnText.RESULT_LOST, result.text()));
    }
    boolean known =
        played.isOver()
            || result == Result.NONE
            || termination.contains("time")
            || termination.contains("abandon");
    return known
        ? new PgnResultApplier(ended, Optional.empty())
        : lost(ended, LossKind.REASON_OF_RESULT, Said.of(PgnText.REASON_OF_RESULT_LOST));
  }

  private static PgnResultApplier lost(Game game, LossKind kind, Said remark) {
    return new PgnResultApplier(game, Optional.of(new Loss(kind, game.plies(), remark)));
  }

  private static Game ended(Game game, Result result, String termination, long now) {
    boolean left = termination.contains("abandon");
    if (result == Result.NONE) {
      return left ? after(game, stop(ArbiterStopKind.NO_RESULT), now, result) : game;
    }
    Color toMove = game.position().turn();
    Color loser = result.winner().map(Color::other).orElse(toMove);
    boolean flag =
        termination.contains("time") && game.clock().filter(Clock::isTicking).isPresent();
    if (flag && loser == toMove) {
      long fell = game.clock().orElseThrow().flagFalls().orElse(now);
      return after(game, new Command.CheckFlag(Seat.ARBITER, ""), fell, result);
    }
    if (left) {
      boolean win = result != Result.DRAW;
      return after(game, new Command.ClaimAbandoned(Seat.of(loser.other()), "", win), now, result);
    }
    return result == Result.DRAW
        ? after(game, stop(ArbiterStopKind.DRAW_AGREED), now, result)
        : after(game, new Command.Resign(Seat.of(loser), ""), now, result);
  }

  private static Command stop(ArbiterStopKind how) {
    return new Command.Stop(Seat.ARBITER, "", how);
  }

  /**
   * Applies a command. If the result then depends on whether checkmate was possible, also applies
   * the verdict that the PGN result implies.
   */
  private static Game after(Game game, Command command, long now, Result result) {
    Game ended = game.apply(events(game, command, now));
    if (ended.outcome().filter(Outcome::isBeingDecided).isEmpty()) {
      return ended;
    }
    Winnability.Answer answer =
        result == Result.DRAW ? Winnability.Answer.UNWINNABLE : Winnability.Answer.WINNABLE;
    return ended.apply(events(ended, new Command.Verdict(Seat.ARBITER, "", answer), now));
  }

  /**
   * The events that result from a command; none if the command is refused, as with a draw agreed
   * before both players have moved.
   */
  private static List<GameEvent> events(Game game, Command command, long now) {
    return Arbiter.decide(game, command, now) instanceof Decision.Accepted accepted
        ? accepted.events()
        : List.of();
  }
}
