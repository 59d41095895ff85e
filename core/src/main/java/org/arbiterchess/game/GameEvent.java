package org.arbiterchess.game;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Clock.FirstMoveIncrement;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Position;

/**
 * An event in a game. Its time is in milliseconds on the caller's clock. Outcomes are events too,
 * so replaying a log never recomputes them.
 */
public sealed interface GameEvent {

  long at();

  /** An event that only one mode of play has. */
  non-sealed interface OfMode extends GameEvent {

    Mode mode();
  }

  /** The start of the game. It is always the first event and occurs only once. */
  record Started(
      long at,
      Position position,
      Rulebook rulebook,
      TimeControl control,
      FirstMoveIncrement firstIncrement,
      Mode mode)
      implements GameEvent {

    /**
     * @throws IllegalArgumentException if games under this rulebook cannot be played in this mode
     */
    public Started {
      if (!mode.allows(rulebook)) {
        throw new IllegalArgumentException(mode + " play is for one board, not for " + rulebook);
      }
    }

    /**
     * Creates the event that starts a casual game with no increment for the first move, as in older
     * logs.
     */
    public Started(long at, Position position, Rulebook rulebook, TimeControl control) {
      this(at, position, rulebook, control, FirstMoveIncrement.NONE, Mode.CASUAL);
    }

    /**
     * Creates the event that starts a new casual game. Without a clock, there is no first
     * increment.
     */
    public static Started ofNewGame(
        long at, Position position, Rulebook rulebook, TimeControl control) {
      FirstMoveIncrement first =
          control.hasClock() ? FirstMoveIncrement.AFTER_MOVE : FirstMoveIncrement.NONE;
      return new Started(at, position, rulebook, control, first, Mode.CASUAL);
    }
  }

  /**
   * A legal move, in the form that {@link org.arbiterchess.rules.Move#attempt} returns. The move
   * declines the opponent's draw offer (9.1) and any open takeback request.
   */
  record MovePlayed(long at, Attempt attempt) implements GameEvent {}

  /**
   * A player offered a draw.
   *
   * @param offer the id of the offer
   */
  record DrawOffered(long at, Color by, String offer) implements GameEvent {}

  /** A player declined the offer explicitly. Declining by making a move creates no such event. */
  record DrawDeclined(long at, Color by) implements GameEvent {}

  /**
   * A player claimed a draw. After a correct claim, the game ends. After an incorrect one, the
   * named move is played at once or, in strict play, must be played by the claimant.
   *
   * @param count how many times the position has occurred, or how many moves each side has made
   *     without a capture or a pawn move
   */
  record DrawClaimed(
      long at, Color by, ClaimKind kind, Optional<Attempt> named, int count, boolean correct)
      implements GameEvent {}

  /**
   * A player asked to take back their last move.
   *
   * @param request the id of the request
   */
  record TakebackAsked(long at, Color by, String request) implements GameEvent {}

  /**
   * A player declined the takeback request explicitly. Declining by making a move creates no such
   * event.
   */
  record TakebackDeclined(long at, Color by) implements GameEvent {}

  /** The players agreed to take back one or two moves. The clocks return to their earlier times. */
  record TakenBack(long at, int plies) implements GameEvent {}

  /** The clocks were stopped. */
  record Paused(long at) implements GameEvent {}

  /** The clock of the side to move was started again. */
  record Resumed(long at) implements GameEvent {}

  /**
   * The time on a clock was changed.
   *
   * @param given how much time the opponent has just given, or 0 if the arbiter set the clock
   */
  record ClockSet(long at, Color color, long millis, long given) implements GameEvent {

    /** Creates the event for a clock that the arbiter set. */
    public ClockSet(long at, Color color, long millis) {
      this(at, color, millis, 0);
    }

    /** Whether the opponent gave the time. */
    public boolean isGift() {
      return given > 0;
    }
  }

  /** The game is over. Its result may still be pending. */
  record Ended(long at, Outcome outcome) implements GameEvent {}

  /** The result that was being decided is now final. */
  record Settled(long at, Outcome outcome) implements GameEvent {}
}
