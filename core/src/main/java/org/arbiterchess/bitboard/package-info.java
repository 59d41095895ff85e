/**
 * Positions as longs and moves as ints: attacks and the fast move generator. Depends on {@code
 * chess}. The module does not export this package.
 */
package org.arbiterchess.bitboard;
