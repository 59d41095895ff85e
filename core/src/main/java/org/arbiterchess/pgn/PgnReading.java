package org.arbiterchess.pgn;

import java.util.List;

/**
 * What came of reading a game.
 *
 * @param game as far as it could be read
 * @param warnings what is not as the standard wants it, and was understood all the same
 * @param errors what could not be understood, or is not allowed
 */
public record PgnReading(PgnGame game, List<PgnWarning> warnings, List<PgnError> errors) {

  public PgnReading {
    warnings = List.copyOf(warnings);
    errors = List.copyOf(errors);
  }
}
