/**
 * Positions as longs and moves as ints: attacks, the fast generator, and nothing a reader of the
 * API ever sees. Depends on {@code chess}. The module does not export this package.
 */
package org.arbiterchess.bitboard;
