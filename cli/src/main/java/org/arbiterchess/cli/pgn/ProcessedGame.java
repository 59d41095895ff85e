package org.arbiterchess.cli.pgn;

import java.util.List;
import org.arbiterchess.game.Result;
import org.arbiterchess.pgn.AuditContradiction;
import org.arbiterchess.pgn.PgnError;
import org.arbiterchess.pgn.PgnWarning;

/**
 * The result of processing one game.
 *
 * @param line where the game starts; 0 if it has neither errors nor contradictions
 * @param output what is printed for it
 * @param key equal for games with the same players, start and moves
 */
record ProcessedGame(
    String file,
    int line,
    int plies,
    Result result,
    List<AuditContradiction> contradictions,
    List<PgnWarning> forgiven,
    List<PgnError> errors,
    String output,
    DuplicateKey key) {

  /** Two hashes, so that different games hardly ever share both. */
  record DuplicateKey(long moves, long players) {

    static final DuplicateKey NONE = new DuplicateKey(0, 0);
  }
}
