/**
 * Positions and moves as {@code bitboard} stores them, for searches and for reading PGN quickly.
 * Depends on {@code chess}, {@code bitboard}, {@code rules}. The module does not export this
 * package.
 */
package org.arbiterchess.rules.packed;
