/**
 * Positions as longs and moves as ints: attacks, the fast generator, and nothing a reader of the
 * API ever sees. Depends on nothing; the module does not export it.
 */
package org.arbiterchess.bitboard;
