/**
 * The {@code pgn} command: reads PGN files, processes their games on several threads, and counts,
 * audits or rewrites them. Depends on {@code core}, {@code messages} and {@code terminal}.
 */
package org.arbiterchess.cli.pgn;
