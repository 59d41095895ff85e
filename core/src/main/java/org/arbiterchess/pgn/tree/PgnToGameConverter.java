package org.arbiterchess.pgn.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Arbiter;
import org.arbiterchess.game.Clock;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.FirstMoveIncrement;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.game.Seat;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.language.Said;
import org.arbiterchess.message.PgnText;
import org.arbiterchess.pgn.tree.PgnToGameResult.Loss;
import org.arbiterchess.pgn.tree.PgnToGameResult.LossKind;

/** Replays the main line of a PGN game as a {@link Game}, with its clock times and its result. */
final class PgnToGameConverter {

  private final PgnGame pgn;
  private final List<Loss> losses = new ArrayList<>();
  private long now;

  private PgnToGameConverter(PgnGame pgn) {
    this.pgn = pgn;
  }

  static PgnToGameResult convert(PgnGame pgn) {
    PgnToGameConverter converter = new PgnToGameConverter(pgn);
    Optional<Game> strict = StrictGameRestorer.read(pgn);
    Game game = strict.orElseGet(converter::play);
    if (strict.isEmpty()) {
      PgnResultApplier ending = PgnResultApplier.of(pgn, game, converter.now);
      game = ending.game();
      ending.loss().ifPresent(converter.losses::add);
    }
    converter.countTheRest(strict.isPresent());
    return new PgnToGameResult(game, converter.losses);
  }

  private void lose(LossKind kind, int ply, PgnText text, Object... values) {
    losses.add(new Loss(kind, ply, Said.of(text, values)));
  }

  private Game play() {
    Optional<TimeControl> control = PgnTimeControl.read(pgn.tags());
    if (control.isEmpty()) {
      lose(LossKind.TIME_CONTROL, 0, PgnText.TIME_CONTROL_LOST);
    }
    Game game = Game.start(started(control.orElse(TimeControl.NONE)));
    for (MoveNode node : pgn.line().moves()) {
      if (game.isOver()) {
        lose(LossKind.MOVES_AFTER_END, game.plies(), PgnText.MOVE_AFTER_END, node.toString());
        return game;
      }
      if (node.move().isEmpty()) {
        lose(LossKind.NULL_MOVE, game.plies(), PgnText.NULL_MOVE, node.toString());
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
      now = MoveTimestampCalculator.timeOfMove(clock.get(), mover, notes, now);
      before = corrected(game, clock.get(), node);
    } else {
      now += notes.elapsed().orElse(0);
    }
    Command move = new Command.Move(Seat.of(mover), "", node.move().orElseThrow().attempt());
    if (Arbiter.decide(before, move, now) instanceof Decision.Accepted accepted) {
      return before.apply(accepted.events());
    }
    throw new IllegalStateException(node + " is legal, but the arbiter refused it");
  }

  /** Corrects the clock before a move if it would otherwise show the wrong time after the move. */
  private Game corrected(Game game, Clock clock, MoveNode node) {
    Color mover = game.position().turn();
    long shown = MoveTimestampCalculator.shown(clock, mover, now);
    long wanted = node.annotations().clock().orElse(shown);
    if (shown == wanted) {
      return game;
    }
    lose(LossKind.CLOCK, game.plies(), PgnText.CLOCK_CORRECTED, node.toString());
    long millis = clock.remaining(mover, now) + wanted - shown;
    Command set = new Command.SetClock(Seat.ARBITER, "", mover, millis);
    return Arbiter.decide(game, set, now) instanceof Decision.Accepted accepted
        ? game.apply(accepted.events())
        : game;
  }

  private void countTheRest(boolean strict) {
    int variations = 0;
    boolean annotated = !pgn.line().closingComments().isEmpty();
    for (MoveNode node : pgn.line().moves()) {
      variations += node.variations().size();
      annotated |= hasMore(node.annotations());
    }
    if (variations > 0) {
      lose(LossKind.VARIATIONS, 0, PgnText.VARIATIONS_LOST, variations);
    }
    if (annotated && !strict) {
      lose(LossKind.ANNOTATIONS, 0, PgnText.ANNOTATIONS_LOST);
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
}
