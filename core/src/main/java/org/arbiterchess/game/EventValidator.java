package org.arbiterchess.game;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;

/**
 * Checks that an event can follow the previous events. The check never rejects an event that comes
 * from {@link Arbiter#decide}. It uses only the game's state. It never compares times and never
 * recomputes a flag fall or an outcome.
 */
final class EventValidator {

  /** The result of a check that found nothing wrong. */
  static final String IN_ORDER = "";

  private EventValidator() {}

  /**
   * @throws IllegalArgumentException if the event cannot follow the previous events
   */
  static void check(Game game, GameEvent event) {
    String problem = problem(game, game.state(), event);
    if (!problem.isEmpty()) {
      throw new IllegalArgumentException("event at " + event.at() + ": " + problem);
    }
  }

  private static String problem(Game game, GameState state, GameEvent event) {
    if (event instanceof GameEvent.Started) {
      return "the game has already started";
    }
    if (event instanceof GameEvent.Settled settled) {
      return ofSettled(state.outcome(), settled.outcome());
    }
    if (state.outcome().isPresent()) {
      return "the game is over";
    }
    if (event instanceof StrictEvent) {
      return ofPress(game.log().latest(), event);
    }
    if (event instanceof GameEvent.Ended ended) {
      Outcome outcome = ended.outcome();
      return unless(
          !outcome.isBeingDecided() || outcome.fallen().isPresent(),
          "the result is being decided, but neither side has lost");
    }
    if (event instanceof GameEvent.Paused) {
      return unless(!state.paused(), "the game is already paused");
    }
    if (event instanceof GameEvent.Resumed) {
      return unless(state.paused(), "the game is not paused");
    }
    if (event instanceof GameEvent.ClockSet) {
      return unless(state.clock().isPresent(), "the game has no clock");
    }
    return ofPlayer(game, state, event);
  }

  /** Checks that a press comes directly after the move that it completes. */
  private static String ofPress(GameEvent latest, GameEvent event) {
    return unless(
        !(event instanceof StrictEvent.ClockPressed) || latest instanceof GameEvent.MovePlayed,
        "no move is left to complete");
  }

  private static String ofPlayer(Game game, GameState state, GameEvent event) {
    if (event instanceof GameEvent.MovePlayed) {
      return unless(state.strict().isPresent() || !state.paused(), "the game is paused");
    }
    if (event instanceof GameEvent.DrawOffered offered) {
      return ofOffer(game.log(), state, offered.by());
    }
    if (event instanceof GameEvent.DrawDeclined declined) {
      return unless(isFromOpponent(state.drawOffer(), declined.by()), "no draw was offered");
    }
    if (event instanceof GameEvent.DrawClaimed claimed) {
      return ofClaim(state, game.rulebook(), claimed);
    }
    return state.strict().isPresent() ? "strict play has no takebacks" : ofTakeback(state, event);
  }

  private static String ofSettled(Optional<Outcome> open, Outcome settled) {
    boolean fits =
        open.isPresent()
            && open.get().isBeingDecided()
            && !settled.isBeingDecided()
            && settled.ending() == open.get().ending()
            && settled.fallen().orElse(null) == open.get().fallen().orElse(null);
    return unless(fits, "no such result is being decided");
  }

  private static String ofOffer(EventLog log, GameState state, Color player) {
    boolean released =
        state.strict().isPresent() && state.strict().get().turn().released().isPresent();
    if (state.turn().ply() + (released ? 1 : 0) < 2) {
      return "no draw can be offered before both sides have moved";
    }
    if (state.drawOffer().isPresent()) {
      return "a draw offer is already open";
    }
    // In strict play, a player may repeat an offer that was declined. A claim counts as an offer
    // even if an earlier offer was declined.
    boolean counts =
        state.strict().isPresent()
            || log.latest() instanceof GameEvent.DrawClaimed
            || !log.hasDeclined(player);
    return unless(counts, "the offer was declined before the opponent moved");
  }

  private static String ofClaim(GameState state, Rulebook rulebook, GameEvent.DrawClaimed claimed) {
    Position position = state.turn().position();
    if (claimed.by() != position.turn() || state.paused() || rulebook.drawsWithoutClaim()) {
      return "no draw can be claimed now";
    }
    Optional<Attempt> named = claimed.named();
    boolean playable =
        named.isEmpty()
            || state.strict().isPresent()
            || position.rule(named.get()) instanceof Ruling.Legal;
    return unless(playable, "the claim names an illegal move");
  }

  private static String ofTakeback(GameState state, GameEvent event) {
    Optional<Offer> open = state.takeback();
    if (event instanceof GameEvent.TakebackAsked asked) {
      return unless(
          open.isEmpty() && state.pliesToTakeBack(asked.by()) <= state.turn().ply(),
          "no takeback can be requested now");
    }
    if (event instanceof GameEvent.TakebackDeclined declined) {
      return unless(isFromOpponent(open, declined.by()), "no takeback was requested");
    }
    boolean agreed =
        event instanceof GameEvent.TakenBack taken
            && open.isPresent()
            && taken.plies() == state.pliesToTakeBack(open.get().by());
    return unless(agreed, "no such takeback was requested");
  }

  private static boolean isFromOpponent(Optional<Offer> open, Color player) {
    return open.isPresent() && open.get().by() != player;
  }

  static String unless(boolean holds, String problem) {
    return holds ? IN_ORDER : problem;
  }
}
