package org.arbiterchess.cli.play;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Result;

/**
 * The score of several games between the same two people.
 *
 * @param halves what each has, in half points
 */
record MatchScore(Map<String, Integer> halves, int games) {

  static final MatchScore NONE = new MatchScore(Map.of(), 0);

  /** With one more game, which counts if both have names and it has a result. */
  MatchScore with(PlayerNames players, Result result) {
    Optional<String> white = players.name(Color.WHITE);
    Optional<String> black = players.name(Color.BLACK);
    boolean scored = result == Result.DRAW || result.winner().isPresent();
    if (!scored || white.isEmpty() || black.isEmpty() || white.equals(black)) {
      return this;
    }
    Map<String, Integer> sum = new LinkedHashMap<>(halves);
    sum.merge(white.get(), halves(result, Color.WHITE), Integer::sum);
    sum.merge(black.get(), halves(result, Color.BLACK), Integer::sum);
    return new MatchScore(sum, games + 1);
  }

  private static int halves(Result result, Color color) {
    return result == Result.DRAW ? 1 : result.winner().orElseThrow() == color ? 2 : 0;
  }

  /** {@code MatchScore: Ann 1½, Ben ½.} Nothing after a single game, whose result says it all. */
  Optional<String> text() {
    if (games < 2) {
      return Optional.empty();
    }
    StringBuilder text = new StringBuilder();
    halves.forEach(
        (name, half) -> {
          String points = half == 1 ? "½" : half / 2 + (half % 2 == 1 ? "½" : "");
          text.append(text.length() > 0 ? ", " : "").append(name).append(' ').append(points);
        });
    return Optional.of("Score: " + text + ".");
  }
}
