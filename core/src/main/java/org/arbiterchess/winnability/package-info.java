/**
 * Determines whether a side can still deliver checkmate by any series of legal moves (5.1.2, 5.2.2,
 * 6.9, 7.5.5). The answer includes a mating line or a proof that there is none. The search ignores
 * repetition and move counters. Depends on {@code chess}, {@code bitboard}, {@code rules}, {@code
 * rules.packed}.
 *
 * <pre>{@code
 * Position position = Fen.parse("8/8/8/8/8/3k4/8/KN6 w - - 0 1");
 * Winnability answer = Winnability.search(position, Color.WHITE);
 * System.out.println(answer.unwinnable().orElseThrow().reason()); // KNIGHT_AGAINST_QUEENS
 * }</pre>
 */
package org.arbiterchess.winnability;
