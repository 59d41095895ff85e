package org.arbiterchess.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Ruling;

/** Handles offers and claims in strict play (9.1 to 9.5). */
record StrictDrawHandler(Game game, Color player, long now) {

  /**
   * Handles a draw offer, which is valid whenever it is made and cannot be withdrawn. If the player
   * repeats the offer before the next move, this is logged, because repeated offers may distract
   * the opponent (11.5).
   */
  Decision offer(String id) {
    Optional<Offer> open = game.drawOffer();
    if (!bothHaveMoved()) {
      return Decision.refuse(RefusalReason.BOTH_MUST_HAVE_MOVED);
    }
    if (game.isPaused()) {
      return Decision.refuse(RefusalReason.GAME_PAUSED);
    }
    if (open.isPresent() && open.get().by() != player) {
      return Decision.refuse(RefusalReason.OFFER_OPEN, player);
    }
    List<GameEvent> events = new ArrayList<>();
    if (open.isEmpty()) {
      events.add(new GameEvent.DrawOffered(now, player, id));
    }
    if (open.isPresent() || hasOfferedWithThisMove()) {
      events.add(new StrictEvent.OfferRepeated(now, player));
    }
    return new Decision.Accepted(events);
  }

  /**
   * Whether the player has already offered a draw during this turn or, if the opponent is to move,
   * with the last move.
   */
  private boolean hasOfferedWithThisMove() {
    return player == game.position().turn()
        ? game.strict().orElseThrow().turn().offered()
        : game.turn().isDrawOffered();
  }

  /**
   * Whether both players have moved. A released piece counts as a move even before the press. An
   * illegal move counts too; otherwise refusing the offer would reveal that the move is illegal.
   */
  private boolean bothHaveMoved() {
    return game.plies() + (game.released().isPresent() ? 1 : 0) >= 2;
  }

  /**
   * Handles a claim. A claim stops the clocks and cannot be withdrawn (9.5.1). If the claim is
   * correct, the game is drawn (9.5.2). After an incorrect claim, the opponent gets extra time, the
   * named move must be played (9.5.3), and the claim still counts as a draw offer (9.1.2.3).
   */
  Decision claim(String id, Action.Claim claimed) {
    ClaimKind kind = claimed.kind();
    StrictState strict = game.strict().orElseThrow();
    if (player != game.position().turn()) {
      return DrawCommandHandler.refused(RefusalReason.NOT_YOUR_TURN, game, kind);
    }
    if (!strict.started()) {
      return Decision.refuse(RefusalReason.NOT_STARTED);
    }
    if (game.isPaused()) {
      return Decision.refuse(RefusalReason.GAME_PAUSED);
    }
    if (strict.turn().hasTouched()) {
      return Decision.refuse(RefusalReason.CLAIM_AFTER_TOUCH);
    }
    ClaimCheck claim = ClaimCheck.of(game, kind, claimed.named().flatMap(this::legal));
    return new Decision.Accepted(
        claim.isCorrect()
            ? DrawCommandHandler.upheld(game, claim, now)
            : rejected(id, claimed, claim.count()));
  }

  private List<GameEvent> rejected(String id, Action.Claim claimed, int count) {
    List<GameEvent> events = new ArrayList<>();
    events.add(
        new GameEvent.DrawClaimed(now, player, claimed.kind(), claimed.named(), count, false));
    if (game.drawOffer().isEmpty() && bothHaveMoved()) {
      events.add(new GameEvent.DrawOffered(now, player, id));
    }
    events.addAll(ExtraTimePenalty.forOpponent(game, player, "9.5.3", now));
    return events;
  }

  private Optional<Move> legal(Attempt attempt) {
    return game.rule(attempt) instanceof Ruling.Legal legal
        ? Optional.of(legal.move())
        : Optional.empty();
  }
}
