/**
 * The commands that answer queries about a position or a game: {@code rule}, {@code moves}, {@code
 * game}, {@code fen}, {@code winnable}, {@code perft}, {@code svg} and {@code ask}. They answer a
 * single query, or most of them one JSON query per line. Depends on {@code core}, {@code svg},
 * {@code messages}, {@code drawing} and {@code terminal}.
 */
package org.arbiterchess.cli.query;
