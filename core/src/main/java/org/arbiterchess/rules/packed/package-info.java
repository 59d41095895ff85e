/**
 * Gives searches and the fast PGN reader access to the packed form of positions and moves. Depends
 * on {@code chess}, {@code bitboard}, {@code rules}. The module does not export this package.
 */
package org.arbiterchess.rules.packed;
