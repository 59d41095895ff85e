package org.arbiterchess.game;

import static org.arbiterchess.game.Refusal.unless;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Ruling;

/**
 * What stands in the way of an event. The arbiter asks before accepting a command, and {@link
 * Game#apply} asks again, because logs also come from elsewhere. Only the game's state counts:
 * times are never compared, and flag falls and outcomes never recomputed.
 */
final class Obstacles {

  private Obstacles() {}

  /**
   * @throws IllegalArgumentException if the event cannot follow the previous events
   */
  static void check(Game game, GameEvent event) {
    if (event instanceof GameEvent.Started) {
      throw new IllegalArgumentException("event at " + event.at() + ": the game has started");
    }
    Optional<Refusal> obstacle = of(game, event);
    if (obstacle.isPresent()) {
      throw new IllegalArgumentException("event at " + event.at() + ": " + obstacle.get().name());
    }
  }

  private static Optional<Refusal> of(Game game, GameEvent event) {
    Optional<Outcome> outcome = game.outcome();
    if (event instanceof GameEvent.Settled settled) {
      boolean fits = outcome.isPresent() && isSettledBy(outcome.get(), settled.outcome());
      return unless(fits, RefusalReason.NOTHING_TO_DECIDE);
    }
    if (outcome.isPresent()) {
      return refuse(RefusalReason.GAME_OVER);
    }
    if (event instanceof GameEvent.Ended ended) {
      Outcome end = ended.outcome();
      boolean concernsASide = !end.isBeingDecided() || end.fallen().isPresent();
      return unless(concernsASide, RefusalReason.NOTHING_TO_DECIDE);
    }
    return game.mode().obstacle(game, event);
  }

  private static boolean isSettledBy(Outcome open, Outcome settled) {
    return open.isBeingDecided()
        && !settled.isBeingDecided()
        && settled.ending() == open.ending()
        && settled.fallen().orElse(null) == open.fallen().orElse(null);
  }

  /** What stands in the way of an event in a casual game that is not over. */
  static Optional<Refusal> casual(Game game, GameEvent event) {
    if (event instanceof GameEvent.MovePlayed) {
      return unless(!game.isPaused(), RefusalReason.GAME_PAUSED);
    }
    if (event instanceof GameEvent.DrawOffered offered) {
      return toOffer(game, offered.by());
    }
    if (event instanceof GameEvent.DrawDeclined declined) {
      return toAnswer(
          game.drawOffer(), declined.by(), RefusalReason.NO_OFFER, RefusalReason.OWN_OFFER);
    }
    if (event instanceof GameEvent.DrawClaimed claimed) {
      return toClaim(game, claimed);
    }
    if (event instanceof GameEvent.TakebackAsked asked) {
      return toTakeback(game, asked.by());
    }
    if (event instanceof GameEvent.TakebackDeclined declined) {
      return toAnswer(
          game.takebackRequest(),
          declined.by(),
          RefusalReason.NO_TAKEBACK,
          RefusalReason.OWN_TAKEBACK);
    }
    if (event instanceof GameEvent.TakenBack taken) {
      Optional<Offer> open = game.takebackRequest();
      boolean agreed =
          open.isPresent() && taken.plies() == game.state().pliesToTakeBack(open.get().by());
      return unless(agreed, RefusalReason.NO_TAKEBACK);
    }
    if (event instanceof GameEvent.Paused) {
      return unless(!game.isPaused(), RefusalReason.ALREADY_PAUSED);
    }
    if (event instanceof GameEvent.Resumed) {
      return unless(game.isPaused(), RefusalReason.NOT_PAUSED);
    }
    return event instanceof GameEvent.ClockSet
        ? unless(game.clock().isPresent(), RefusalReason.NO_CLOCK)
        : refuse(RefusalReason.ONLY_IN_STRICT_PLAY);
  }

  private static Optional<Refusal> toOffer(Game game, Color player) {
    if (game.plies() < 2) {
      return refuse(RefusalReason.BOTH_MUST_HAVE_MOVED);
    }
    if (game.drawOffer().isPresent()) {
      return refuse(RefusalReason.OFFER_OPEN, game.drawOffer().get().by().other());
    }
    // A claim counts as an offer even if an earlier offer was declined.
    return game.log().hasDeclined(player) && !(game.lastEvent() instanceof GameEvent.DrawClaimed)
        ? refuse(RefusalReason.OFFER_DECLINED, player.other())
        : Optional.empty();
  }

  private static Optional<Refusal> toAnswer(
      Optional<Offer> open, Color player, RefusalReason ifNone, RefusalReason ifOwn) {
    if (open.isEmpty()) {
      return refuse(ifNone);
    }
    return unless(open.get().by() != player, ifOwn);
  }

  private static Optional<Refusal> toClaim(Game game, GameEvent.DrawClaimed claim) {
    if (game.rulebook().drawsWithoutClaim()) {
      return Optional.of(Refusal.ofClaim(RefusalReason.NOTHING_TO_CLAIM, claim.kind(), game));
    }
    if (claim.by() != game.position().turn()) {
      return Optional.of(Refusal.ofClaim(RefusalReason.NOT_YOUR_TURN, claim.kind(), game));
    }
    if (game.isPaused()) {
      return refuse(RefusalReason.GAME_PAUSED);
    }
    return claim.named().isPresent()
            && game.rule(claim.named().get()) instanceof Ruling.Illegal illegal
        ? Optional.of(Refusal.of(illegal))
        : Optional.empty();
  }

  private static Optional<Refusal> toTakeback(Game game, Color player) {
    if (game.state().pliesToTakeBack(player) > game.plies()) {
      return refuse(RefusalReason.NOTHING_TO_TAKE_BACK);
    }
    Optional<Offer> open = game.takebackRequest();
    return open.isPresent()
        ? refuse(RefusalReason.TAKEBACK_OPEN, open.get().by().other())
        : Optional.empty();
  }

  private static Optional<Refusal> refuse(RefusalReason reason, Object... side) {
    return Optional.of(Refusal.of(reason, side));
  }
}
