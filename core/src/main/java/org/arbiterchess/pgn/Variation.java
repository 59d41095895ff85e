package org.arbiterchess.pgn;

import java.util.List;

/**
 * Moves that might have been played.
 *
 * @param closing comments behind the last move's own and its variations
 */
public record Variation(List<VariationMove> moves, List<PgnComment> closing) {

  public Variation {
    moves = List.copyOf(moves);
    closing = List.copyOf(closing);
  }
}
