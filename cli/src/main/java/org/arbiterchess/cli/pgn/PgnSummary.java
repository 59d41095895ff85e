package org.arbiterchess.cli.pgn;

import java.util.List;
import java.util.StringJoiner;
import org.arbiterchess.cli.messages.Language;
import org.arbiterchess.cli.messages.PgnMessages;
import org.arbiterchess.game.Result;

/** Formats a summary of all games. */
final class PgnSummary {

  private PgnSummary() {}

  static String of(ProcessedGameCollector games, double seconds, Language language) {
    PgnMessages messages = language.pgn();
    StringBuilder text = new StringBuilder();
    long gamesPerSecond = Math.round(games.games() / Math.max(seconds, 1e-9));
    line(text, messages.summary(games.games(), games.plies(), seconds, gamesPerSecond));
    if (games.games() > 0) {
      StringJoiner results = new StringJoiner(", ", messages.results(), "");
      for (Result result :
          List.of(Result.WHITE_WINS, Result.BLACK_WINS, Result.DRAW, Result.NONE)) {
        results.add(result.text() + " " + messages.number(games.count(result)));
      }
      line(text, results.toString());
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
                      text,
                      "  " + messages.number(times) + " × " + language.phrasebook().text(kind)));
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
