package org.arbiterchess.officiating.cases;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.FidePace;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.game.TimeControlStage;
import org.arbiterchess.game.TimingMethod;

/** The conditions under which a game is played: {@link Fact#CONTROL}, {@link Fact#SUPERVISED}. */
record PlayingConditions(Optional<TimeControl> control, Optional<Boolean> supervised) {

  static PlayingConditions of(Question question) {
    return new PlayingConditions(question.get(Fact.CONTROL), question.get(Fact.SUPERVISED));
  }

  /** Returns the pace, or empty if there is no clock. */
  Optional<FidePace> pace() {
    return control.isPresent() ? control.get().fidePace() : Optional.of(FidePace.STANDARD);
  }

  boolean hasClock() {
    return pace().isPresent();
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

  /** Returns a player's periods; empty if there is no clock or the time control is unknown. */
  List<TimeControlStage> periods(Color color) {
    return control.isPresent() ? control.get().stages(color) : List.of();
  }

  /** Whether any stage has an increment or delay; false if the time control is unknown. */
  boolean hasIncrement() {
    for (Color color : Color.values()) {
      for (TimeControlStage stage : periods(color)) {
        if (stage.mode() != TimingMethod.HOURGLASS && stage.bonusMillis() > 0) {
          return true;
        }
      }
    }
    return false;
  }
}
