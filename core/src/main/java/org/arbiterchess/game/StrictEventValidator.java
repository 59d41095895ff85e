package org.arbiterchess.game;

import static org.arbiterchess.game.EventValidator.IN_ORDER;
import static org.arbiterchess.game.EventValidator.unless;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.touch.ReleasedMove;

/**
 * Checks that an event can follow the previous events, like {@link EventValidator}, but for strict
 * play.
 */
record StrictEventValidator(GameState state) {

  /**
   * @throws IllegalArgumentException if the event cannot follow the previous events
   */
  void check(GameEvent event) {
    String problem = problem(event);
    if (!problem.isEmpty()) {
      throw new IllegalArgumentException("event at " + event.at() + ": " + problem);
    }
  }

  private String problem(GameEvent event) {
    if (event instanceof StrictEvent.AdjustSwitched adjust) {
      return ofAdjusting(adjust);
    }
    if (event instanceof StrictEvent.PieceTouched touch) {
      return atTheBoard(touch.by());
    }
    if (event instanceof StrictEvent.TouchMoveEnforced enforced) {
      return atTheBoard(enforced.by());
    }
    if (event instanceof StrictEvent.PieceReleased release) {
      return isMoveMade() ? "the move is already made" : atTheBoard(release.by());
    }
    if (event instanceof StrictEvent.ReleaseWithdrawn withdrawn) {
      return turn().released().isEmpty() || isMoveMade()
          ? "no piece can be put back"
          : atTheBoard(withdrawn.by());
    }
    if (event instanceof StrictEvent.TouchExcused excused) {
      return unless(
          excused.by() != toMove() && turn().hasTouched() && turn().released().isEmpty(),
          "no touch can be excused");
    }
    if (event instanceof StrictEvent.IrregularityFound found) {
      String problem = atTheBoard(found.by());
      return problem.isEmpty() ? ofIrregularity(found) : problem;
    }
    if (event instanceof GameEvent.DrawClaimed claimed) {
      return turn().hasTouched() ? "a piece is touched" : atTheBoard(claimed.by());
    }
    return ofArbiter(event);
  }

  private String ofArbiter(GameEvent event) {
    if (event instanceof StrictEvent.ClockStarted) {
      return unless(!strict().started() && !state.paused(), "the clock cannot be started now");
    }
    boolean setsClock =
        event instanceof StrictEvent.TimeAdded || event instanceof StrictEvent.MoveCountSet;
    if (setsClock && state.clock().isEmpty()) {
      return "the game has no clock";
    }
    boolean needsPause =
        setsClock
            || event instanceof StrictEvent.Warned
            || event instanceof StrictEvent.Noted
            || event instanceof StrictEvent.PositionRestored;
    return unless(!needsPause || state.paused(), "the clocks are running");
  }

  private String ofAdjusting(StrictEvent.AdjustSwitched adjust) {
    boolean late = adjust.on() && (turn().hasTouched() || turn().released().isPresent());
    boolean changes = adjust.on() != turn().adjusting();
    return unless(adjust.by() == toMove() && changes && !late, "nothing can be adjusted now");
  }

  /** If a piece has been released, checks that the recorded move is the one made on the board. */
  void check(Move move, long at) {
    Optional<ReleasedMove> released = turn().released();
    if (released.isPresent() && !isSame(move.attempt(), released.get().made().map(Move::attempt))) {
      throw new IllegalArgumentException("event at " + at + ": another move was made on the board");
    }
  }

  /** Checks that the kind, move and number of the irregularity match the state of the game. */
  private String ofIrregularity(StrictEvent.IrregularityFound found) {
    Optional<ReleasedMove> released = turn().released();
    boolean fits =
        switch (found.kind()) {
          case NO_MOVE -> released.isEmpty() && found.attempt().isEmpty();
          case PAWN_NOT_REPLACED -> released.isPresent() && released.get().needsPromotion();
          case ILLEGAL_MOVE ->
              released.isPresent() && !released.get().needsPromotion() && !isMoveMade();
        };
    if (fits && released.isPresent()) {
      fits = isSame(released.get().attempt(), found.attempt());
    }
    return unless(
        fits && found.number() == strict().irregularities(found.by()) + 1,
        "there is no such irregularity");
  }

  /** Compares strings, because comparing records would make the web page's compiled code larger. */
  private static boolean isSame(Attempt one, Optional<Attempt> other) {
    return other.isPresent() && other.get().toString().equals(one.toString());
  }

  /**
   * Checks that the player is to move, and that the game has started and is not paused. Otherwise
   * the player may not act at the board.
   */
  private String atTheBoard(Color player) {
    if (player != toMove()) {
      return "it is the opponent's turn";
    }
    return strict().started() && !state.paused() ? IN_ORDER : "the clocks stand";
  }

  private boolean isMoveMade() {
    return turn().released().isPresent() && turn().released().get().made().isPresent();
  }

  private StrictState strict() {
    return state.strict().orElseThrow();
  }

  private StrictTurn turn() {
    return strict().turn();
  }

  private Color toMove() {
    return state.turn().position().turn();
  }
}
