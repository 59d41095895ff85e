package org.arbiterchess.pgn;

import java.util.List;

/** A move that was not played. Its variations are what might have been considered instead. */
public record VariationMove(Ply ply, MoveAnnotations annotations, List<Variation> variations) {

  public VariationMove {
    variations = List.copyOf(variations);
  }
}
