package org.arbiterchess.pgn.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.Arbiter;
import org.arbiterchess.game.Clock;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.Ending;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.game.Result;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.game.Seat;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.language.Said;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.PgnText;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Position;
import org.arbiterchess.text.Ascii;
import org.arbiterchess.text.Lists;

/**
 * A PGN game replayed as a {@link Game}, and the PGN data that was lost in the conversion.
 *
 * @param losses the lost data in move order; empty if nothing was lost
 */
public record PgnToGameResult(Game game, List<Loss> losses) {

  public PgnToGameResult {
    losses = List.copyOf(losses);
  }

  /** Converts a game. */
  static PgnToGameResult of(PgnGame pgn) {
    Conversion conversion = new Conversion(pgn);
    Game game = conversion.ended(conversion.played());
    conversion.countTheRest();
    return new PgnToGameResult(game, conversion.losses);
  }

  /**
   * One item of lost data.
   *
   * @param ply the number of half-moves before the lost data
   */
  public record Loss(int ply, Said remark) {

    /** Returns a sentence that describes the loss. */
    public String message(Texts texts) {
      return texts.say(remark);
    }

    /** Returns the sentence in English. */
    public String message() {
      return message(Texts.english());
    }
  }

  /** Whether the converted game contains all the PGN data. */
  public boolean isComplete() {
    return losses.isEmpty();
  }

  /** Replays the main line of a PGN game as a {@link Game}, with its clock times and its result. */
  private static final class Conversion {

    private final PgnGame pgn;
    private final List<Loss> losses = new ArrayList<>();
    private long now;

    private Conversion(PgnGame pgn) {
      this.pgn = pgn;
    }

    private void lose(int ply, PgnText text, Object... values) {
      losses.add(new Loss(ply, Said.of(text, values)));
    }

    private Game played() {
      Optional<TimeControl> control = PgnTimeControl.read(pgn.tags());
      if (control.isEmpty()) {
        lose(0, PgnText.TIME_CONTROL_LOST);
      }
      Game game = Game.start(started(control.orElse(TimeControl.NONE)));
      for (MoveNode node : pgn.line().moves()) {
        if (game.isOver() || node.move().isEmpty()) {
          PgnText why = game.isOver() ? PgnText.MOVE_AFTER_END : PgnText.NULL_MOVE;
          lose(game.plies(), why, node.toString());
          return game;
        }
        game = game.clock().isPresent() ? atTimeOfMove(game, game.clock().get(), node) : game;
        now += game.clock().isPresent() ? 0 : node.annotations().elapsed().orElse(0);
        Attempt attempt = node.move().get().attempt();
        Command move = new Command(Seat.of(game.position().turn()), "", new Action.Move(attempt));
        game = game.apply(Arbiter.decide(game, move, now).orElseThrow());
      }
      return game;
    }

    /**
     * Creates the start event. Some programs give no increment for the first move; the clock time
     * after that move shows whether this is the case.
     */
    private GameEvent.Started started(TimeControl control) {
      Position start = pgn.start();
      List<MoveNode> moves = pgn.line().moves();
      boolean noIncrement =
          control.hasClock()
              && !moves.isEmpty()
              && moves.get(0).annotations().clock().orElse(-1)
                  == control.stages(start.turn()).get(0).millis();
      return noIncrement
          ? new GameEvent.Started(0, start, Rulebook.OVER_THE_BOARD, control)
          : GameEvent.Started.ofNewGame(0, start, Rulebook.OVER_THE_BOARD, control);
    }

