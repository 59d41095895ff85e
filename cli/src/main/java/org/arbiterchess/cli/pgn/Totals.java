package org.arbiterchess.cli.pgn;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.arbiterchess.chess.Color;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.game.Result;
import org.arbiterchess.language.Said;
import org.arbiterchess.language.Texts;
import org.arbiterchess.pgn.read.Audit;
import org.arbiterchess.pgn.read.PgnError;
import org.arbiterchess.pgn.read.PgnReplayResult;
import org.arbiterchess.pgn.read.PgnWarning;
import org.arbiterchess.pgn.read.RecoveredLine;

/** Collects reports on games in input order, counts them and writes their output. */
final class Totals {

  /** The summary lists at most this many errors and this many contradictions of the Laws. */
  private static final int MAX_REPORTED = 20;

  /** The maximum number of corrections suggested in one sentence. */
  private static final int MAX_CORRECTIONS = 3;

  private static final int BAR_WIDTH = 30;

  private final PgnOutput output;
  private final boolean dedupe;
  private final Texts texts;
  private final Set<GameReports.DuplicateKey> seen = new HashSet<>();
  private final Map<Result, Long> results = new EnumMap<>(Result.class);
  private final Map<PgnWarning.Kind, Long> forgiven = new EnumMap<>(PgnWarning.Kind.class);
  private final List<String> errorLines = new ArrayList<>();
  private final List<String> contradictionLines = new ArrayList<>();

  /** The number of selected games that are not duplicates. */
  private volatile long games;

  private long gamesRead;
  private long plies;
  private long duplicates;
  private long errors;
  private long contradictions;

  Totals(PgnOutput output, boolean dedupe, Texts texts) {
    this.texts = texts;
    this.output = output;
    this.dedupe = dedupe;
  }

  /** Adds a game. The report is empty if a filter excludes the game. */
  void add(Optional<GameReports.GameReport> report) {
    gamesRead++;
    report.ifPresent(this::add);
  }

  // Only one thread updates the volatile counter; the progress bar reads it.
  @SuppressWarnings("NonAtomicVolatileUpdate")
  private void add(GameReports.GameReport game) {
    writeBetweenGames(game.before());
    if (dedupe && !seen.add(game.key())) {
      duplicates++;
      output.endTextBetweenGames();
      return;
    }
    PgnReplayResult replay = game.replay();
    games++;
    plies += replay.plies();
    results.merge(replay.result(), 1L, Long::sum);
    for (PgnWarning each : replay.warnings()) {
      forgiven.merge(each.kind(), (long) each.times(), Long::sum);
    }
    addErrors(game);
    for (Audit.Contradiction each : game.audit().contradictions()) {
      contradictions++;
      addLine(contradictionLines, game.file(), "" + game.line(), each.message(texts));
    }
    output.writeGame(game.output());
  }

  private void addErrors(GameReports.GameReport game) {
    List<RecoveredLine.IllegalMove> illegalMoves = new ArrayList<>(game.illegalMoves());
    for (PgnError error : game.replay().errors()) {
      Optional<RecoveredLine.IllegalMove> report =
          illegalMoves.stream()
              .filter(each -> each.line() == error.line() && each.column() == error.column())
              .findFirst();
      report.ifPresent(illegalMoves::remove);
      String continuation =
          report.map(each -> " " + playedOn(each) + " " + corrections(each)).orElse("");
      addError(game.file(), error.line(), error.column(), error.message(texts) + continuation);
    }
    for (RecoveredLine.IllegalMove each : illegalMoves) {
      String dots = each.player() == Color.WHITE ? ". " : "... ";
      String ruling = each.ruling().sentence(texts).cited();
      addError(
          game.file(),
          each.line(),
          each.column(),
          each.moveNumber() + dots + each.written() + ": " + ruling + " " + playedOn(each));
    }
  }

  /** Says how the game continued after an illegal move. */
  private String playedOn(RecoveredLine.IllegalMove report) {
    return texts.say(TerminalText.PLAYED_ON, report.after().isPresent(), report.pliesAfter());
  }

