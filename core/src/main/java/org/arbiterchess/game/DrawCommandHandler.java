package org.arbiterchess.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Ruling;

/** Handles draws by agreement (5.2.3, 9.1) and by claim (9.2, 9.3). */
final class DrawCommandHandler {

  private DrawCommandHandler() {}

  static Decision offer(Game game, String id, Color player, long now) {
    Optional<Offer> open = game.drawOffer();
    if (!bothHaveMoved(game)) {
      return Decision.refuse(RefusalReason.BOTH_MUST_HAVE_MOVED);
    }
    if (open.isPresent()) {
      return Decision.refuse(RefusalReason.OFFER_OPEN, open.get().by().other());
    }
    return game.log().hasDeclined(player)
        ? Decision.refuse(RefusalReason.OFFER_DECLINED, player.other())
        : Decision.accept(new GameEvent.DrawOffered(now, player, id));
  }

  static Decision answer(Game game, Action.AnswerDraw answer, Color player, long now) {
    Optional<Offer> open = game.drawOffer();
    if (open.isEmpty() || !answer.offer().orElse(open.get().id()).equals(open.get().id())) {
      return Decision.refuse(RefusalReason.NO_OFFER);
    }
    if (open.get().by() == player) {
      return Decision.refuse(RefusalReason.OWN_OFFER);
    }
    return answer.accept()
        ? StrictCommandHandler.afterMadeMove(game, now, after -> agreed(after, now))
        : Decision.accept(new GameEvent.DrawDeclined(now, player));
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
    if (game.rulebook().drawsWithoutClaim()) {
      return refused(RefusalReason.NOTHING_TO_CLAIM, game, kind);
    }
    if (player != game.position().turn()) {
      return refused(RefusalReason.NOT_YOUR_TURN, game, kind);
    }
    if (game.isPaused()) {
      return Decision.refuse(RefusalReason.GAME_PAUSED);
    }
    if (claimed.named().isPresent()) {
      Ruling ruling = game.rule(claimed.named().get());
      return ruling instanceof Ruling.Legal legal
          ? claimWithMove(game, id, kind, legal.move(), now)
          : new Decision.Refused(new Refusal.OfMove((Ruling.Illegal) ruling));
    }
    ClaimCheck claim = ClaimCheck.of(game, kind, Optional.empty());
    return claim.isCorrect()
        ? new Decision.Accepted(upheld(game, claim, now))
        : refused(RefusalReason.CLAIM_NOT_JUSTIFIED, game, kind);
  }

  private static Decision claimWithMove(Game game, String id, ClaimKind kind, Move move, long now) {
    ClaimCheck claim = ClaimCheck.of(game, kind, Optional.of(move));
    if (claim.isCorrect()) {
      return new Decision.Accepted(upheld(game, claim, now));
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

  /** Returns the events of a correct claim. */
  static List<GameEvent> upheld(Game game, ClaimCheck claim, long now) {
    Color player = game.position().turn();
    Optional<Attempt> named = claim.judgedAfter().map(Move::attempt);
    Ending ending = claim.kind().ending();
    String article = claim.kind().article(named.isPresent());
    return List.of(
        new GameEvent.DrawClaimed(now, player, claim.kind(), named, claim.count(), true),
        new GameEvent.Ended(now, Outcome.of(ending, Result.DRAW, article)));
  }

  static Decision refused(RefusalReason reason, Game game, ClaimKind kind) {
    int count = EndingRules.count(kind, game.turn());
    return new Decision.Refused(new Refusal.OfClaim(reason, kind, game.position().turn(), count));
  }
}