    /**
     * Advances the time to that of a move. This is when the player's clock shows the {@code [%clk]}
     * time or comes as close to it as possible. Without {@code [%clk]}, the time is derived from
     * {@code [%emt]}. Returns the game with the player's clock corrected if it would otherwise show
     * the wrong time after the move.
     */
    private Game atTimeOfMove(Game game, Clock clock, MoveNode node) {
      Color mover = game.position().turn();
      OptionalLong wanted = node.annotations().clock();
      long at = now + (wanted.isPresent() ? 0 : node.annotations().elapsed().orElse(0));
      // The second iteration accounts for a delay, during which the clock does not run.
      for (int i = 0; i < 2 && wanted.isPresent(); i++) {
        at += Math.max(0, shown(clock, mover, at) - wanted.getAsLong());
      }
      now = Math.max(now, Math.min(at, clock.flagFalls().orElse(Long.MAX_VALUE) - 1));
      long wrong = wanted.isPresent() ? wanted.getAsLong() - shown(clock, mover, now) : 0;
      if (wrong == 0) {
        return game;
      }
      lose(game.plies(), PgnText.CLOCK_CORRECTED, node.toString());
      long millis = clock.remaining(mover, now) + wrong;
      Command correct = new Command(Seat.ARBITER, "", new Action.SetClock(mover, millis));
      return Arbiter.decide(game, correct, now) instanceof Decision.Accepted accepted
          ? game.apply(accepted.events())
          : game;
    }

    /** Returns the time that the player's clock shows after a move at the given time. */
    private static long shown(Clock clock, Color mover, long at) {
      return clock.press(mover, at).remaining(mover, at);
    }

    private void countTheRest() {
      int variations = 0;
      boolean annotated = !pgn.line().closingComments().isEmpty();
      for (MoveNode node : pgn.line().moves()) {
        variations += node.variations().size();
        MoveAnnotations notes = node.annotations();
        annotated |= !notes.nags().isEmpty() || !notes.before().isEmpty();
        annotated |= Lists.any(notes.after(), comment -> !comment.hasOnlyTimes());
      }
      if (variations > 0) {
        lose(0, PgnText.VARIATIONS_LOST, variations);
      }
      if (annotated) {
        lose(0, PgnText.ANNOTATIONS_LOST);
      }
    }

    /**
     * Ends the game with the result in the PGN. The Termination tag shows whether a flag fell or a
     * player left. Otherwise, the conversion assumes that a player resigned or that both players
     * agreed to a draw.
     */
    private Game ended(Game played) {
      Result result = pgn.result();
      String termination = Ascii.lower(pgn.tag("Termination").orElse(""));
      boolean left = termination.contains("abandon");
      boolean flag = termination.contains("time");
      Game game = played.isOver() ? played : ended(played, result, left, flag);
      if (game.outcome().map(Outcome::result).orElse(Result.NONE) != result) {
        lose(game.plies(), PgnText.RESULT_LOST, result.text());
      } else if (!played.isOver() && result != Result.NONE && !left && !flag) {
        lose(game.plies(), PgnText.REASON_OF_RESULT_LOST);
      }
      return game;
    }

    private Game ended(Game game, Result result, boolean left, boolean flag) {
      Color toMove = game.position().turn();
      Color loser = result.winner().map(Color::other).orElse(toMove);
      Optional<Clock> running = game.clock().filter(Clock::isTicking);
      Ending ending =
          flag && result != Result.NONE && loser == toMove && running.isPresent()
              ? Ending.FLAG
              : result == Result.NONE
                  ? Ending.STOPPED
                  : left
                      ? Ending.ABANDONED
                      : result == Result.DRAW ? Ending.AGREEMENT : Ending.RESIGNATION;
      // The players can agree to a draw only after both have moved (9.1.1.2).
      boolean unfinished = result == Result.NONE && !left;
      if (unfinished || (ending == Ending.AGREEMENT && game.plies() < 2)) {
        return game;
      }
      if (ending == Ending.FLAG) {
        now = running.get().flagFalls().orElse(now);
      }
      boolean ofOneSide = ending != Ending.STOPPED && ending != Ending.AGREEMENT;
      Outcome outcome =
          ofOneSide
              ? Outcome.fallen(ending, loser, game)
              : Outcome.of(ending, result, game.rulebook().article(ending));
      // Unless the opponent could not have won, the result is the recorded one.
      return game.apply(
          new GameEvent.Ended(
              now,
              outcome.isBeingDecided()
                  ? new Outcome(ending, result, outcome.article(), outcome.fallen(), outcome.why())
                  : outcome));
    }
  }
}
