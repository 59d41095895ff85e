package org.arbiterchess.game;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Reason;
import org.arbiterchess.rules.Ruling;

/** Handles moves and takebacks. */
final class MoveCommandHandler {

  private MoveCommandHandler() {}

  static Decision move(Game game, Action.Move asked, Color player, long now) {
    Ruling ruling = game.rule(asked.attempt());
    if (player != game.position().turn()) {
      return outOfTurn(game, ruling);
    }
    if (ruling instanceof Ruling.Illegal illegal) {
      return new Decision.Refused(new Refusal.OfMove(illegal));
    }
    if (game.isPaused()) {
      return Decision.refuse(RefusalReason.GAME_PAUSED);
    }
    return new Decision.Accepted(played(game, ((Ruling.Legal) ruling).move(), now));
  }

  /**
   * Refuses an attempt out of turn. For an empty square or the player's own piece, the reason is
   * the ruling on the attempt. For an opponent's piece, it is {@link RefusalReason#NOT_YOUR_TURN}.
   */
  private static Decision outOfTurn(Game game, Ruling ruling) {
    if (ruling instanceof Ruling.Illegal illegal
        && illegal.reason().compareTo(Reason.WRONG_TURN) <= 0) {
      return new Decision.Refused(new Refusal.OfMove(illegal));
    }
    return Decision.refuse(RefusalReason.NOT_YOUR_TURN, game.position().turn());
  }

  /** Returns the events for a move: the move itself and, if it ends the game, the outcome. */
  static List<GameEvent> played(Game game, Move move, long now) {
    GameEvent.MovePlayed played = new GameEvent.MovePlayed(now, move.attempt());
    List<GameEvent> events = new ArrayList<>();
    events.add(played);
    EndingRules.automatic(game.apply(played))
        .ifPresent(outcome -> events.add(new GameEvent.Ended(now, outcome)));
    return events;
  }

  static Decision answerTakeback(Game game, Action.AnswerTakeback answer, Color player, long now) {
    Decision declined = Decision.of(game, new GameEvent.TakebackDeclined(now, player));
    if (!Offer.isAnswered(game.takebackRequest(), answer.request())) {
      return Decision.refuse(RefusalReason.NO_TAKEBACK);
    }
    return answer.accept() && declined instanceof Decision.Accepted
        ? Decision.accept(
            new GameEvent.TakenBack(now, game.state().pliesToTakeBack(player.other())))
        : declined;
  }
}
