/**
 * Games as PGN, the text that all chess programs exchange: read as it is found, one game at a time
 * from a stream of bytes, and written in export format. Depends on {@code chess}, {@code bitboard},
 * {@code rules}, {@code notation} and {@code game}.
 */
package org.arbiterchess.pgn;
