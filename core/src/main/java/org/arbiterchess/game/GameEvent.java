package org.arbiterchess.game;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Position;

/**
 * What happened in a game, and when, in milliseconds of whatever clock the caller reads. Outcomes
 * are events too, so that replaying a log never has to find anything out again.
 */
public sealed interface GameEvent {

  long at();

  /** Always the first event, and only the first. */
  record Started(
      long at,
      Position position,
      Rulebook rulebook,
      TimeControl control,
      FirstMoveIncrement firstIncrement)
      implements GameEvent {

    /** A start that does not say when the first increment is given, as in older logs. */
    public Started(long at, Position position, Rulebook rulebook, TimeControl control) {
      this(at, position, rulebook, control, FirstMoveIncrement.NONE);
    }

    /** The start of a new game. Where there is no clock, there is no first increment either. */
    public static Started ofNewGame(
        long at, Position position, Rulebook rulebook, TimeControl control) {
      FirstMoveIncrement first =
          control.hasClock() ? FirstMoveIncrement.AFTER_MOVE : FirstMoveIncrement.NONE;
      return new Started(at, position, rulebook, control, first);
    }
  }

  /**
   * A legal move, in the form of {@link org.arbiterchess.rules.Move#attempt}. It answers an offer
   * of the opponent's (9.1) and any open request to take back.
   */
  record MovePlayed(long at, Attempt attempt) implements GameEvent {}

  record DrawOffered(long at, Color by, String offer) implements GameEvent {}

  /** The offer was declined in words; a move that answers it leaves no such event. */
  record DrawDeclined(long at, Color by) implements GameEvent {}

  /**
   * A draw was claimed. A correct claim is followed by the end; after a wrong one the named move is
   * played.
   *
   * @param count how often the position is there, or how many moves each were made
   */
  record DrawClaimed(
      long at, Color by, ClaimKind kind, Optional<Attempt> named, int count, boolean correct)
      implements GameEvent {}

  record TakebackAsked(long at, Color by, String request) implements GameEvent {}

  /** The request to take back was declined; a move that answers it leaves no such event. */
  record TakebackDeclined(long at, Color by) implements GameEvent {}

  /** The last one or two moves were taken back by agreement, with the clocks as they were. */
  record TakenBack(long at, int plies) implements GameEvent {}

  record Paused(long at) implements GameEvent {}

  record Resumed(long at) implements GameEvent {}

  record ClockSet(long at, Color color, long millis) implements GameEvent {}

  /** The game is over; its result may still be being decided. */
  record Ended(long at, Outcome outcome) implements GameEvent {}

  /** The result that was being decided is found. */
  record Settled(long at, Outcome outcome) implements GameEvent {}
}
