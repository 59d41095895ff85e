package org.arbiterchess.cli.pgn;

import java.util.List;
import org.arbiterchess.game.Result;
import org.arbiterchess.pgn.AuditContradiction;
import org.arbiterchess.pgn.PgnError;
import org.arbiterchess.pgn.PgnWarning;

/**
 * What came of one game.
 *
 * @param line where it begins
 * @param written what is written of it
 * @param key the same for two games just when players, start and moves are the same
 */
record ProcessedGame(
    String file,
    int line,
    int plies,
    Result result,
    List<AuditContradiction> contradictions,
    List<PgnWarning> forgiven,
    List<PgnError> errors,
    String written,
    Key key) {

  /** Two numbers, so that two different games hardly ever share them. */
  record Key(long moves, long players) {

    static final Key NONE = new Key(0, 0);
  }
}
