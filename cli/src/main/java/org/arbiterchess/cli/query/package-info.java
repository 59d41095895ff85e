/**
 * The commands that answer a question about a position or a game: {@code rule}, {@code moves},
 * {@code game}, {@code fen}, {@code winnable} and {@code perft}, once or line by line as JSON.
 * Depends on {@code core}, {@code messages}, {@code drawing} and {@code terminal}.
 */
package org.arbiterchess.cli.query;
