package org.arbiterchess.officiating.strict;

import java.util.Optional;
import java.util.function.UnaryOperator;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Clock;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.GameEvent.DrawClaimed;
import org.arbiterchess.game.GameEvent.DrawOffered;
import org.arbiterchess.game.GameEvent.MovePlayed;
import org.arbiterchess.game.GameState;
import org.arbiterchess.game.Offer;
import org.arbiterchess.game.PositionHistory;
import org.arbiterchess.officiating.strict.StrictEvent.AdjustSwitched;
import org.arbiterchess.officiating.strict.StrictEvent.ArbiterCalled;
import org.arbiterchess.officiating.strict.StrictEvent.ClockPressed;
import org.arbiterchess.officiating.strict.StrictEvent.ClockStarted;
import org.arbiterchess.officiating.strict.StrictEvent.IrregularityFound;
import org.arbiterchess.officiating.strict.StrictEvent.MoveCountSet;
import org.arbiterchess.officiating.strict.StrictEvent.PieceReleased;
import org.arbiterchess.officiating.strict.StrictEvent.PieceTouched;
import org.arbiterchess.officiating.strict.StrictEvent.PositionRestored;
import org.arbiterchess.officiating.strict.StrictEvent.ReleaseWithdrawn;
import org.arbiterchess.officiating.strict.StrictEvent.TimeAdded;
import org.arbiterchess.officiating.strict.StrictEvent.TouchExcused;
import org.arbiterchess.officiating.strict.StrictState.StrictTurn;
import org.arbiterchess.officiating.touch.ReleasedMove;
import org.arbiterchess.rules.Move;

/** Applies events to the state of a strict game. */
record StrictTransitions(GameState state) {

  /** The state after an event; empty if strict play does not differ from casual play in it. */
  Optional<GameState> after(GameEvent event) {
    if (event instanceof StrictEvent own) {
      return Optional.of(afterOwn(own));
    }
    if (event instanceof MovePlayed played) {
      return Optional.of(moved(state.legal(played.attempt()), played.at()));
    }
    if (event instanceof DrawOffered offered) {
      return Optional.of(offered(offered));
    }
    return event instanceof DrawClaimed claimed ? Optional.of(claimed(claimed)) : Optional.empty();
  }

  private GameState afterOwn(StrictEvent event) {
    if (event instanceof AdjustSwitched adjust) {
      return withTurn(turn().withAdjusting(adjust.on()));
    }
    if (event instanceof PieceTouched touch) {
      return touched(touch);
    }
    if (event instanceof TouchExcused) {
      return withTurn(turn().excuse())
          .withDrawOffer(state.drawOffer().or(turn()::declinedByLastTouch));
    }
    if (event instanceof PieceReleased released) {
      return released(released);
    }
    if (event instanceof ReleaseWithdrawn) {
      return withTurn(turn().withReleased(Optional.empty()));
    }
    if (event instanceof IrregularityFound found) {
      return paused(found.at()).withOwn(strict().irregular(found));
    }
    if (event instanceof ClockStarted started) {
      return withClock(clock -> clock.start(toMove(), started.at())).withOwn(strict().start());
    }
    if (event instanceof ClockPressed pressed) {
      return pressed(pressed);
    }
    if (event instanceof TimeAdded added) {
      return withClock(clock -> withTime(clock, added));
    }
    if (event instanceof MoveCountSet set) {
      return withClock(clock -> clock.withMoves(set.color(), set.moves()));
    }
    if (event instanceof ArbiterCalled called) {
      return paused(called.at());
    }
    return event instanceof PositionRestored restored ? restored(restored) : state;
  }

  private static Clock withTime(Clock clock, TimeAdded added) {
    long left = clock.remaining(added.color(), added.at()) + added.millis();
    return clock.set(added.color(), Math.max(0, left), added.at());
  }

  /**
   * Records a legal move. The clock of the player who made it keeps running until it is pressed.
   * That player's draw offer, if any, stays open and is recorded alongside the move.
   */
  private GameState moved(Move move, long at) {
    Optional<Offer> standing = state.drawOffer().filter(offer -> offer.by() == move.color());
    PositionHistory next =
        state.turn().play(move, state.clock(), at).withDrawOffer(turn().offered());
    return withTurn(StrictTurn.NEW).withTurn(next).withDrawOffer(standing);
  }

  /** Opens a draw offer and records it alongside the move with which it was made (9.1.2.2). */
  private GameState offered(DrawOffered offered) {
    GameState open = state.withDrawOffer(Optional.of(new Offer(offered.by(), offered.offer())));
    if (offered.by() == toMove()) {
      return open.withOwn(strict().withTurn(turn().withOffer()));
    }
    return state.turn().ply() == 0 ? open : open.withTurn(state.turn().withDrawOffer(true));
  }

  /**
   * Applies a claim. An incorrect claim stops both clocks (9.5.1), and the move that it names, if
   * any, must be played (9.5.3).
   */
  private GameState claimed(DrawClaimed claim) {
    return claim.correct()
        ? state
        : new StrictTransitions(paused(claim.at())).withTurn(turn().withNamed(claim.named()));
  }

  /** Records a touch, which declines the opponent's draw offer, if any (9.1.2.1). */
  private GameState touched(PieceTouched touch) {
    Optional<Offer> declined = state.drawOffer().filter(offer -> offer.by() != touch.by());
    return withTurn(turn().touch(touch.square(), declined))
        .withDrawOffer(declined.isPresent() ? Optional.empty() : state.drawOffer());
  }

  private GameState released(PieceReleased event) {
    Optional<ReleasedMove> released = ReleasedMove.of(state.turn().position(), event.attempt());
    if (released.isEmpty()) {
      throw new IllegalArgumentException("no piece can be released like " + event.attempt());
    }
    return withTurn(turn().withReleased(released));
  }

  /**
   * Completes the move that has just been recorded. The player gets no bonus time if the clocks are
   * stopped because a promoted pawn was not replaced (7.5.2).
   */
  private GameState pressed(ClockPressed press) {
    Color by = press.by();
    long at = press.at();
    Optional<Clock> clock =
        state.clock().map(now -> state.paused() ? now.handOver(by, at) : now.press(by, at));
    return state
        .withTurn(state.turn().withPress(clock, at))
        .withClock(clock, state.paused())
        .withOwn(strict().pressed(at));
  }

  private GameState restored(PositionRestored event) {
    int undone = state.turn().ply() - event.plies();
    PositionHistory then = state.turn().back(undone);
    Optional<Clock> clock =
        state.clock().map(now -> now.restore(then.position().turn(), undone, event.at()));
    return withTurn(StrictTurn.NEW)
        .withTurn(then.withClock(clock))
        .withDrawOffer(Optional.empty())
        .withClock(clock, state.paused());
  }

  private GameState paused(long at) {
    return state.withClock(state.clock().map(clock -> clock.pause(at)), true);
  }

  private GameState withClock(UnaryOperator<Clock> change) {
    return state.withClock(state.clock().map(change), state.paused());
  }

  private GameState withTurn(StrictTurn changed) {
    return state.withOwn(strict().withTurn(changed));
  }

  private StrictState strict() {
    return (StrictState) state.own().orElseThrow();
  }

  private StrictTurn turn() {
    return strict().turn();
  }

  private Color toMove() {
    return state.turn().position().turn();
  }
}
