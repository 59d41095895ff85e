package org.arbiterchess.pgn;

import java.util.List;

/**
 * The result of reading a game.
 *
 * @param game the game, as far as it could be read
 * @param warnings deviations from the standard that the reader accepted
 * @param errors the errors in the game and its variations
 */
public record PgnReading(PgnGame game, List<PgnWarning> warnings, List<PgnError> errors) {

  public PgnReading {
    warnings = List.copyOf(warnings);
    errors = List.copyOf(errors);
  }
}
