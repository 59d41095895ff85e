/**
 * Arbiter's command line: {@code Main} and the list of commands. Depends on {@code core}, {@code
 * messages}, {@code query}, {@code serve}, {@code pgn}, {@code play}, {@code transfer} and {@code
 * terminal}.
 */
package org.arbiterchess.cli;
