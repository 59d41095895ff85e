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
    if (command instanceof Command.Move
        || command instanceof Command.AskTakeback
        || command instanceof Command.AnswerTakeback) {
      return Optional.of(Decision.refuse(RefusalReason.NOT_IN_STRICT_PLAY));
    }
    if (command instanceof Command.GiveTime) {
      // Only the arbiter adjusts the clocks (6.10.2).
      return Optional.of(Decision.refuse(RefusalReason.ONLY_FOR_THE_ARBITER));
    }
    if (command instanceof Command.SetClock && !game.isPaused()) {
      return Optional.of(Decision.refuse(RefusalReason.ARBITER_NOT_CALLED));
    }
    if (command instanceof Command.Resume && game.isPaused() && !game.position().hasLegalMove()) {
      return Optional.of(Decision.refuse(RefusalReason.ARBITER_MUST_DECIDE));
    }
    if (command instanceof StrictCommand.CallArbiter) {
      Optional<Color> by = command.seat().color();
      return Optional.of(new StrictArbiterHandler(game, now).call(by));
    }
    Optional<Color> player = command.seat().color();
    if (player.isPresent()) {
      return ofPlayer(game, command, player.get(), now);
    }
    return command instanceof StrictCommand strict
        ? Optional.of(new StrictArbiterHandler(game, now).decide(strict))
        : Optional.empty();
  }

  private static Optional<Decision> ofPlayer(Game game, Command command, Color player, long now) {
    if (command instanceof Command.OfferDraw offer) {
      return Optional.of(new StrictDrawHandler(game, player, now).offer(offer.id()));
    }
    if (command instanceof Command.Claim claim) {
      return Optional.of(new StrictDrawHandler(game, player, now).claim(claim));
    }
    if (!(command instanceof StrictCommand)) {
      return Optional.empty();
    }
    StrictMoveHandler moves = new StrictMoveHandler(game, player, now);
    if (command instanceof StrictCommand.Adjust adjust) {
      return Optional.of(moves.adjust(adjust.on()));
    }
    if (command instanceof StrictCommand.Touch touch) {
      return Optional.of(moves.touch(touch.square()));
    }
    if (command instanceof StrictCommand.ExcuseTouch) {
      return Optional.of(moves.excuse());
    }
    if (command instanceof StrictCommand.Release release) {
      return Optional.of(moves.release(release.attempt()));
    }
    if (command instanceof StrictCommand.Promote promote) {
      return Optional.of(moves.promote(promote.role()));
    }
    return Optional.of(
        command instanceof StrictCommand.Press
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
