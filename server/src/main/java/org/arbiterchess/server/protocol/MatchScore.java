package org.arbiterchess.server.protocol;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.game.Result;

/**
 * The players' total score in a game and its rematches, in half points.
 *
 * @param white the half points of the player who has White in the current game
 */
public record MatchScore(int white, int black) {

  public static final MatchScore ZERO = new MatchScore(0, 0);

  /** The score after a game with this result. A game without a result does not change the score. */
  public MatchScore plus(Result result) {
    return switch (result) {
      case WHITE_WINS -> new MatchScore(white + 2, black);
      case BLACK_WINS -> new MatchScore(white, black + 2);
      case DRAW -> new MatchScore(white + 1, black + 1);
      case NONE, BEING_DECIDED -> this;
    };
  }

  /** The same score after the players have swapped colours. */
  public MatchScore swapped() {
    return new MatchScore(black, white);
  }

  Map<String, Object> tree() {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("white", white);
    tree.put("black", black);
    return tree;
  }

  /** Reads a score from a stored event. Returns empty if there is none. */
  static Optional<MatchScore> read(Object value) {
    return value instanceof Map<?, ?> tree
            && tree.get("white") instanceof Integer white
            && tree.get("black") instanceof Integer black
        ? Optional.of(new MatchScore(white, black))
        : Optional.empty();
  }
}
