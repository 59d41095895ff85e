package org.arbiterchess.game;

import java.util.List;
import java.util.OptionalLong;
import org.arbiterchess.rules.Move;

/** A game's moves, as the players record them. */
public final class Scoresheet {

  /**
   * One move of the game.
   *
   * @param number the move number, shared by White's move and Black's reply
   * @param san the move in standard algebraic notation
   * @param clock the time that the player had left after the move, in milliseconds, including any
   *     bonus; empty in a game without a clock
   * @param drawOffered in strict play, whether the player offered a draw with the move (9.1.2.2)
   */
  public record Entry(int number, Move move, String san, OptionalLong clock, boolean drawOffered) {}

  private Scoresheet() {}

  /**
   * Returns a game's moves in order, excluding those that were taken back. Later clock corrections
   * do not change earlier entries.
   */
  public static List<Entry> of(Game game) {
    return game.turn().entries();
  }
}
