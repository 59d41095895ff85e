/**
 * Files of games: opened, decompressed, read on several threads, counted, audited and written
 * clean. Depends on {@code core} and on the commands' terminal.
 */
package org.arbiterchess.cli.pgn;
