package org.arbiterchess.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;

/** Handles draws by agreement (5.2.3, 9.1) and by claim (9.2, 9.3). */
final class DrawCommandHandler {

  private DrawCommandHandler() {}

  static Decision answer(Game game, Action.AnswerDraw answer, Color player, long now) {
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
    if (!bothHaveMoved(game)) {
      return Decision.refuse(RefusalReason.BOTH_MUST_HAVE_MOVED);
    }
    String article = game.rulebook().article(Ending.AGREEMENT);
    return Arbiter.ended(now, Outcome.of(Ending.AGREEMENT, Result.DRAW, article));
  }

  private static boolean bothHaveMoved(Game game) {
    return game.plies() >= 2;
  }

  /**
   * Handles a claim. If it is correct, the game is drawn, and any named move is not played. An
   * incorrect claim carries no penalty. If it names no move, it is refused, and the refusal states
   * the number of occurrences or moves so far. If it names a move, that move is played and the
   * claim becomes a draw offer (9.1.2.3).
   */
  static Decision claim(Game game, String id, Action.Claim claimed, Color player, long now) {
    ClaimKind kind = claimed.kind();
    Optional<Refusal> obstacle =
        Obstacles.casual(
            game, new GameEvent.DrawClaimed(now, player, kind, claimed.named(), 0, false));
    if (obstacle.isPresent()) {
      return new Decision.Refused(obstacle.get());
    }
    if (claimed.named().isPresent()) {
      Move move = game.position().rule(claimed.named().get()).orElseThrow();
      return claimWithMove(game, id, kind, move, now);
    }
    ClaimCheck claim = ClaimCheck.of(game, kind, Optional.empty());
    return claim.isCorrect()
        ? new Decision.Accepted(claim.upheld(game, now))
        : new Decision.Refused(ClaimCheck.refusal(RefusalReason.CLAIM_NOT_JUSTIFIED, game, kind));
  }

  private static Decision claimWithMove(Game game, String id, ClaimKind kind, Move move, long now) {
    ClaimCheck claim = ClaimCheck.of(game, kind, Optional.of(move));
    if (claim.isCorrect()) {
      return new Decision.Accepted(claim.upheld(game, now));
    }
    Color player = move.color();
    Optional<Attempt> named = Optional.of(move.attempt());
    List<GameEvent> events = new ArrayList<>();
    events.add(new GameEvent.DrawClaimed(now, player, kind, named, claim.count(), false));
    if (bothHaveMoved(game) && game.drawOffer().isEmpty()) {
      events.add(new GameEvent.DrawOffered(now, player, id));
    }
    events.addAll(MoveCommandHandler.played(game, move, now));
    return new Decision.Accepted(events);
  }
}
