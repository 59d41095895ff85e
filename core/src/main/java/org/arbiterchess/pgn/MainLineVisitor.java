package org.arbiterchess.pgn;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.game.Result;
import org.arbiterchess.rules.Position;

/**
 * Is told a game as it is read, in the order of the text. What was played comes here; what might
 * have been played goes to a {@link VariationVisitor}, which is another type, so that the two are
 * never mixed by accident. Every method may be left out.
 */
public interface MainLineVisitor {

  /** The tags and where the game begins. With {@code false} the moves are not read. */
  default boolean begin(List<PgnTag> tags, Position start) {
    return true;
  }

  /** A move was played. */
  default void played(Ply ply) {}

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

  /** The game ends. */
  default void end(Result result) {}
}