  /** Says which moves may have been intended. */
  private String corrections(RecoveredLine.IllegalMove report) {
    List<String> moves =
        report.corrections().stream()
            .map(RecoveredLine.Correction::san)
            .limit(MAX_CORRECTIONS)
            .toList();
    return moves.isEmpty()
        ? texts.say(TerminalText.NOTHING_MEANT)
        : texts.say(TerminalText.PERHAPS_MEANT, moves);
  }

  private void addError(String file, int line, int column, String message) {
    errors++;
    addLine(errorLines, file, line + ":" + column, message);
  }

  private void addLine(List<String> lines, String file, String place, String message) {
    if (lines.size() < MAX_REPORTED) {
      lines.add(
          "  "
              + (file.equals("-")
                  ? texts.say(TerminalText.AT_LINE, place, message)
                  : file + ":" + place + ": " + message));
    }
  }

  /** Writes text that belongs to no game. */
  void writeBetweenGames(String text) {
    output.writeBetweenGames(text);
  }

  long errors() {
    return errors;
  }

  /**
   * Returns a progress bar.
   *
   * @param totalBytes the total size of the files, or 0 if unknown
   */
  String progress(long bytesRead, long totalBytes) {
    String count = texts.say(TerminalText.PGN_PROGRESS, games) + " ";
    if (totalBytes <= 0) {
      return count;
    }
    int percent = (int) Math.min(100, 100 * bytesRead / totalBytes);
    int filled = BAR_WIDTH * percent / 100;
    String bar = "#".repeat(filled) + "-".repeat(BAR_WIDTH - filled);
    return "[" + bar + "] " + percent + " %, " + count;
  }

  /**
   * Returns the lines of the summary.
   *
   * @param filtered whether to say how many of the games match the filters
   */
  String summary(boolean filtered, double seconds) {
    List<String> lines = new ArrayList<>();
    if (filtered) {
      lines.add(texts.say(TerminalText.MATCHING_GAMES, games + duplicates, gamesRead));
    }
    lines.add(
        texts.say(
            TerminalText.PGN_SUMMARY,
            games,
            plies,
            String.format(Locale.forLanguageTag(texts.language()), "%,.2f", seconds),
            Math.round(gamesRead / Math.max(seconds, 1e-9))));
    if (games > 0) {
      lines.add(texts.say(TerminalText.RESULTS, resultCounts()));
    }
    if (duplicates > 0) {
      lines.add(texts.say(TerminalText.DUPLICATES, duplicates));
    }
    addList(lines, TerminalText.PGN_ERRORS, errors, errorLines);
    addList(lines, TerminalText.CONTRADICTIONS, contradictions, contradictionLines);
    if (!forgiven.isEmpty()) {
      lines.add(texts.say(TerminalText.PGN_WARNINGS));
      forgiven.forEach(
          (kind, times) ->
              lines.add("  " + texts.say(TerminalText.TIMES, kind.message(texts), times)));
    }
    return String.join("\n", lines) + "\n";
  }

  private List<Said> resultCounts() {
    List<Said> counts = new ArrayList<>();
    addCount(counts, TerminalText.WHITE_WON, Result.WHITE_WINS);
    addCount(counts, TerminalText.BLACK_WON, Result.BLACK_WINS);
    addCount(counts, TerminalText.DRAWN, Result.DRAW);
    addCount(counts, TerminalText.WITHOUT_RESULT, Result.NONE);
    return counts;
  }

  private void addCount(List<Said> counts, TerminalText key, Result result) {
    if (results.containsKey(result)) {
      counts.add(Said.of(key, results.get(result)));
    }
  }

  private void addList(List<String> lines, TerminalText heading, long count, List<String> list) {
    if (count > 0) {
      lines.add(texts.say(heading, count));
      lines.addAll(list);
    }
    if (count > list.size()) {
      lines.add("  " + texts.say(TerminalText.MORE_LINES, count - list.size()));
    }
  }
}
