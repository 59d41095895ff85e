package org.arbiterchess.pgn;

import java.util.List;

/**
 * A sequence of moves that were not played.
 *
 * @param closingComments the comments after the last move and its variations
 */
public record Variation(List<VariationMove> moves, List<PgnComment> closingComments) {

  public Variation {
    moves = List.copyOf(moves);
    closingComments = List.copyOf(closingComments);
  }
}
