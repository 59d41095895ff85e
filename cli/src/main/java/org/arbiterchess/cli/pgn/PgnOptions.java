package org.arbiterchess.cli.pgn;

import java.util.Optional;
import org.arbiterchess.pgn.read.PgnLimits;

/**
 * Options for the {@code pgn} command.
 *
 * @param normalize whether to also normalise what is clear as it is written
 * @param selection the games to process
 * @param pastIllegal whether to continue reading a game after an illegal move
 * @param dedupe whether to skip duplicates
 * @param out the output file; empty for standard output
 * @param limits the limits for one game
 * @param split the number of games per output file, or 0 for a single file
 */
record PgnOptions(
    OutputMode mode,
    boolean normalize,
    GameSelection selection,
    boolean pastIllegal,
    boolean dedupe,
    int threads,
    PgnLimits limits,
    Optional<String> out,
    int split) {

  /** The kind of output for each game. */
  enum OutputMode {
    /** No output per game, only a summary. */
    COUNT,
    /** One JSON object per game. */
    JSON,
    /** The game in PGN export format. */
    FIX
  }
}
