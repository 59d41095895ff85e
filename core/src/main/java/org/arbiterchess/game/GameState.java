package org.arbiterchess.game;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Ruling;

/**
 * A game's current state. Each event produces a new state.
 *
 * @param own what the mode of the game adds to the state
 */
public record GameState(
    PositionHistory turn,
    Optional<Clock> clock,
    Optional<Offer> drawOffer,
    Optional<Offer> takeback,
    boolean paused,
    Optional<Outcome> outcome,
    Optional<Object> own) {

  static GameState of(GameEvent.Started started) {
    Optional<Clock> clock = Clock.of(started.control(), started.firstIncrement());
    return new GameState(
        PositionHistory.first(started.position(), clock),
        clock,
        Optional.empty(),
        Optional.empty(),
        false,
        Optional.empty(),
        started.mode().start(started.control()));
  }

  /**
   * Returns the state of a casual game after an event that {@link Obstacles} has checked.
   *
   * @throws IllegalArgumentException if the event contradicts the position, for example because a
   *     log that was tampered with contains an illegal move
   */
  GameState casualAfter(GameEvent event) {
    if (event instanceof GameEvent.MovePlayed played) {
      return moved(played);
    }
    if (event instanceof GameEvent.DrawOffered offered) {
      return withDrawOffer(Optional.of(new Offer(offered.by(), offered.offer())));
    }
    if (event instanceof GameEvent.DrawDeclined) {
      return withDrawOffer(Optional.empty());
    }
    if (event instanceof GameEvent.DrawClaimed) {
      return this;
    }
    if (event instanceof GameEvent.TakebackAsked asked) {
      return withTakeback(Optional.of(new Offer(asked.by(), asked.request())));
    }
    if (event instanceof GameEvent.TakebackDeclined) {
      return withTakeback(Optional.empty());
    }
    if (event instanceof GameEvent.TakenBack taken) {
      return backed(taken);
    }
    if (event instanceof GameEvent.Paused pause) {
      return withClock(clock.map(c -> c.pause(pause.at())), true);
    }
    if (event instanceof GameEvent.Resumed resume) {
      return withClock(clock.map(c -> c.resume(resume.at())), false);
    }
    if (event instanceof GameEvent.ClockSet set) {
      return corrected(set);
    }
    if (event instanceof GameEvent.Ended ended) {
      return withClock(clock.map(c -> c.pause(ended.at())), paused)
          .withoutOffers()
          .withOutcome(ended.outcome());
    }
    if (event instanceof GameEvent.Settled settled) {
      return withOutcome(settled.outcome());
    }
    if (event instanceof GameEvent.OfMode) {
      throw new IllegalArgumentException(
          "event at " + event.at() + ": it belongs to another mode of play");
    }
    throw new IllegalArgumentException("a game starts only once");
  }

  /**
   * Plays a move, which declines the opponent's draw offer (9.1) and cancels any open takeback
   * request.
   */
  private GameState moved(GameEvent.MovePlayed played) {
    Move move = legal(played.attempt());
    Optional<Clock> pressed = clock.map(c -> c.press(move.color(), played.at()));
    Optional<Offer> standing = drawOffer.filter(offer -> offer.by() == move.color());
    return new GameState(
        turn.play(move, pressed, played.at()),
        pressed,
        standing,
        Optional.empty(),
        paused,
        outcome,
        own);
  }

  /**
   * The move that an attempt makes.
   *
   * @throws IllegalArgumentException if it is illegal
   */
  public Move legal(Attempt attempt) {
    if (turn.position().rule(attempt) instanceof Ruling.Legal legal) {
      return legal.move();
    }
    throw new IllegalArgumentException("illegal move in the log: " + attempt);
  }

  /** Takes back moves and cancels any open offer or request. */
  private GameState backed(GameEvent.TakenBack taken) {
    if (taken.plies() < 1 || taken.plies() > turn.ply()) {
      throw new IllegalArgumentException(
          "cannot take back " + taken.plies() + " of " + turn.ply() + " moves");
    }
    PositionHistory before = turn.back(taken.plies());
    Optional<Clock> then = before.clock().map(c -> c.restart(taken.at()));
    Optional<Clock> now = paused ? then.map(c -> c.pause(taken.at())) : then;
    return withTurn(before).withClock(now, paused).withoutOffers();
  }

  /**
   * Corrects a clock. The clock stored for the start of the turn is corrected too, because taking
   * back a later move restores it.
   */
  private GameState corrected(GameEvent.ClockSet set) {
    Optional<Clock> now = clock.map(c -> c.set(set.color(), set.millis(), set.at()));
    Optional<Clock> begun =
        turn.clock().map(c -> c.restart(set.at()).set(set.color(), set.millis(), set.at()));
    return withTurn(turn.withClock(begun)).withClock(now, paused);
  }

  /**
   * Returns 1 to take back only the requesting player's last move, or 2 if the opponent has already
   * replied.
   */
  int pliesToTakeBack(Color asker) {
    return turn.position().turn() == asker ? 2 : 1;
  }

  public GameState withDrawOffer(Optional<Offer> offer) {
    return new GameState(turn, clock, offer, takeback, paused, outcome, own);
  }

  private GameState withTakeback(Optional<Offer> request) {
    return new GameState(turn, clock, drawOffer, request, paused, outcome, own);
  }

  private GameState withoutOffers() {
    return withDrawOffer(Optional.empty()).withTakeback(Optional.empty());
  }

  private GameState withOutcome(Outcome end) {
    return new GameState(turn, clock, drawOffer, takeback, paused, Optional.of(end), own);
  }

  public GameState withClock(Optional<Clock> changed, boolean nowPaused) {
    return new GameState(turn, changed, drawOffer, takeback, nowPaused, outcome, own);
  }

  public GameState withTurn(PositionHistory changed) {
    return new GameState(changed, clock, drawOffer, takeback, paused, outcome, own);
  }

  /** Returns the state with what the mode has changed in its own part. */
  public GameState withOwn(Object changed) {
    return new GameState(turn, clock, drawOffer, takeback, paused, outcome, Optional.of(changed));
  }
}
