package org.arbiterchess.cases;

import org.arbiterchess.chess.Color;

/** What happens to the game. */
public enum GameConsequence {
  CONTINUES,
  WHITE_WINS,
  BLACK_WINS,
  DRAW,
  /** The game is cancelled and a new one is played. */
  NEW_GAME,
  BOTH_LOSE,
  /** The game was already over, and its result stands. */
  RESULT_STANDS,
  /** The game was already over, but the result was recorded wrongly and is corrected (8.7). */
  RECORD_TRUE_RESULT,
  /** The Laws give the arbiter options instead of a single answer. */
  LEFT_TO_ARBITER;

  static GameConsequence winFor(Color color) {
    return color == Color.WHITE ? WHITE_WINS : BLACK_WINS;
  }
}
