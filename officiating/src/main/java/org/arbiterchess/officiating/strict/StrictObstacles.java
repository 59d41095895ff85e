package org.arbiterchess.officiating.strict;

import static org.arbiterchess.game.Refusal.unless;
import static org.arbiterchess.game.RefusalReason.*;
import static org.arbiterchess.officiating.strict.StrictRefusal.*;

import java.util.Optional;
import java.util.function.Supplier;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.GameEvent.ClockSet;
import org.arbiterchess.game.GameEvent.DrawClaimed;
import org.arbiterchess.game.GameEvent.DrawDeclined;
import org.arbiterchess.game.GameEvent.DrawOffered;
import org.arbiterchess.game.GameEvent.MovePlayed;
import org.arbiterchess.game.GameEvent.Paused;
import org.arbiterchess.game.GameEvent.Resumed;
import org.arbiterchess.game.Refusal;
import org.arbiterchess.officiating.strict.StrictEvent.AdjustSwitched;
import org.arbiterchess.officiating.strict.StrictEvent.ClockPressed;
import org.arbiterchess.officiating.strict.StrictEvent.ClockStarted;
import org.arbiterchess.officiating.strict.StrictEvent.IrregularityFound;
import org.arbiterchess.officiating.strict.StrictEvent.MoveCountSet;
import org.arbiterchess.officiating.strict.StrictEvent.Noted;
import org.arbiterchess.officiating.strict.StrictEvent.PieceReleased;
import org.arbiterchess.officiating.strict.StrictEvent.PieceTouched;
import org.arbiterchess.officiating.strict.StrictEvent.PositionRestored;
import org.arbiterchess.officiating.strict.StrictEvent.ReleaseWithdrawn;
import org.arbiterchess.officiating.strict.StrictEvent.TimeAdded;
import org.arbiterchess.officiating.strict.StrictEvent.TouchExcused;
import org.arbiterchess.officiating.strict.StrictEvent.TouchMoveEnforced;
import org.arbiterchess.officiating.strict.StrictEvent.Warned;
import org.arbiterchess.officiating.strict.StrictState.StrictTurn;
import org.arbiterchess.officiating.touch.ReleasedMove;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;

/** What stands in the way of an event in strict play, to decide on a command and to check a log. */
record StrictObstacles(Game game) {

  private static final int MAX_MOVES = 9999;

  /**
   * @param casual what stands in the way in casual play, for the events that it has in common
   */
  Optional<Refusal> to(GameEvent event, Supplier<Optional<Refusal>> casual) {
    if (event instanceof AdjustSwitched adjust) {
      return toAdjust(adjust);
    }
    if (event instanceof PieceTouched touch) {
      boolean stands = game.position().pieceAt(touch.square()).isPresent();
      return atTheBoard(touch.by()).or(() -> unless(stands, NO_PIECE_THERE));
    }
    if (event instanceof TouchMoveEnforced enforced) {
      return atTheBoard(enforced.by());
    }
    if (event instanceof PieceReleased release) {
      return unless(game.madeMove().isEmpty(), MOVE_MADE).or(() -> atTheBoard(release.by()));
    }
    if (event instanceof ReleaseWithdrawn withdrawn) {
      boolean isThere = turn().released().isPresent() && game.madeMove().isEmpty();
      return unless(isThere, MOVE_MADE).or(() -> atTheBoard(withdrawn.by()));
    }
    if (event instanceof TouchExcused excused) {
      return toExcuse(excused.by());
    }
    if (event instanceof IrregularityFound found) {
      return atTheBoard(found.by()).or(() -> toIrregularity(found));
    }
    if (event instanceof ClockPressed pressed) {
      boolean completes = game.lastEvent() instanceof MovePlayed && pressed.by() != toMove();
      return unless(completes, NOT_COMPLETED);
    }
    return event instanceof StrictEvent strict ? toArbiter(strict) : toShared(event, casual);
  }

  private Optional<Refusal> toShared(GameEvent event, Supplier<Optional<Refusal>> casual) {
    if (event instanceof MovePlayed played) {
      Optional<Attempt> made = game.madeMove().map(Move::attempt);
      return unless(turn().released().isEmpty() || isSame(played.attempt(), made), MOVE_MADE);
    }
    if (event instanceof DrawOffered offered) {
      return toOffer(offered.by());
    }
    if (event instanceof DrawClaimed claimed) {
      return toClaim(claimed);
    }
    if (event instanceof Resumed && game.isPaused()) {
      return unless(game.position().hasLegalMove(), ARBITER_MUST_DECIDE);
    }
    if (event instanceof ClockSet) {
      return toArbiter().or(casual);
    }
    boolean shared =
        event instanceof DrawDeclined || event instanceof Paused || event instanceof Resumed;
    return unless(shared, NOT_IN_STRICT_PLAY).or(casual);
  }

  /**
   * The players may offer a draw once both have moved. A released piece counts as a move even
   * before the press. An illegal move counts too; otherwise refusing the offer would reveal that
   * the move is illegal.
   */
  private Optional<Refusal> toOffer(Color player) {
    return unless(haveBothMoved(), BOTH_MUST_HAVE_MOVED)
        .or(() -> unless(game.drawOffer().isEmpty(), OFFER_OPEN, player));
  }

