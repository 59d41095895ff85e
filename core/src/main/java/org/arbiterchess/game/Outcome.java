package org.arbiterchess.game;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.winnability.UnwinnableReason;

/**
 * The outcome of a game that has ended.
 *
 * @param article the article under which the game ended, according to its rulebook
 * @param fallen the side that resigned, left, ran out of time, or did not make its first move
 * @param why the reason why the game was drawn although that side resigned, left or ran out of time
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

  /** The outcome of a game that ended in a way that concerns neither side alone. */
  public static Outcome of(Ending ending, Result result, String article) {
    return new Outcome(ending, result, article, Optional.empty(), Optional.empty());
  }

  public Optional<Color> winner() {
    return result.winner();
  }

  public boolean isDraw() {
    return result == Result.DRAW;
  }

  /**
   * Whether the game is over but its result depends on a verdict that the arbiter has yet to give.
   */
  public boolean isBeingDecided() {
    return result == Result.BEING_DECIDED;
  }

  /** Settles the result as a loss for the side that resigned, left or ran out of time. */
  Outcome lost() {
    Result win = Result.winFor(fallen.orElseThrow().other());
    return new Outcome(ending, win, article, fallen, Optional.empty());
  }

  /** Settles the result as a draw, because the opponent could never have delivered checkmate. */
  Outcome drawn(UnwinnableReason proof) {
    return new Outcome(ending, Result.DRAW, article, fallen, Optional.of(proof));
  }
}
