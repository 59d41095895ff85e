package org.arbiterchess.pgn.tree;

import java.util.Optional;
import org.arbiterchess.game.Result;
import org.arbiterchess.rules.Position;

/**
 * Receives a game's contents in the order in which they appear in the text. This visitor receives
 * the moves that were played. Variations go to a {@link VariationVisitor}, so that the compiler
 * catches any mix-up. Every method has a default implementation.
 */
public interface PgnGameVisitor {

  /**
   * Called with the tags and the starting position. If this method returns false, the moves are
   * skipped.
   */
  default boolean begin(PgnTags tags, Position start) {
    return true;
  }

  /**
   * Called for each move that was played. The node has no annotations or variations yet, because
   * they follow in the text.
   */
  default void played(MoveNode move) {}

  /**
   * Called for each comment.
   *
   * @param before whether the comment belongs to the next move rather than the previous one
   */
  default void comment(PgnComment comment, boolean before) {}

  /** Called for a NAG on the previous move. */
  default void nag(int nag) {}

  /**
   * Called at the start of a variation on the previous move. If this method returns empty, the
   * variation is still checked but not reported.
   */
  default Optional<VariationVisitor> variation() {
    return Optional.empty();
  }

  /** Called at the end of the game. */
  default void end(Result result) {}
}
