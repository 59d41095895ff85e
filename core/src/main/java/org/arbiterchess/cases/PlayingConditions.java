package org.arbiterchess.cases;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.FidePace;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.game.TimeControlStage;
import org.arbiterchess.game.TimingMethod;

/**
 * The conditions under which a game is played.
 *
 * @param control the time control, which is {@link TimeControl#NONE} if there is no clock. An empty
 *     value means that the time control is unknown and the game counts as standard.
 * @param supervised whether an arbiter supervises the game constantly (A.4, B.2); if that is
 *     unknown, the game counts as supervised
 */
public record PlayingConditions(Optional<TimeControl> control, Optional<Boolean> supervised) {

  private static final long MINUTE = 60_000;

  /** The conditions if nothing is known about them: those of a standard game. */
  public static final PlayingConditions UNKNOWN =
      new PlayingConditions(Optional.empty(), Optional.empty());

  /** Returns the pace, or empty if there is no clock. */
  public Optional<FidePace> pace() {
    return control.isPresent() ? control.get().fidePace() : Optional.of(FidePace.STANDARD);
  }

  boolean isRapid() {
    return pace().filter(pace -> pace == FidePace.RAPID).isPresent();
  }

  boolean isBlitz() {
    return pace().filter(pace -> pace == FidePace.BLITZ).isPresent();
  }

  /** Whether the game is rapid or blitz. */
  boolean isFast() {
    return isRapid() || isBlitz();
  }

  /** Whether the rules for rapid and blitz without constant supervision apply (A.5, B.3). */
  boolean isUnsupervised() {
    return !supervised.orElse(true) && isFast();
  }

  /**
   * Returns the extra time that the opponent gets for a first irregularity or an incorrect claim:
   * two minutes in standard chess, one minute in rapid and blitz (A.3), or none if there is no
   * clock.
   */
  long penaltyMillis() {
    if (pace().isEmpty()) {
      return 0;
    }
    return isFast() ? MINUTE : 2 * MINUTE;
  }

  /** Returns a player's periods; empty if there is no clock or the time control is unknown. */
  List<TimeControlStage> periods(Color color) {
    return control.isPresent() ? control.get().stages(color) : List.of();
  }

  /** Whether any stage has an increment or delay; false if the time control is unknown. */
  boolean hasIncrement() {
    return hasIncrement(Color.WHITE) || hasIncrement(Color.BLACK);
  }

  private boolean hasIncrement(Color color) {
    for (TimeControlStage stage : periods(color)) {
      if (stage.mode() != TimingMethod.HOURGLASS && stage.bonusMillis() > 0) {
        return true;
      }
    }
    return false;
  }
}
