package org.arbiterchess.officiating.strict;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Mode;
import org.arbiterchess.rules.Attempt;

/**
 * An event in strict play. A completed move is {@link GameEvent.MovePlayed}, followed by {@link
 * ClockPressed} unless the move ended the game.
 */
public sealed interface StrictEvent extends GameEvent.OfMode {

  @Override
  default Mode mode() {
    return Strict.MODE;
  }

  /** The maximum length of a note, in characters. */
  int MAX_NOTE = 500;

  /** An act of a player. */
  sealed interface OfPlayer extends StrictEvent {

    Color by();
  }

  /** The arbiter started White's clock (6.6). */
  record ClockStarted(long at) implements StrictEvent {}

  /** A player said "I adjust", or stopped adjusting (4.2.1). */
  record AdjustSwitched(long at, Color by, boolean on) implements OfPlayer {}

  /** The player to move touched a piece (4.3). */
  record PieceTouched(long at, Color by, Square square) implements OfPlayer {}

  /** The opponent said that the last touch was an accident (4.2.2). */
  record TouchExcused(long at, Color by) implements OfPlayer {}

  /**
   * A piece was released. It stays where it is until the clock is pressed, whether or not the move
   * is legal.
   */
  record PieceReleased(long at, Color by, Attempt attempt) implements OfPlayer {}

  /**
   * A player took back an illegal move before pressing the clock. The pieces still count as
   * touched.
   */
  record ReleaseWithdrawn(long at, Color by) implements OfPlayer {}

  /** This move broke the touch-move rule, so the piece was put back (4.3 to 4.5). */
  record TouchMoveEnforced(long at, Color by, Attempt attempt) implements OfPlayer {}

  /** The player pressed the clock after a legal move. */
  record ClockPressed(long at, Color by) implements OfPlayer {}

  /**
   * A press of the clock had no effect, because the player's clock was not running or the press was
   * a double tap.
   */
  record PressIgnored(long at, Color by) implements OfPlayer {}

  /**
   * A press of the clock revealed an irregularity (7.5). Both clocks are stopped until play
   * resumes.
   *
   * @param number how many irregularities the player has committed, including this one
   * @param attempt the illegal move, or the pawn move that lacks a promotion piece; empty if no
   *     move was made
   */
  record IrregularityFound(
      long at, Color by, IllegalPressKind kind, int number, Optional<Attempt> attempt)
      implements OfPlayer {}

  /** Time was added to a clock, or subtracted if {@code millis} is negative. */
  record TimeAdded(long at, Color color, long millis, String article) implements StrictEvent {}

  /** A player offered a draw again before the next move (11.5). An open offer stays open. */
  record OfferRepeated(long at, Color by) implements OfPlayer {}

  /**
   * The arbiter was called, and both clocks were stopped (6.11.2).
   *
   * @param by the player who called the arbiter; empty if neither player did
   */
  record ArbiterCalled(long at, Optional<Color> by) implements StrictEvent {}

  /** The arbiter corrected a clock's move counter (7.1). */
  record MoveCountSet(long at, Color color, int moves) implements StrictEvent {}

  /** The arbiter warned a player (12.9.1). */
  record Warned(long at, Color color) implements StrictEvent {}

  /**
   * The arbiter restored the position reached after the given number of half-moves (7.5.1, 7.6).
   */
  record PositionRestored(long at, int plies) implements StrictEvent {}

  /** The arbiter wrote a note. */
  record Noted(long at, String text) implements StrictEvent {}

  /** The reasons why a press of the clock counts as an illegal move (7.5). */
  enum IllegalPressKind {
    /** An illegal move was completed (7.5.1). The position before it is restored. */
    ILLEGAL_MOVE,
    /**
     * A pawn on the last rank was not replaced (7.5.2). It becomes a queen, and the move stands.
     */
    PAWN_NOT_REPLACED,
    /** The clock was pressed without a move (7.5.3). */
    NO_MOVE
  }
}
