package org.arbiterchess.pgn;

import java.util.Optional;

/** Is told a variation as it is read. Every method may be left out. */
public interface VariationVisitor {

  /** A move is considered that was not played. */
  default void considered(Ply ply) {}

  /**
   * A comment.
   *
   * @param before whether it stands before the move that follows, not after the one before
   */
  default void comment(PgnComment comment, boolean before) {}

  /** An opinion on the move before. */
  default void nag(int nag) {}

  /** A variation to the move before begins. Nobody given, it is only checked. */
  default Optional<VariationVisitor> variation() {
    return Optional.empty();
  }

  /** The variation ends. */
  default void end() {}
}
