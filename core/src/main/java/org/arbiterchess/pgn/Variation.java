package org.arbiterchess.pgn;

import java.util.List;

/**
 * Moves that might have been played.
 *
 * @param closingComments comments behind the last move's own and its variations
 */
public record Variation(List<VariationMove> moves, List<PgnComment> closingComments) {

  public Variation {
    moves = List.copyOf(moves);
    closingComments = List.copyOf(closingComments);
  }
}
