package org.arbiterchess.cli.pgn;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.game.Result;
import org.arbiterchess.language.Said;
import org.arbiterchess.language.Texts;

/** Formats a summary of all games. */
final class PgnSummary {

  private PgnSummary() {}

  /**
   * Returns the lines of the summary.
   *
   * @param filtered whether to say how many of the games match the filters
   */
  static String of(ProcessedGameCollector games, boolean filtered, double seconds, Texts texts) {
    StringBuilder text = new StringBuilder();
    if (filtered) {
      line(text, texts.say(TerminalText.MATCHING_GAMES, games.matchingGames(), games.gamesRead()));
    }
    long gamesPerSecond = Math.round(games.gamesRead() / Math.max(seconds, 1e-9));
    line(
        text,
        texts.say(
            TerminalText.PGN_SUMMARY,
            games.games(),
            games.plies(),
            String.format(Locale.forLanguageTag(texts.language()), "%,.2f", seconds),
            gamesPerSecond));
    if (games.games() > 0) {
      line(text, texts.say(TerminalText.RESULTS, results(games)));
    }
    if (games.duplicates() > 0) {
      line(text, texts.say(TerminalText.DUPLICATES, games.duplicates()));
    }
    if (games.errors() > 0) {
      line(text, texts.say(TerminalText.PGN_ERRORS, games.errors()));
      list(text, games.errors(), games.errorLines(), texts);
    }
    if (games.contradictions() > 0) {
      line(text, texts.say(TerminalText.CONTRADICTIONS, games.contradictions()));
      list(text, games.contradictions(), games.contradictionLines(), texts);
    }
    if (!games.forgiven().isEmpty()) {
      line(text, texts.say(TerminalText.PGN_WARNINGS));
      games
          .forgiven()
          .forEach(
              (kind, times) ->
                  line(text, "  " + texts.say(TerminalText.TIMES, kind.message(texts), times)));
    }
    return text.toString();
  }

  private static List<Said> results(ProcessedGameCollector games) {
    return Stream.of(
            Said.of(TerminalText.WHITE_WON, games.count(Result.WHITE_WINS)),
            Said.of(TerminalText.BLACK_WON, games.count(Result.BLACK_WINS)),
            Said.of(TerminalText.DRAWN, games.count(Result.DRAW)),
            Said.of(TerminalText.WITHOUT_RESULT, games.count(Result.NONE)))
        .filter(result -> !result.values().equals(List.of(0L)))
        .toList();
  }

  private static void list(StringBuilder text, long count, List<String> lines, Texts texts) {
    lines.forEach(each -> line(text, each));
    if (count > lines.size()) {
      line(text, "  " + texts.say(TerminalText.MORE_LINES, count - lines.size()));
    }
  }

  private static void line(StringBuilder text, String line) {
    text.append(line).append('\n');
  }
}
