package org.arbiterchess.cli.pgn;

import java.util.List;
import java.util.Optional;

/**
 * What is to be done with the games.
 *
 * @param filters conditions, all of which a game must fulfil
 * @param dedupe whether a game that was there before is left out
 * @param threads how many games are worked on at once
 * @param out the file to write to, in place of standard output
 * @param split how many games a written file has; 0 for all in one
 */
public record PgnOptions(
    Answering answering,
    List<String> filters,
    boolean dedupe,
    int threads,
    Optional<String> out,
    int split) {

  /** What is said of each game. */
  public enum Answering {
    /** Nothing; all of them are counted. */
    COUNT,
    /** One object of JSON. */
    JSON,
    /** The game itself, in export format. */
    FIX
  }

  public PgnOptions {
    filters = List.copyOf(filters);
  }
}
