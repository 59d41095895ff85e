package org.arbiterchess.game;

import java.util.List;
import java.util.OptionalLong;
import org.arbiterchess.rules.Move;

/** The moves of a game as the players write them down. */
public final class Scoresheet {

  /**
   * One move of the record.
   *
   * @param number the number of the move, the same for White's and Black's
   * @param san the move in standard algebraic notation
   * @param clock what its player had left when the move was made, in milliseconds, with what the
   *     move brought; nothing in a game without a clock
   */
  public record Entry(int number, Move move, String san, OptionalLong clock) {}

  private Scoresheet() {}

  /**
   * The moves of the record, the first one first. Moves that were taken back are not there, and a
   * clock that was put right later still says what it said.
   */
  public static List<Entry> of(Game game) {
    return game.turn().entries();
  }
}
