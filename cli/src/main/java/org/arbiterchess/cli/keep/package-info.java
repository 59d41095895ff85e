/**
 * Files that whole stores of games are written to and read from: exports, and archives of PGN.
 * Depends on the server's {@code transfer}, {@code store} and {@code room}, and on zstd.
 */
package org.arbiterchess.cli.keep;
