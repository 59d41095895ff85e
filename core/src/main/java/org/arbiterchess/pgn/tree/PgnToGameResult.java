package org.arbiterchess.pgn.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.Action.Stop;
import org.arbiterchess.game.Arbiter;
import org.arbiterchess.game.Clock;
import org.arbiterchess.game.Clock.FirstMoveIncrement;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Decision;
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
import org.arbiterchess.text.Ascii;
import org.arbiterchess.winnability.Winnability;

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
    Conversion converter = new Conversion(pgn);
    Game game = converter.end(converter.play());
    converter.countTheRest();
    return new PgnToGameResult(game, converter.losses);
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

    private Game play() {
      Optional<TimeControl> control = PgnTimeControl.read(pgn.tags());
      if (control.isEmpty()) {
        lose(0, PgnText.TIME_CONTROL_LOST);
      }
      Game game = Game.start(started(control.orElse(TimeControl.NONE)));
      for (MoveNode node : pgn.line().moves()) {
        if (game.isOver()) {
          lose(game.plies(), PgnText.MOVE_AFTER_END, node.toString());
          return game;
        }
        if (node.move().isEmpty()) {
          lose(game.plies(), PgnText.NULL_MOVE, node.toString());
          return game;
        }
        game = played(game, node);
      }
      return game;
    }

    /**
     * Creates the start event. Some programs give no increment for the first move; the clock time
     * after that move shows whether this is the case.
     */
    private GameEvent.Started started(TimeControl control) {
      GameEvent.Started started =
          GameEvent.Started.ofNewGame(0, pgn.start(), Rulebook.OVER_THE_BOARD, control);
      if (!control.hasClock() || pgn.line().moves().isEmpty()) {
        return started;
      }
      OptionalLong shown = pgn.line().moves().get(0).annotations().clock();
      boolean noIncrement =
          shown.equals(OptionalLong.of(control.stages(pgn.start().turn()).get(0).millis()));
      return noIncrement
          ? new GameEvent.Started(
              0, pgn.start(), Rulebook.OVER_THE_BOARD, control, FirstMoveIncrement.NONE)
          : started;
    }

    private Game played(Game game, MoveNode node) {
      Color mover = game.position().turn();
      MoveAnnotations notes = node.annotations();
      Optional<Clock> clock = game.clock();
      Game before = game;
      if (clock.isPresent()) {
        now = timeOfMove(clock.get(), mover, notes, now);
        before = corrected(game, clock.get(), node);
      } else {
        now += notes.elapsed().orElse(0);
      }
      Game after =
          after(
              before,
              new Command(
                  Seat.of(mover), "", new Action.Move(node.move().orElseThrow().attempt())));
      if (after.plies() == before.plies()) {
        throw new IllegalStateException(node + " is legal, but the arbiter refused it");
      }
      return after;
    }

    /**
     * Corrects the clock before a move if it would otherwise show the wrong time after the move.
     */
    private Game corrected(Game game, Clock clock, MoveNode node) {
      Color mover = game.position().turn();
      long shown = shown(clock, mover, now);
      long wanted = node.annotations().clock().orElse(shown);
      if (shown == wanted) {
        return game;
      }
      lose(game.plies(), PgnText.CLOCK_CORRECTED, node.toString());
      long millis = clock.remaining(mover, now) + wanted - shown;
      return after(game, new Command(Seat.ARBITER, "", new Action.SetClock(mover, millis)));
    }

    private void countTheRest() {
      int variations = 0;
      boolean annotated = !pgn.line().closingComments().isEmpty();
      for (MoveNode node : pgn.line().moves()) {
        variations += node.variations().size();
        annotated |= hasMore(node.annotations());
      }
      if (variations > 0) {
        lose(0, PgnText.VARIATIONS_LOST, variations);
      }
      if (annotated) {
        lose(0, PgnText.ANNOTATIONS_LOST);
      }
    }

    private static boolean hasMore(MoveAnnotations notes) {
      boolean more = !notes.nags().isEmpty() || !notes.before().isEmpty();
      for (PgnComment comment : notes.after()) {
        more |=
            !comment.text().isEmpty()
                || comment.evaluation().isPresent()
                || !comment.squares().isEmpty()
                || !comment.arrows().isEmpty();
      }
      return more;
    }

    /**
     * Returns the time at which a move was played. This is when the player's clock shows the {@code
     * [%clk]} time or comes as close to it as possible. Without {@code [%clk]}, the time is derived
     * from {@code [%emt]}.
     *
     * @param now the time of the previous move
     */
    static long timeOfMove(Clock clock, Color mover, MoveAnnotations notes, long now) {
      long at = now;
      if (notes.clock().isPresent()) {
        // The second iteration accounts for a delay, during which the clock does not run.
        for (int i = 0; i < 2; i++) {
          at += Math.max(0, shown(clock, mover, at) - notes.clock().getAsLong());
        }
      } else {
        at += notes.elapsed().orElse(0);
      }
      OptionalLong flag = clock.flagFalls();
      return flag.isPresent() ? Math.max(now, Math.min(at, flag.getAsLong() - 1)) : at;
    }

    /** Returns the time that the player's clock shows after a move at the given time. */
    static long shown(Clock clock, Color mover, long at) {
      return clock.press(mover, at).remaining(mover, at);
    }

    /**
     * Ends the game with the result in the PGN. The Termination tag shows whether a flag fell or a
     * player left. Otherwise, the conversion assumes that a player resigned or that both players
     * agreed to a draw.
     */
    private Game end(Game played) {
      Result result = pgn.result();
      String termination = Ascii.lower(pgn.tag("Termination").orElse(""));
      boolean left = termination.contains("abandon");
      boolean flag = termination.contains("time");
      Game ended = played.isOver() ? played : ended(played, result, left, flag);
      if (ended.outcome().map(Outcome::result).orElse(Result.NONE) != result) {
        lose(ended.plies(), PgnText.RESULT_LOST, result.text());
      } else if (!played.isOver() && result != Result.NONE && !left && !flag) {
        lose(ended.plies(), PgnText.REASON_OF_RESULT_LOST);
      }
      return ended;
    }

    private Game ended(Game game, Result result, boolean left, boolean flag) {
      if (result == Result.NONE) {
        return left ? settled(game, stop(Stop.NO_RESULT)) : game;
      }
      Color toMove = game.position().turn();
      Color loser = result.winner().map(Color::other).orElse(toMove);
      if (flag && loser == toMove && game.clock().filter(Clock::isTicking).isPresent()) {
        now = game.clock().orElseThrow().flagFalls().orElse(now);
        return settled(game, new Command(Seat.ARBITER, "", Action.Simple.CHECK_FLAG));
      }
      if (left) {
        boolean win = result != Result.DRAW;
        return settled(
            game, new Command(Seat.of(loser.other()), "", new Action.ClaimAbandoned(win)));
      }
      return result == Result.DRAW
          ? settled(game, stop(Stop.DRAW_AGREED))
          : settled(game, new Command(Seat.of(loser), "", Action.Simple.RESIGN));
    }

    private static Command stop(Stop how) {
      return new Command(Seat.ARBITER, "", how);
    }

    /**
     * Applies a command. If the result then depends on whether checkmate was possible, also applies
     * the verdict that the PGN result implies.
     */
    private Game settled(Game game, Command command) {
      Game ended = after(game, command);
      if (ended.outcome().filter(Outcome::isBeingDecided).isEmpty()) {
        return ended;
      }
      Winnability.Answer answer =
          pgn.result() == Result.DRAW ? Winnability.Answer.UNWINNABLE : Winnability.Answer.WINNABLE;
      return after(ended, new Command(Seat.ARBITER, "", new Action.Verdict(answer)));
    }

    /**
     * Returns the game after a command, or the same game if the command is refused, as with a draw
     * agreed before both players have moved.
     */
    private Game after(Game game, Command command) {
      return Arbiter.decide(game, command, now) instanceof Decision.Accepted accepted
          ? game.apply(accepted.events())
          : game;
    }
  }
}
