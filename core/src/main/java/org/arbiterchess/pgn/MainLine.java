package org.arbiterchess.pgn;

import java.util.List;

/**
 * The moves that were played.
 *
 * @param closingComments comments behind the last move's own and its variations
 */
public record MainLine(List<MainLineMove> moves, List<PgnComment> closingComments) {

  public MainLine {
    moves = List.copyOf(moves);
    closingComments = List.copyOf(closingComments);
  }
}
