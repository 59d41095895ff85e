package org.arbiterchess.pgn;

import java.util.List;

/** A move that was played. Its variations are what might have been played instead. */
public record MainLineMove(Ply ply, MoveAnnotations annotations, List<Variation> variations) {

  public MainLineMove {
    variations = List.copyOf(variations);
  }
}
