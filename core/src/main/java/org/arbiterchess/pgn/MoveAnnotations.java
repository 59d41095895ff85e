package org.arbiterchess.pgn;

import java.util.List;

/**
 * A move's annotations.
 *
 * @param nags the numeric annotation glyphs, from 0 to {@link Nags#MAX}
 */
public record MoveAnnotations(List<PgnComment> before, List<Integer> nags, List<PgnComment> after) {

  public static final MoveAnnotations NONE = new MoveAnnotations(List.of(), List.of(), List.of());

  public MoveAnnotations {
    before = List.copyOf(before);
    nags = List.copyOf(nags);
    after = List.copyOf(after);
  }
}
