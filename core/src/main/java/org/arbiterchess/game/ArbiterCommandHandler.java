package org.arbiterchess.game;

import org.arbiterchess.chess.Color;

/** Handles commands from the arbiter's seat, which both players share when they play in person. */
final class ArbiterCommandHandler {

  /** The longest time that a clock can be set to, which is the maximum length of a stage. */
  private static final long MAX_MILLIS = TimeControlStage.MAX_MINUTES * 60_000;

  private ArbiterCommandHandler() {}

  static Decision stop(Game game, Action.Stop stop, long now) {
    return switch (stop.how()) {
      case WHITE_RESIGNS ->
          Arbiter.ended(now, EndingRules.fallen(Ending.RESIGNATION, Color.WHITE, game));
      case BLACK_RESIGNS ->
          Arbiter.ended(now, EndingRules.fallen(Ending.RESIGNATION, Color.BLACK, game));
      case DRAW_AGREED -> DrawCommandHandler.agreed(game, now);
      case NO_RESULT -> Arbiter.ended(now, EndingRules.without(Ending.STOPPED, game));
      case NO_FIRST_MOVE ->
          game.plies() < 2
              ? Arbiter.ended(now, EndingRules.notBegun(game))
              : Decision.refuse(RefusalReason.TOO_LATE_TO_ABORT);
    };
  }

  static Decision pause(Game game, long now) {
    return game.isPaused()
        ? Decision.refuse(RefusalReason.ALREADY_PAUSED)
        : Decision.accept(new GameEvent.Paused(now));
  }

  static Decision resume(Game game, long now) {
    return game.isPaused()
        ? Decision.accept(new GameEvent.Resumed(now))
        : Decision.refuse(RefusalReason.NOT_PAUSED);
  }

  static Decision setClock(Game game, Action.SetClock set, long now) {
    if (game.clock().isEmpty()) {
      return Decision.refuse(RefusalReason.NO_CLOCK);
    }
    return isInRange(set.millis())
        ? Decision.accept(new GameEvent.ClockSet(now, set.color(), set.millis()))
        : Decision.refuse(RefusalReason.CLOCK_OUT_OF_RANGE);
  }

  /** Whether a clock can show this time. */
  static boolean isInRange(long millis) {
    return millis > 0 && millis <= MAX_MILLIS;
  }
}
