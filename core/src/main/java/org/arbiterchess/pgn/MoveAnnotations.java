package org.arbiterchess.pgn;

import java.util.List;

/**
 * What an annotator says about a move.
 *
 * @param nags opinions as numbers, from 0 to {@link Nags#MAX}
 */
public record MoveAnnotations(List<PgnComment> before, List<Integer> nags, List<PgnComment> after) {

  public static final MoveAnnotations NONE = new MoveAnnotations(List.of(), List.of(), List.of());

  public MoveAnnotations {
    before = List.copyOf(before);
    nags = List.copyOf(nags);
    after = List.copyOf(after);
  }
}
