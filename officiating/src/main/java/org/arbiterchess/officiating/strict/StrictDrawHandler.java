package org.arbiterchess.officiating.strict;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.ClaimCheck;
import org.arbiterchess.game.ClaimKind;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Refusal;
import org.arbiterchess.game.RefusalReason;
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
    boolean isRepeated = game.drawOffer().filter(open -> open.by() == player).isPresent();
    Optional<Refusal> obstacle = new StrictObstacles(game).toOffer(player);
    if (game.isPaused() && new StrictObstacles(game).haveBothMoved()) {
      return Decision.refuse(RefusalReason.GAME_PAUSED);
    }
    if (obstacle.isPresent() && !isRepeated) {
      return new Decision.Refused(obstacle.get());
    }
    List<GameEvent> events = new ArrayList<>();
    if (!isRepeated) {
      events.add(new GameEvent.DrawOffered(now, player, id));
    }
    if (isRepeated || hasOfferedWithThisMove()) {
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
        ? Strict.of(game).orElseThrow().turn().offered()
        : game.state().turn().isDrawOffered();
  }

  /**
   * Handles a claim. A claim stops the clocks and cannot be withdrawn (9.5.1). If the claim is
   * correct, the game is drawn (9.5.2). After an incorrect claim, the opponent gets extra time, the
   * named move must be played (9.5.3), and the claim still counts as a draw offer (9.1.2.3).
   */
  Decision claim(String id, Action.Claim claimed) {
    ClaimKind kind = claimed.kind();
    Decision decision =
        Decision.of(game, new GameEvent.DrawClaimed(now, player, kind, claimed.named(), 0, false));
    if (decision instanceof Decision.Refused) {
      return decision;
    }
    ClaimCheck claim = ClaimCheck.of(game, kind, claimed.named().flatMap(this::legal));
    return new Decision.Accepted(
        claim.isCorrect() ? claim.upheld(game, now) : rejected(id, claimed, claim.count()));
  }

  private List<GameEvent> rejected(String id, Action.Claim claimed, int count) {
    List<GameEvent> events = new ArrayList<>();
    events.add(
        new GameEvent.DrawClaimed(now, player, claimed.kind(), claimed.named(), count, false));
    if (game.drawOffer().isEmpty() && new StrictObstacles(game).haveBothMoved()) {
      events.add(new GameEvent.DrawOffered(now, player, id));
    }
    events.addAll(PressHandler.extraTime(game, player, "9.5.3", now));
    return events;
  }

  private Optional<Move> legal(Attempt attempt) {
    return game.rule(attempt) instanceof Ruling.Legal legal
        ? Optional.of(legal.move())
        : Optional.empty();
  }
}
