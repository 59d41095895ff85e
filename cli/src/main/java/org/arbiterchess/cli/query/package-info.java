/**
 * The commands that answer queries about a position or a game: {@code rule}, {@code moves}, {@code
 * game}, {@code fen}, {@code winnable} and {@code perft}, once or as one JSON object per line.
 * Depends on {@code core}, {@code messages}, {@code drawing} and {@code terminal}.
 */
package org.arbiterchess.cli.query;
