/**
 * Reads PGN from a byte stream one game at a time and recovers from errors. Nothing is dropped
 * silently: what the reader cannot read becomes a comment, a warning or an error. Depends on {@code
 * text}, {@code language}, {@code message}, {@code chess}, {@code remark}, {@code bitboard}, {@code
 * rules}, {@code rules.packed}, {@code notation}, {@code game}, {@code pgn.tree}.
 */
package org.arbiterchess.pgn.read;
