package org.arbiterchess.game;

import java.util.List;
import org.arbiterchess.chess.Color;

/** Handles changes of the clock: by the arbiter, and by a player who gives the opponent time. */
final class ClockCommandHandler {

  /**
   * How many times a player may give the opponent extra time between two consecutive moves. The
   * limit keeps the log from filling up.
   */
  static final int MAX_PER_TURN = 8;

  private ClockCommandHandler() {}

  static Decision set(Game game, Action.SetClock set, long now) {
    Decision decision = Decision.of(game, new GameEvent.ClockSet(now, set.color(), set.millis()));
    return decision instanceof Decision.Accepted && !Clock.isSettable(set.millis())
        ? Decision.refuse(RefusalReason.CLOCK_OUT_OF_RANGE)
        : decision;
  }

  /** Lets a player give the opponent extra time. */
  static Decision give(Game game, Color giver, long now) {
    if (game.clock().isEmpty()) {
      return Decision.refuse(RefusalReason.NO_CLOCK);
    }
    if (game.isPaused()) {
      return Decision.refuse(RefusalReason.GAME_PAUSED);
    }
    Color receiver = giver.other();
    if (giftsInThisTurn(game, receiver) >= MAX_PER_TURN) {
      return Decision.refuse(RefusalReason.TIME_GIVEN);
    }
    long given = Action.GIVEN_MILLIS;
    long millis = game.clock().get().remaining(receiver, now) + given;
    return Clock.isSettable(millis)
        ? Decision.accept(new GameEvent.ClockSet(now, receiver, millis, given))
        : Decision.refuse(RefusalReason.CLOCK_OUT_OF_RANGE);
  }

  private static int giftsInThisTurn(Game game, Color receiver) {
    List<GameEvent> events = game.events();
    int gifts = 0;
    for (int i = events.size() - 1; i > 0; i--) {
      GameEvent event = events.get(i);
      if (event instanceof GameEvent.MovePlayed) {
        break;
      }
      if (event instanceof GameEvent.ClockSet set && set.isGift() && set.color() == receiver) {
        gifts++;
      }
    }
    return gifts;
  }
}
