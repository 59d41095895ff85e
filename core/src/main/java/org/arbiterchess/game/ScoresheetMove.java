package org.arbiterchess.game;

import java.util.OptionalLong;
import org.arbiterchess.rules.Move;

/**
 * A move of a game, as the players record it.
 *
 * @param number the move number, shared by White's move and Black's reply
 * @param san the move in standard algebraic notation
 * @param clock the time that the player had left after the move, in milliseconds, including any
 *     bonus; empty in a game without a clock
 * @param drawOffered in strict play, whether the player offered a draw with the move (9.1.2.2)
 */
public record ScoresheetMove(
    int number, Move move, String san, OptionalLong clock, boolean drawOffered) {}
