package org.arbiterchess.pgn.read;

import java.util.List;
import org.arbiterchess.game.Result;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.packed.PackedLine;
import org.arbiterchess.rules.packed.PositionAndMovePacker;

/**
 * The result of replaying a game without building its tree. Every move was checked, including those
 * in variations. {@link Audit#of} compares it with the Laws.
 */
public final class PgnReplayResult {

  final Position start;
  final PackedLine line;
  private final boolean complete;
  private final Result result;

  /** The value of the Termination tag of a game that was won; otherwise empty. */
  final String termination;

  private final List<PgnWarning> warnings;
  private final List<PgnError> errors;

  PgnReplayResult(
      Position start,
      PackedLine line,
      boolean complete,
      Result result,
      String termination,
      PgnProblemCollector problems) {
    this.start = start;
    this.line = line;
    this.complete = complete;
    this.result = result;
    this.termination = termination;
    this.warnings = problems.warnings();
    this.errors = problems.errors();
  }

  /** The number of main-line half-moves that could be played. */
  public int plies() {
    return line.moves.length;
  }

  /** Whether every move of the main line could be played. */
  public boolean isComplete() {
    return complete;
  }

  /** The result written after the moves or, if it is missing, the value of the Result tag. */
  public Result result() {
    return result;
  }

  /** The position after the last move that could be played. */
  public Position last() {
    int black = start.turn().ordinal();
    int number = start.fullmoveNumber() + (plies() + black) / 2;
    return PositionAndMovePacker.position(line.end, start.variant(), line.quiet, number);
  }

  /** The deviations from the standard that the reader accepted. */
  public List<PgnWarning> warnings() {
    return warnings;
  }

  /** The errors in the game and its variations. */
  public List<PgnError> errors() {
    return errors;
  }

  /**
   * A hash of the moves and the final position. Different games are very unlikely to have the same
   * hash.
   */
  public long fingerprint() {
    return line.fingerprint();
  }
}
