package org.arbiterchess.pgn.tree;

import java.util.Optional;

/** Receives the contents of a variation in order. Every method has a default implementation. */
public interface VariationVisitor {

  /**
   * Called for each move in the variation. The node has no annotations or variations yet, because
   * they come later in the text.
   */
  default void considered(MoveNode move) {}

  /**
   * Called for each comment.
   *
   * @param before whether the comment belongs to the next move rather than the previous one
   */
  default void comment(PgnComment comment, boolean before) {}

  /** Called for each NAG (numeric annotation glyph) on the previous move. */
  default void nag(int nag) {}

  /**
   * Called at the start of a nested variation that replaces the previous move. If this method
   * returns empty, the variation is still checked but not reported.
   */
  default Optional<VariationVisitor> variation() {
    return Optional.empty();
  }

  /** Called at the end of the variation. */
  default void end() {}
}
