package org.arbiterchess.officiating.clock;

import org.arbiterchess.chess.Color;

/**
 * The record of a press that completed a move. All times are in milliseconds.
 *
 * @param move the move number, as shown by the move counter
 * @param used the time from the start of the turn to the press, excluding pauses
 * @param left the time on the player's clock after the press
 * @param at when the clock was pressed
 */
public record ClockPressRecord(Color by, int move, long used, long left, long at) {}