  boolean haveBothMoved() {
    return game.plies() + (turn().released().isPresent() ? 1 : 0) >= 2;
  }

  private Optional<Refusal> toClaim(DrawClaimed claim) {
    if (claim.by() != toMove()) {
      return Optional.of(Refusal.ofClaim(NOT_YOUR_TURN, claim.kind(), game));
    }
    return atTheBoard(claim.by()).or(() -> unless(!turn().hasTouched(), CLAIM_AFTER_TOUCH));
  }

  /** A player who adjusts pieces must say so before touching any piece (4.2.1). */
  private Optional<Refusal> toAdjust(AdjustSwitched adjust) {
    boolean late = adjust.on() && (turn().hasTouched() || turn().released().isPresent());
    boolean switches = !late && adjust.on() != turn().adjusting();
    return atTurn(adjust.by()).or(() -> unless(switches, TOO_LATE_TO_ADJUST));
  }

  /** Only the opponent may excuse a touch, and only before a piece is released (4.2.2). */
  private Optional<Refusal> toExcuse(Color player) {
    boolean touched = turn().hasTouched() && turn().released().isEmpty();
    return unless(player != toMove(), OWN_TOUCH)
        .or(() -> unless(touched && isExcusable(), NOTHING_TOUCHED));
  }

  /**
   * Whether the last touch could have been an accident. A touch that led to a completed illegal
   * move cannot have been one (7.5.1).
   */
  private boolean isExcusable() {
    int excused = 0;
    for (int i = game.size() - 1; i >= 0; i--) {
      GameEvent event = game.events().get(i);
      if (event instanceof IrregularityFound found && found.attempt().isPresent()) {
        return false;
      }
      if (event instanceof TouchExcused) {
        excused++;
      } else if (event instanceof PieceTouched && excused-- == 0) {
        return true;
      }
    }
    return false;
  }

  /** The kind, the move and the number of an irregularity must be those of the game. */
  private Optional<Refusal> toIrregularity(IrregularityFound found) {
    Optional<ReleasedMove> released = turn().released();
    boolean unpromoted = released.filter(ReleasedMove::needsPromotion).isPresent();
    boolean fits =
        switch (found.kind()) {
          case NO_MOVE -> released.isEmpty() && found.attempt().isEmpty();
          case PAWN_NOT_REPLACED -> unpromoted;
          case ILLEGAL_MOVE -> released.isPresent() && !unpromoted && game.madeMove().isEmpty();
        };
    fits &= released.isEmpty() || isSame(released.get().attempt(), found.attempt());
    return unless(fits && found.number() == strict().irregularities(found.by()) + 1, NOT_COMPLETED);
  }

  /** Compares strings, because comparing records would make the web page's compiled code larger. */
  private static boolean isSame(Attempt one, Optional<Attempt> other) {
    return other.isPresent() && other.get().toString().equals(one.toString());
  }

  /** Most acts of the arbiter require that the clocks are stopped. */
  private Optional<Refusal> toArbiter() {
    return unless(game.isPaused(), ARBITER_NOT_CALLED);
  }

  private Optional<Refusal> toArbiter(StrictEvent event) {
    if (event instanceof ClockStarted) {
      return unless(!strict().started(), ALREADY_STARTED)
          .or(() -> unless(!game.isPaused(), GAME_PAUSED));
    }
    if (event instanceof TimeAdded) {
      return toClock();
    }
    if (event instanceof MoveCountSet set) {
      boolean inRange = set.moves() >= 0 && set.moves() <= MAX_MOVES;
      return toClock().or(() -> unless(inRange, MOVE_COUNT_OUT_OF_RANGE));
    }
    if (event instanceof PositionRestored restored) {
      boolean exists = restored.plies() >= 0 && restored.plies() <= game.plies();
      return toArbiter().or(() -> unless(exists, NO_SUCH_MOVE));
    }
    if (event instanceof Noted noted) {
      boolean fits = !noted.text().isEmpty() && noted.text().length() <= StrictEvent.MAX_NOTE;
      return toArbiter().or(() -> unless(fits, NOTE_TOO_LONG));
    }
    return event instanceof Warned ? toArbiter() : Optional.empty();
  }

  private Optional<Refusal> toClock() {
    return toArbiter().or(() -> unless(game.clock().isPresent(), NO_CLOCK));
  }

  /**
   * A player may touch and move pieces only after the game has started, not during a pause, and
   * only when it is the player's turn.
   */
  Optional<Refusal> atTheBoard(Color player) {
    return toPlay().or(() -> atTurn(player));
  }

  Optional<Refusal> toPlay() {
    return unless(strict().started(), NOT_STARTED).or(() -> unless(!game.isPaused(), GAME_PAUSED));
  }

  private Optional<Refusal> atTurn(Color player) {
    return unless(player == toMove(), NOT_YOUR_TURN, toMove());
  }

  private StrictState strict() {
    return Strict.of(game).orElseThrow();
  }

  private StrictTurn turn() {
    return strict().turn();
  }

  private Color toMove() {
    return game.position().turn();
  }
}
