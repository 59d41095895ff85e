package org.arbiterchess.rules;

import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;

/** The arbiter's ruling on an attempt: the legal move, or the first law that the attempt breaks. */
public sealed interface Ruling {

  /** The attempt is a legal move. */
  record Legal(Move move) implements Ruling {}

  /**
   * The attempt breaks a law.
   *
   * @param player the side that made the attempt
   */
  record Illegal(
      Color player,
      Attempt attempt,
      ReasonDetail detail,
      String article,
      IllegalMoveEvidence evidence)
      implements Ruling {

    public Reason reason() {
      return detail.reason();
    }

    public List<Square> squares() {
      return evidence.squares();
    }

    public List<AttackArrow> arrows() {
      return evidence.arrows();
    }

    /** The same ruling with a more specific detail from the game record. */
    public Illegal withDetail(ReasonDetail closer, int number) {
      return new Illegal(player, attempt, closer, closer.article(), evidence.withNumber(number));
    }
  }
}
