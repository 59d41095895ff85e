package org.arbiterchess.io;

import org.arbiterchess.rules.Move;

/**
 * A move in an opening book.
 *
 * @param weight how good or how frequent the move is, from 0 to 65,535; meaningful only in
 *     comparison with the other moves in the position
 * @param learn data that some programs store about the move, from 0 to 4,294,967,295; usually 0
 */
public record BookMove(Move move, int weight, long learn) {}
