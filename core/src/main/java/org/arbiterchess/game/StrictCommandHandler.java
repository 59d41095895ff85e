package org.arbiterchess.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.arbiterchess.chess.Color;

/**
 * Handles the commands that exist only in strict play, and those that strict play treats
 * differently.
 */
final class StrictCommandHandler {

  private StrictCommandHandler() {}

  /** Returns the decision; empty if strict play has no special rule for the command. */
  static Optional<Decision> decide(Game game, Command command, long now) {
    Action action = command.action();
    if (action instanceof Action.Move
        || action instanceof Action.AskTakeback
        || action instanceof Action.AnswerTakeback) {
      return Optional.of(Decision.refuse(RefusalReason.NOT_IN_STRICT_PLAY));
    }
    if (action instanceof Action.GiveTime) {
      // Only the arbiter adjusts the clocks (6.10.2).
      return Optional.of(Decision.refuse(RefusalReason.ONLY_FOR_THE_ARBITER));
    }
    if (action instanceof Action.SetClock && !game.isPaused()) {
      return Optional.of(Decision.refuse(RefusalReason.ARBITER_NOT_CALLED));
    }
    if (action instanceof Action.Resume && game.isPaused() && !game.position().hasLegalMove()) {
      return Optional.of(Decision.refuse(RefusalReason.ARBITER_MUST_DECIDE));
    }
    if (action instanceof StrictAction.CallArbiter) {
      Optional<Color> by = command.seat().color();
      return Optional.of(new StrictArbiterHandler(game, now).call(by));
    }
    Optional<Color> player = command.seat().color();
    if (player.isPresent()) {
      return ofPlayer(game, command, player.get(), now);
    }
    return action instanceof StrictAction strict
        ? Optional.of(new StrictArbiterHandler(game, now).decide(strict))
        : Optional.empty();
  }

  private static Optional<Decision> ofPlayer(Game game, Command command, Color player, long now) {
    Action action = command.action();
    if (action instanceof Action.OfferDraw) {
      return Optional.of(new StrictDrawHandler(game, player, now).offer(command.id()));
    }
    if (action instanceof Action.Claim claim) {
      return Optional.of(new StrictDrawHandler(game, player, now).claim(command.id(), claim));
    }
    if (!(action instanceof StrictAction)) {
      return Optional.empty();
    }
    StrictMoveHandler moves = new StrictMoveHandler(game, player, now);
    if (action instanceof StrictAction.Adjust adjust) {
      return Optional.of(moves.adjust(adjust.on()));
    }
    if (action instanceof StrictAction.Touch touch) {
      return Optional.of(moves.touch(touch.square()));
    }
    if (action instanceof StrictAction.ExcuseTouch) {
      return Optional.of(moves.excuse());
    }
    if (action instanceof StrictAction.Release release) {
      return Optional.of(moves.release(release.attempt()));
    }
    if (action instanceof StrictAction.Promote promote) {
      return Optional.of(moves.promote(promote.role()));
    }
    return Optional.of(
        action instanceof StrictAction.Press
            ? new PressHandler(game, player, now).press()
            : Decision.refuse(RefusalReason.ONLY_FOR_THE_ARBITER));
  }

  /**
   * Handles an action that ends the game. A move that was made but not completed by a press still
   * counts. It is recorded first, and the outcome depends on the position after it (6.9, 5.1.2).
   */
  static Decision afterMadeMove(Game game, long now, Function<Game, Decision> ending) {
    if (game.madeMove().isEmpty()) {
      return ending.apply(game);
    }
    GameEvent played = new GameEvent.MovePlayed(now, game.madeMove().get().attempt());
    Decision decision = ending.apply(game.apply(played));
    if (!(decision instanceof Decision.Accepted accepted)) {
      return decision;
    }
    List<GameEvent> events = new ArrayList<>();
    events.add(played);
    events.addAll(accepted.events());
    return new Decision.Accepted(events);
  }
}
