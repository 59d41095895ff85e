package org.arbiterchess.pgn;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.game.Ending;
import org.arbiterchess.game.Result;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.packed.PositionAndMovePacker;

/**
 * The result of replaying a game without storing its moves. Every move was checked, including those
 * in variations.
 */
public final class PgnReplayResult {

  private final Position start;
  private final BitboardPosition end;
  private final int plies;
  private final int quiet;
  private final long fingerprint;
  private final Result result;
  private final AuditReport audit;
  private final List<PgnWarning> warnings;
  private final List<PgnError> errors;

  PgnReplayResult(
      Position start,
      VariationStack lines,
      Result result,
      AuditReport audit,
      PgnProblemCollector problems) {
    this.start = start;
    this.end = new BitboardPosition();
    this.end.copy(lines.end());
    this.plies = lines.mainPlies();
    this.quiet = lines.quiet();
    this.fingerprint = lines.fingerprint();
    this.result = result;
    this.audit = audit;
    this.warnings = problems.warnings();
    this.errors = problems.errors();
  }

  /** The number of main-line half-moves that could be played. */
  public int plies() {
    return plies;
  }

  /** The result written after the moves or, if it is missing, the value of the Result tag. */
  public Result result() {
    return result;
  }

  /** The starting position. */
  public Position start() {
    return start;
  }

  /** The position after the last move that could be played. */
  public Position last() {
    int black = start.turn().ordinal();
    int number = start.fullmoveNumber() + (plies + black) / 2;
    return PositionAndMovePacker.position(end, start.variant(), quiet, number);
  }

  /** How the final position automatically ends the game under over-the-board rules, if it does. */
  public Optional<Ending> end() {
    return audit.end();
  }

  /** The contradictions between the game and the Laws. */
  public List<AuditContradiction> contradictions() {
    return audit.contradictions();
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
    return fingerprint;
  }
}
