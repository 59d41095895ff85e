package org.arbiterchess.cases;

import static java.util.Objects.requireNonNull;

import java.util.Optional;
import java.util.OptionalInt;
import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Setup;

/**
 * The position on the board is illegal (7.5, A.5.4).
 *
 * @param position the position, which shows what is illegal and who is responsible
 * @param what what is illegal; needed only if the position does not show it
 * @param by the player who made the illegal move
 * @param irregularities the number of this player's earlier irregularities
 * @param stillThere whether the position is still illegal after the next completed move; empty if
 *     that move has not been completed
 */
public record IllegalPosition(
    Optional<Setup> position,
    Optional<Flaw> what,
    Optional<Color> by,
    OptionalInt irregularities,
    Optional<Boolean> stillThere,
    PlayingConditions conditions)
    implements Question {

  public IllegalPosition {
    requireNonNull(position, "position");
    requireNonNull(what, "what");
    requireNonNull(by, "by");
    requireNonNull(irregularities, "irregularities");
    requireNonNull(stillThere, "stillThere");
    requireNonNull(conditions, "conditions");
  }

  /** What is illegal. */
  public enum Flaw {
    BOTH_KINGS_IN_CHECK,
    /** The king of the player who has just moved is in check. */
    KING_IN_CHECK,
    KING_CAPTURED,
    PAWN_ON_LAST_RANK
  }
}
