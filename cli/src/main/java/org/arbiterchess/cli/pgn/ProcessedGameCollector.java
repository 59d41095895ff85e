package org.arbiterchess.cli.pgn;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.game.Result;
import org.arbiterchess.language.Texts;
import org.arbiterchess.pgn.read.Audit;
import org.arbiterchess.pgn.read.PgnError;
import org.arbiterchess.pgn.read.PgnWarning;
import org.arbiterchess.pgn.read.RecoveredLine;

/** Collects processed games in input order, counts them and writes their output. */
final class ProcessedGameCollector {

  /** The summary lists at most this many errors and this many contradictions of the Laws. */
  private static final int MAX_REPORTED = 20;

  private final PgnOutput output;
  private final boolean dedupe;
  private final Texts texts;
  private final Set<ProcessedGame.DuplicateKey> seen = new HashSet<>();
  private final Map<Result, Long> results = new EnumMap<>(Result.class);
  private final Map<PgnWarning.Kind, Long> forgiven = new EnumMap<>(PgnWarning.Kind.class);
  private final List<String> errorLines = new ArrayList<>();
  private final List<String> contradictionLines = new ArrayList<>();
  private volatile long games;
  private long gamesRead;
  private long plies;
  private long duplicates;
  private long errors;
  private long contradictions;

  ProcessedGameCollector(PgnOutput output, boolean dedupe, Texts texts) {
    this.texts = texts;
    this.output = output;
    this.dedupe = dedupe;
  }

  /**
   * Adds a game.
   *
   * @param game empty if a filter excludes the game
   */
  void add(Optional<ProcessedGame> game) {
    gamesRead++;
    game.ifPresent(this::add);
  }

  // Only one thread updates the volatile counter; the progress bar reads it.
  @SuppressWarnings("NonAtomicVolatileUpdate")
  private void add(ProcessedGame game) {
    writeBetweenGames(game.before());
    if (dedupe && !seen.add(game.key())) {
      duplicates++;
      output.skipGame();
      return;
    }
    games++;
    plies += game.plies();
    results.merge(game.result(), 1L, Long::sum);
    for (PgnWarning each : game.forgiven()) {
      forgiven.merge(each.kind(), (long) each.times(), Long::sum);
    }
    List<RecoveredLine.IllegalMove> illegalMoves = new ArrayList<>(game.illegalMoves());
    for (PgnError error : game.errors()) {
      errors++;
      Optional<RecoveredLine.IllegalMove> report =
          illegalMoves.stream()
              .filter(each -> each.line() == error.line() && each.column() == error.column())
              .findFirst();
      report.ifPresent(illegalMoves::remove);
      addLine(
          errorLines,
          game.file(),
          error.line() + ":" + error.column(),
          error.message(texts)
              + report.map(each -> IllegalMoveReportText.continuation(each, texts)).orElse(""));
    }
    for (RecoveredLine.IllegalMove each : illegalMoves) {
      errors++;
      addLine(
          errorLines,
          game.file(),
          each.line() + ":" + each.column(),
          IllegalMoveReportText.of(each, texts));
    }
    for (Audit.Contradiction each : game.contradictions()) {
      contradictions++;
      addLine(contradictionLines, game.file(), "" + game.line(), each.message(texts));
    }
    output.writeGame(game.output());
  }

  /** Writes text that belongs to no game. */
  void writeBetweenGames(String text) {
    output.writeBetweenGames(text);
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

  /** The number of selected games that are not duplicates. */
  long games() {
    return games;
  }

  /** The number of selected games, including duplicates. */
  long matchingGames() {
    return games + duplicates;
  }

  /** The total number of games, including those that a filter excludes. */
  long gamesRead() {
    return gamesRead;
  }

  long plies() {
    return plies;
  }

  long duplicates() {
    return duplicates;
  }

  long errors() {
    return errors;
  }

  long contradictions() {
    return contradictions;
  }

  long count(Result result) {
    return results.getOrDefault(result, 0L);
  }

  Map<PgnWarning.Kind, Long> forgiven() {
    return forgiven;
  }

  List<String> errorLines() {
    return errorLines;
  }

  List<String> contradictionLines() {
    return contradictionLines;
  }
}
