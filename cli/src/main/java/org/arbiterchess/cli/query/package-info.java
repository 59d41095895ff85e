/**
 * The commands that answer queries about a position or a game: {@code rule}, {@code moves}, {@code
 * game}, {@code fen}, {@code winnable}, {@code perft}, {@code svg} and {@code ask}. Each command
 * answers a single query, and most can also answer one JSON query per line of standard input.
 * Depends on {@code core}, {@code svg}, {@code messages}, {@code drawing} and {@code terminal}.
 */
package org.arbiterchess.cli.query;
