/**
 * Writes game trees in PGN export format. Depends on {@code chess}, {@code rules}, {@code game},
 * {@code pgn.tree}. The module does not export this package; {@code pgn.PgnCodec} is its entry.
 */
package org.arbiterchess.pgn.write;
