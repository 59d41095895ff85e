package org.arbiterchess.game;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.rules.Attempt;

/**
 * An event of strict play. A completed move is {@link GameEvent.MovePlayed}, followed by {@link
 * ClockPressed} unless the move ended the game.
 */
public sealed interface StrictEvent extends GameEvent {

  /** The longest note, in characters. */
  int MAX_NOTE = 500;

  /** The arbiter started White's clock (6.6). */
  record ClockStarted(long at) implements StrictEvent {}

  /** A player said "I adjust", or stopped adjusting (4.2.1). */
  record AdjustSwitched(long at, Color by, boolean on) implements StrictEvent {}

  /** The player to move touched a piece (4.3). */
  record PieceTouched(long at, Color by, Square square) implements StrictEvent {}

  /** The opponent said that the last touch was an accident (4.2.2). */
  record TouchExcused(long at, Color by) implements StrictEvent {}

  /** A piece was released and stays where it is, legal or not, until the press. */
  record PieceReleased(long at, Color by, Attempt attempt) implements StrictEvent {}

  /** A player took an illegal move back before the press. Its pieces stay touched. */
  record ReleaseWithdrawn(long at, Color by) implements StrictEvent {}

  /** The touched pieces did not allow this move: the piece went back (4.3 to 4.5). */
  record TouchMoveEnforced(long at, Color by, Attempt attempt) implements StrictEvent {}

  /** The player pressed the clock after a legal move. */
  record ClockPressed(long at, Color by) implements StrictEvent {}

  /** A press had no effect: that clock did not run, or it was a double tap. */
  record PressIgnored(long at, Color by) implements StrictEvent {}

  /**
   * The press brought an irregularity to light (7.5). Both clocks stand until play continues.
   *
   * @param number how many irregularities this player now has
   * @param attempt the illegal move, or the pawn's step without a promotion piece
   */
  record IrregularityFound(
      long at, Color by, IrregularityKind kind, int number, Optional<Attempt> attempt)
      implements StrictEvent {}

  /** Time was added to a clock or, if negative, taken away. */
  record TimeAdded(long at, Color color, long millis, String article) implements StrictEvent {}

  /** A player offered a draw again before the next move (11.5). The first offer counts. */
  record OfferRepeated(long at, Color by) implements StrictEvent {}

  /**
   * The arbiter was called, and both clocks stand (6.11.2).
   *
   * @param by the player who called; empty if the arbiter came unasked
   */
  record ArbiterCalled(long at, Optional<Color> by) implements StrictEvent {}

  /** The arbiter corrected the number of moves that a clock has counted (7.1). */
  record MoveCountSet(long at, Color color, int moves) implements StrictEvent {}

  /** The arbiter warned a player (12.9.1). */
  record Warned(long at, Color color) implements StrictEvent {}

  /** The arbiter returned to the position after this number of moves (7.5.1, 7.6). */
  record PositionRestored(long at, int plies) implements StrictEvent {}

  /** The arbiter wrote a note. */
  record Noted(long at, String text) implements StrictEvent {}
}
