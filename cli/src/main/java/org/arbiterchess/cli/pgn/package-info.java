/**
 * The command {@code pgn}: opens and decompresses PGN files, processes their games on several
 * threads, and counts, audits or rewrites them. Depends on {@code core} and {@code terminal}.
 */
package org.arbiterchess.cli.pgn;
