package org.arbiterchess.pgn;

import java.util.List;

/** A move that was played. Its variations are what might have been played instead. */
public record MainMove(Ply ply, Notes notes, List<Variation> variations) {

  public MainMove {
    variations = List.copyOf(variations);
  }
}
