package org.arbiterchess.cli.pgn;

import java.util.List;
import java.util.Optional;

/**
 * What to do with the games.
 *
 * @param filters a game must match all of them
 * @param dedupe whether to skip duplicates
 * @param out the output file, instead of standard output
 * @param split the number of games in each output file, or 0 for a single file
 */
record PgnOptions(
    OutputMode mode,
    List<String> filters,
    boolean dedupe,
    int threads,
    Optional<String> out,
    int split) {

  /** What is printed for each game. */
  enum OutputMode {
    /** Nothing; only a summary is printed. */
    COUNT,
    /** A JSON object. */
    JSON,
    /** The game itself, in export format. */
    FIX
  }

  PgnOptions {
    filters = List.copyOf(filters);
  }
}
