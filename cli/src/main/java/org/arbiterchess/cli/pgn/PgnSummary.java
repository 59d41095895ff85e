package org.arbiterchess.cli.pgn;

import java.util.List;
import org.arbiterchess.cli.messages.Language;
import org.arbiterchess.cli.messages.PgnMessages;
import org.arbiterchess.game.Result;

/** Formats a summary of all games. */
final class PgnSummary {

  private PgnSummary() {}

  /**
   * Returns the lines of the summary.
   *
   * @param filtered whether to say how many of the games match the filters
   */
  static String of(
      ProcessedGameCollector games, boolean filtered, double seconds, Language language) {
    PgnMessages messages = language.pgn();
    StringBuilder text = new StringBuilder();
    if (filtered) {
      line(text, messages.matchingGames(games.matchingGames(), games.gamesRead()));
    }
    long gamesPerSecond = Math.round(games.gamesRead() / Math.max(seconds, 1e-9));
    line(text, messages.summary(games.games(), games.plies(), seconds, gamesPerSecond));
    if (games.games() > 0) {
      line(
          text,
          messages.results(
              games.count(Result.WHITE_WINS),
              games.count(Result.BLACK_WINS),
              games.count(Result.DRAW),
              games.count(Result.NONE)));
    }
    if (games.duplicates() > 0) {
      line(text, messages.duplicates(games.duplicates()));
    }
    if (games.errors() > 0) {
      line(text, messages.errors(games.errors()));
      list(text, games.errors(), games.errorLines(), messages);
    }
    if (games.contradictions() > 0) {
      line(text, messages.contradictions(games.contradictions()));
      list(text, games.contradictions(), games.contradictionLines(), messages);
    }
    if (!games.forgiven().isEmpty()) {
      line(text, messages.warnings());
      games
          .forgiven()
          .forEach(
              (kind, times) ->
                  line(
                      text, "  " + messages.times(language.phrasebook().texts().say(kind), times)));
    }
    return text.toString();
  }

  private static void list(
      StringBuilder text, long count, List<String> lines, PgnMessages messages) {
    lines.forEach(each -> line(text, each));
    if (count > lines.size()) {
      line(text, "  " + messages.more(count - lines.size()));
    }
  }

  private static void line(StringBuilder text, String line) {
    text.append(line).append('\n');
  }
}
