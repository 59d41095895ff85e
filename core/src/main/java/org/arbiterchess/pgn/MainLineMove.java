package org.arbiterchess.pgn;

import java.util.List;

/** A move that was played. Its variations are alternatives to this move. */
public record MainLineMove(Ply ply, MoveAnnotations annotations, List<Variation> variations) {

  public MainLineMove {
    variations = List.copyOf(variations);
  }
}
