package org.arbiterchess.pgn;

import java.util.List;

/** A move in a variation. Its own variations are alternatives to it. */
public record VariationMove(Ply ply, MoveAnnotations annotations, List<Variation> variations) {

  public VariationMove {
    variations = List.copyOf(variations);
  }
}
