package org.arbiterchess.pgn;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.bitboard.PackedPosition;
import org.arbiterchess.game.Ending;
import org.arbiterchess.game.Result;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.packed.PackedPositions;

/**
 * What came of playing a game through without keeping it: every move was checked, those of
 * variations too.
 */
public final class PgnReplay {

  private final Position start;
  private final PackedPosition end;
  private final int plies;
  private final int quiet;
  private final long fingerprint;
  private final Result result;
  private final AuditReport audit;
  private final List<PgnWarning> warnings;
  private final List<PgnError> errors;

  PgnReplay(
      Position start,
      VariationStack lines,
      Result result,
      AuditReport audit,
      PgnProblemCollector problems) {
    this.start = start;
    this.end = new PackedPosition();
    this.end.copy(lines.end());
    this.plies = lines.mainPlies();
    this.quiet = lines.quiet();
    this.fingerprint = lines.fingerprint();
    this.result = result;
    this.audit = audit;
    this.warnings = problems.warnings();
    this.errors = problems.errors();
  }

  /** How many moves of the main line could be played. */
  public int plies() {
    return plies;
  }

  /** The result behind the moves or, where there is none, that of the tag. */
  public Result result() {
    return result;
  }

  /** The position at the beginning. */
  public Position start() {
    return start;
  }

  /** The position after the last move that could be played. */
  public Position last() {
    int black = start.turn().ordinal();
    int number = start.fullmoveNumber() + (plies + black) / 2;
    return PackedPositions.position(end, start.variant(), quiet, number);
  }

  /** The end that the last position brings by itself, over the board. */
  public Optional<Ending> end() {
    return audit.end();
  }

  /** Where the game or its result contradicts the Laws. */
  public List<AuditContradiction> contradictions() {
    return audit.contradictions();
  }

  /** What is not as the standard wants it, and was understood all the same. */
  public List<PgnWarning> warnings() {
    return warnings;
  }

  /** What could not be understood, or is not allowed. */
  public List<PgnError> errors() {
    return errors;
  }

  /** A number that two games share when their starts and moves are the same, others hardly ever. */
  public long fingerprint() {
    return fingerprint;
  }
}
