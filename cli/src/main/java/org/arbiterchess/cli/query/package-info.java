/**
 * The commands that answer queries about a position or a game: {@code rule}, {@code moves}, {@code
 * game}, {@code fen}, {@code winnable}, {@code perft} and {@code ask}. They answer a single query,
 * or one JSON query per line. Depends on {@code core}, {@code messages}, {@code drawing} and {@code
 * terminal}.
 */
package org.arbiterchess.cli.query;
