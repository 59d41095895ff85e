package org.arbiterchess.officiating.strict;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Role;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.Ending;
import org.arbiterchess.game.EndingRules;
import org.arbiterchess.game.FidePace;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.game.RefusalReason;
import org.arbiterchess.officiating.strict.StrictEvent.IllegalPressKind;
import org.arbiterchess.officiating.touch.ReleasedMove;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;

/**
 * Handles a press of the clock in strict play. A move's legality is not checked until the press. An
 * illegal move, a pawn that was not replaced, and a press without a move are irregularities (7.5).
 */
record PressHandler(Game game, Color player, long now) {

  /** A second press within this time is a double tap. */
  private static final long DOUBLE_TAP_MILLIS = 1000;

  Decision press() {
    StrictState strict = Strict.of(game).orElseThrow();
    Optional<ReleasedMove> released = strict.turn().released();
    if (!strict.started()) {
      return Decision.refuse(StrictRefusalReason.NOT_STARTED);
    }
    if (game.isPaused()) {
      return Decision.refuse(RefusalReason.GAME_PAUSED);
    }
    if (player != game.position().turn() || (released.isEmpty() && isDoubleTap(strict))) {
      return Decision.accept(new StrictEvent.PressIgnored(now, player));
    }
    if (released.isEmpty()) {
      return new Decision.Accepted(irregular(IllegalPressKind.NO_MOVE, Optional.empty()));
    }
    Optional<Move> made = released.get().made();
    if (made.isPresent()) {
      return new Decision.Accepted(completed(made.get().attempt()));
    }
    Optional<Attempt> attempt = Optional.of(released.get().attempt());
    return new Decision.Accepted(
        released.get().needsPromotion()
            ? irregular(IllegalPressKind.PAWN_NOT_REPLACED, attempt)
            : irregular(IllegalPressKind.ILLEGAL_MOVE, attempt));
  }

  private boolean isDoubleTap(StrictState strict) {
    OptionalLong last = strict.lastPress();
    return last.isPresent() && now - last.getAsLong() < DOUBLE_TAP_MILLIS;
  }

  private List<GameEvent> completed(Attempt attempt) {
    return List.of(
        new GameEvent.MovePlayed(now, attempt), new StrictEvent.ClockPressed(now, player));
  }

  /**
   * Returns the events for an irregularity. A first irregularity gives the opponent extra time.
   * After a second irregularity, the player loses or the game is drawn (7.5.5). If a queen replaces
   * the pawn and gives stalemate or leaves a dead position, the game is drawn (5.2.1, 5.2.2).
   */
  private List<GameEvent> irregular(IllegalPressKind kind, Optional<Attempt> attempt) {
    int number = Strict.of(game).orElseThrow().irregularities(player) + 1;
    List<GameEvent> moved =
        kind == IllegalPressKind.PAWN_NOT_REPLACED
            ? completed(withQueen((Attempt.Step) attempt.orElseThrow()))
            : List.of();
    List<GameEvent> events = new ArrayList<>();
    events.add(new StrictEvent.IrregularityFound(now, player, kind, number, attempt));
    Game after = game.apply(events).apply(moved);
    Optional<Outcome> onBoard = moved.isEmpty() ? Optional.empty() : EndingRules.automatic(after);
    boolean drawn = onBoard.filter(Outcome::isDraw).isPresent();
    if (number == 1 && !drawn) {
      events.addAll(extraTime(game, player, "7.5.5", now));
    }
    events.addAll(moved);
    if (drawn) {
      events.add(new GameEvent.Ended(now, onBoard.get()));
    } else if (onBoard.isPresent()) {
      events.add(mated(number));
    } else if (number > 1) {
      Outcome outcome = EndingRules.fallen(Ending.ILLEGAL_MOVES, player, after);
      events.add(new GameEvent.Ended(now, outcome));
    }
    return events;
  }

  /**
   * Returns the event after a pawn that was not replaced became a queen that gives mate. The
   * arbiter decides, unless this is the second irregularity and the opponent could not have
   * checkmated before the pawn move either.
   */
  private GameEvent mated(int number) {
    Outcome before = EndingRules.fallen(Ending.ILLEGAL_MOVES, player, game);
    return number > 1 && before.isDraw()
        ? new GameEvent.Ended(now, before)
        : new StrictEvent.ArbiterCalled(now, Optional.empty());
  }

  private static Attempt withQueen(Attempt.Step step) {
    return Attempt.promotion(step.from(), step.to(), Role.QUEEN);
  }

  /**
   * Returns the event that gives the opponent extra time for a first irregularity (7.5.5) or an
   * incorrect claim (9.5.3), or none if there is no clock. Strict play is always supervised.
   */
  static List<GameEvent> extraTime(Game game, Color player, String article, long now) {
    Optional<FidePace> pace = game.control().fidePace();
    if (pace.isEmpty()) {
      return List.of();
    }
    String cited = pace.get().penaltyArticle(article, true);
    return List.of(
        new StrictEvent.TimeAdded(now, player.other(), pace.get().penaltyMillis(), cited));
  }
}
