package org.arbiterchess.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Reason;
import org.arbiterchess.rules.Ruling;

/**
 * Handles the commands of casual play: moves and takebacks, draws by agreement (5.2.3, 9.1) and by
 * claim (9.2, 9.3), and changes of the clock, by the arbiter or by a player who gives time.
 */
record CasualPlay(Game game, long now) {

  /**
   * How many times a player may give the opponent extra time between two consecutive moves. The
   * limit keeps the log from filling up.
   */
  static final int MAX_PER_TURN = 8;

  Decision move(Action.Move asked, Color player) {
    Ruling ruling = game.rule(asked.attempt());
    // An empty square and the player's own piece have their rulings on the opponent's turn too.
    boolean isTurn = player == game.position().turn();
    if (ruling instanceof Ruling.Illegal illegal
        && (isTurn || illegal.reason().compareTo(Reason.WRONG_TURN) <= 0)) {
      return new Decision.Refused(Refusal.of(illegal));
    }
    if (!isTurn) {
      return Decision.refuse(RefusalReason.NOT_YOUR_TURN, game.position().turn());
    }
    if (game.isPaused()) {
      return Decision.refuse(RefusalReason.GAME_PAUSED);
    }
    return new Decision.Accepted(played(((Ruling.Legal) ruling).move()));
  }

  /** Returns the events for a move: the move itself and, if it ends the game, the outcome. */
  private List<GameEvent> played(Move move) {
    GameEvent.MovePlayed played = new GameEvent.MovePlayed(now, move.attempt());
    List<GameEvent> events = new ArrayList<>();
    events.add(played);
    Outcome.automatic(game.apply(played))
        .ifPresent(outcome -> events.add(new GameEvent.Ended(now, outcome)));
    return events;
  }

  Decision answerTakeback(Action.AnswerTakeback answer, Color player) {
    Decision declined = Decision.of(game, new GameEvent.TakebackDeclined(now, player));
    if (!Offer.isAnswered(game.takebackRequest(), answer.request())) {
      return Decision.refuse(RefusalReason.NO_TAKEBACK);
    }
    return answer.accept() && declined instanceof Decision.Accepted
        ? Decision.accept(
            new GameEvent.TakenBack(now, game.state().pliesToTakeBack(player.other())))
        : declined;
  }

  Decision answer(Action.AnswerDraw answer, Color player) {
    Decision declined = Decision.of(game, new GameEvent.DrawDeclined(now, player));
    if (!Offer.isAnswered(game.drawOffer(), answer.offer())) {
      return Decision.refuse(RefusalReason.NO_OFFER);
    }
    return answer.accept() && declined instanceof Decision.Accepted
        ? Arbiter.afterMadeMove(game, now, after -> agreed(after, now))
        : declined;
  }

  /** Ends the game as a draw by agreement. */
  static Decision agreed(Game game, long now) {
    if (game.plies() < 2) {
      return Decision.refuse(RefusalReason.BOTH_MUST_HAVE_MOVED);
    }
    return Arbiter.ended(now, Outcome.of(Ending.AGREEMENT, Result.DRAW, game.rulebook()));
  }

  /**
   * Handles a claim. If it is correct, the game is drawn, and any named move is not played. An
   * incorrect claim carries no penalty. If it names no move, it is refused, and the refusal states
   * the number of occurrences or moves so far. If it names a move, that move is played and the
   * claim becomes a draw offer (9.1.2.3).
   */
  Decision claim(String id, Action.Claim claimed, Color player) {
    ClaimKind kind = claimed.kind();
    Decision decision =
        Decision.of(game, new GameEvent.DrawClaimed(now, player, kind, claimed.named(), 0, false));
    if (decision instanceof Decision.Refused) {
      return decision;
    }
    Optional<Move> move =
        claimed.named().map(attempt -> game.position().rule(attempt).orElseThrow());
    ClaimCheck claim = ClaimCheck.of(game, kind, move);
    if (claim.isCorrect()) {
      return new Decision.Accepted(claim.upheld(game, now));
    }
    if (move.isEmpty()) {
      return new Decision.Refused(Refusal.ofClaim(RefusalReason.CLAIM_NOT_JUSTIFIED, kind, game));
    }
    Optional<Attempt> named = move.map(Move::attempt);
    List<GameEvent> events = new ArrayList<>();
    events.add(new GameEvent.DrawClaimed(now, player, kind, named, claim.count(), false));
    if (game.plies() >= 2 && game.drawOffer().isEmpty()) {
      events.add(new GameEvent.DrawOffered(now, player, id));
    }
    events.addAll(played(move.get()));
    return new Decision.Accepted(events);
  }

  Decision set(Action.SetClock set) {
    Decision decision = Decision.of(game, new GameEvent.ClockSet(now, set.color(), set.millis()));
    return decision instanceof Decision.Accepted && !Clock.isSettable(set.millis())
        ? Decision.refuse(RefusalReason.CLOCK_OUT_OF_RANGE)
        : decision;
  }

  /** Lets a player give the opponent extra time. */
  Decision give(Color giver) {
    if (game.clock().isEmpty()) {
      return Decision.refuse(RefusalReason.NO_CLOCK);
    }
    if (game.isPaused()) {
      return Decision.refuse(RefusalReason.GAME_PAUSED);
    }
    Color receiver = giver.other();
    if (giftsInThisTurn(receiver) >= MAX_PER_TURN) {
      return Decision.refuse(RefusalReason.TIME_GIVEN);
    }
    long given = Action.GIVEN_MILLIS;
    long millis = game.clock().get().remaining(receiver, now) + given;
    return Clock.isSettable(millis)
        ? Decision.accept(new GameEvent.ClockSet(now, receiver, millis, given))
        : Decision.refuse(RefusalReason.CLOCK_OUT_OF_RANGE);
  }

  private int giftsInThisTurn(Color receiver) {
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
