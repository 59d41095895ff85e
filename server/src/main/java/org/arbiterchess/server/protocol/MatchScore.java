package org.arbiterchess.server.protocol;

import org.arbiterchess.game.Result;
import org.arbiterchess.tree.Fields;
import org.arbiterchess.tree.Form;

/**
 * The players' total score in a game and its rematches, in half points.
 *
 * @param white the half points of the player who has White in the current game
 */
public record MatchScore(int white, int black) {

  public static final MatchScore ZERO = new MatchScore(0, 0);

  private static final Form<Integer> POINTS = Form.number(0, Integer.MAX_VALUE);

  static final Form<MatchScore> FORM =
      Fields.part(
          ZERO,
          (fields, score) ->
              new MatchScore(
                  fields.field("white", POINTS, score.white),
                  fields.field("black", POINTS, score.black)));

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
}
