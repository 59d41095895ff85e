package org.arbiterchess.pgn;

import java.util.List;

/**
 * The moves that were played.
 *
 * @param closing comments behind the last move's own and its variations
 */
public record MainLine(List<MainLineMove> moves, List<PgnComment> closing) {

  public MainLine {
    moves = List.copyOf(moves);
    closing = List.copyOf(closing);
  }
}
