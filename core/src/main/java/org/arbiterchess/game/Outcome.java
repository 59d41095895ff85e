package org.arbiterchess.game;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.winnability.UnwinnableReason;

/**
 * How a game ended.
 *
 * @param article what the ending is cited by, which the rulebook decides
 * @param fallen the side that resigned, went away, or whose flag fell
 * @param why why that was only a draw
 */
public record Outcome(
    Ending ending,
    Result result,
    String article,
    Optional<Color> fallen,
    Optional<UnwinnableReason> why) {

  public Outcome {
    why = why.map(UnwinnableReason::recorded);
  }

  static Outcome of(Ending ending, Result result, String article) {
    return new Outcome(ending, result, article, Optional.empty(), Optional.empty());
  }

  public Optional<Color> winner() {
    return result.winner();
  }

  public boolean isDraw() {
    return result == Result.DRAW;
  }

  /** Whether the game has ended and its result waits for the arbiter's verdict. */
  public boolean isBeingDecided() {
    return result == Result.BEING_DECIDED;
  }

  /** The same end with its result found: the side that fell loses. */
  Outcome lost() {
    Result win = Result.winFor(fallen.orElseThrow().other());
    return new Outcome(ending, win, article, fallen, Optional.empty());
  }

  /** The same end with its result found: the opponent could never have won. */
  Outcome drawn(UnwinnableReason proof) {
    return new Outcome(ending, Result.DRAW, article, fallen, Optional.of(proof));
  }
}
