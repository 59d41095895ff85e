/**
 * Reads PGN from a byte stream, one game at a time, recovering from errors, and writes it in export
 * format. Depends on {@code text}, {@code chess}, {@code remark}, {@code bitboard}, {@code rules},
 * {@code rules.packed}, {@code winnability}, {@code notation}, {@code game}, {@code wire}.
 */
package org.arbiterchess.pgn;
