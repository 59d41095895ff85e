/**
 * Whether a side could still checkmate by any series of legal moves (5.1.2, 5.2.2, 6.9, 7.5.5),
 * with the line that does it or the proof that none does. Depends on positions and the generator;
 * repetition and the counting of moves are disregarded.
 */
package org.arbiterchess.winnability;
