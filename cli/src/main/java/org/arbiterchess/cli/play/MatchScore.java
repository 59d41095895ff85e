package org.arbiterchess.cli.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.game.Result;
import org.arbiterchess.language.Texts;

/**
 * The score in a series of games between the same players.
 *
 * @param halfPoints each player's number of half points, keyed by name
 */
record MatchScore(Map<String, Integer> halfPoints, int games) {

  static final MatchScore NONE = new MatchScore(Map.of(), 0);

  /**
   * Returns the score with this game added. Returns it unchanged if the game has no result, or if
   * the players do not have two different names.
   */
  MatchScore with(PlayerNames players, Result result) {
    Optional<String> white = players.name(Color.WHITE);
    Optional<String> black = players.name(Color.BLACK);
    boolean scored = result == Result.DRAW || result.winner().isPresent();
    if (!scored || white.isEmpty() || black.isEmpty() || white.equals(black)) {
      return this;
    }
    Map<String, Integer> sum = new LinkedHashMap<>(halfPoints);
    sum.merge(white.get(), halfPoints(result, Color.WHITE), Integer::sum);
    sum.merge(black.get(), halfPoints(result, Color.BLACK), Integer::sum);
    return new MatchScore(sum, games + 1);
  }

  private static int halfPoints(Result result, Color color) {
    return result == Result.DRAW ? 1 : result.winner().orElseThrow() == color ? 2 : 0;
  }

  /** Formats the score as {@code Score: Ann 1½, Ben ½.} Returns empty after a single game. */
  Optional<String> text(Texts texts) {
    if (games < 2) {
      return Optional.empty();
    }
    List<String> entries = new ArrayList<>();
    halfPoints.forEach(
        (name, half) -> {
          String points = half == 1 ? "½" : half / 2 + (half % 2 == 1 ? "½" : "");
          entries.add(name + " " + points);
        });
    return Optional.of(texts.say(TerminalText.SCORE, entries));
  }
}
