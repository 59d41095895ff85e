/**
 * Packed positions and moves, attack tables and the fast move generator. Depends on {@code chess}.
 * The module does not export this package.
 */
package org.arbiterchess.bitboard;
