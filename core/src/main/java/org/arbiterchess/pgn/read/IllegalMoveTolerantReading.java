package org.arbiterchess.pgn.read;

import java.util.List;

/**
 * The result of reading a game's main line without stopping at illegal moves. An illegal move leads
 * to a {@link org.arbiterchess.rules.Setup}, never to a position of the game.
 *
 * @param plies the number of half-moves that could be read, including illegal ones
 * @param isComplete whether all moves of the main line could be read
 */
public record IllegalMoveTolerantReading(
    int plies, boolean isComplete, List<IllegalMoveReport> illegalMoves) {
  static final IllegalMoveTolerantReading NOTHING =
      new IllegalMoveTolerantReading(0, false, List.of());

  public IllegalMoveTolerantReading {
    illegalMoves = List.copyOf(illegalMoves);
  }
}
