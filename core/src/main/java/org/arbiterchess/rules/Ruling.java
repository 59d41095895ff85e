package org.arbiterchess.rules;

import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;

/** The arbiter's answer to an attempt: the legal move it is, or the one law it breaks. */
public sealed interface Ruling {

  /** The attempt is this move. */
  record Legal(Move move) implements Ruling {}

  /**
   * The attempt breaks a law.
   *
   * @param player the side that tried
   */
  record Illegal(
      Color player, Attempt attempt, ReasonDetail detail, String article, Evidence evidence)
      implements Ruling {

    public Reason reason() {
      return detail.reason();
    }

    public List<Square> squares() {
      return evidence.squares();
    }

    public List<Arrow> arrows() {
      return evidence.arrows();
    }

    /** The same ruling, told more closely by what the record of the game proves. */
    public Illegal withDetail(ReasonDetail closer, int number) {
      return new Illegal(player, attempt, closer, closer.article(), evidence.withNumber(number));
    }
  }
}
