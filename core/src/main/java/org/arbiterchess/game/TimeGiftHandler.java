package org.arbiterchess.game;

import java.util.List;
import org.arbiterchess.chess.Color;

/** Decides whether a player may give the opponent extra time. */
final class TimeGiftHandler {

  /**
   * How many times a player may give the opponent extra time between two consecutive moves. The
   * limit keeps the log from filling up.
   */
  static final int MAX_PER_TURN = 8;

  private TimeGiftHandler() {}

  static Decision decide(Game game, Color giver, long now) {
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
    long given = Action.GiveTime.GIVEN_MILLIS;
    long millis = game.clock().get().remaining(receiver, now) + given;
    return ArbiterCommandHandler.isInRange(millis)
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
