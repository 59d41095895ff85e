package org.arbiterchess.cli.pgn;

import java.util.List;
import org.arbiterchess.game.Result;
import org.arbiterchess.pgn.read.Audit;
import org.arbiterchess.pgn.read.PgnError;
import org.arbiterchess.pgn.read.PgnWarning;
import org.arbiterchess.pgn.read.RecoveredLine;

/**
 * The result of processing one game.
 *
 * @param line the line on which the game starts; 0 if the game has neither errors nor
 *     contradictions of the Laws
 * @param illegalMoves the illegal moves after which reading continued; empty unless {@code
 *     --past-illegal} was given
 * @param before the text between the previous game and this one, if it must be written
 * @param output the text to print for the game
 * @param key a key shared by all games with the same players, starting position and moves
 */
record ProcessedGame(
    String file,
    int line,
    int plies,
    Result result,
    List<Audit.Contradiction> contradictions,
    List<PgnWarning> forgiven,
    List<PgnError> errors,
    List<RecoveredLine.IllegalMove> illegalMoves,
    String before,
    String output,
    DuplicateKey key) {

  /** A pair of hashes. Two different games are very unlikely to share both. */
  record DuplicateKey(long moves, long players) {

    static final DuplicateKey NONE = new DuplicateKey(0, 0);
  }
}
