package org.arbiterchess.cli.pgn;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.arbiterchess.game.Result;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.pgn.AuditContradiction;
import org.arbiterchess.pgn.PgnError;
import org.arbiterchess.pgn.PgnWarning;
import org.arbiterchess.remark.PgnWarningKind;

/** Takes the games in their order, counts them, and hands on what is written of them. */
final class ProcessedGameCollector {

  /** So many errors, and as many contradictions, are told one by one. */
  private static final int TOLD = 20;

  private final PgnOutput sink;
  private final boolean dedupe;
  private final Set<ProcessedGame.Key> seen = new HashSet<>();
  private final Map<Result, Long> results = new EnumMap<>(Result.class);
  private final Map<PgnWarningKind, Long> forgiven = new EnumMap<>(PgnWarningKind.class);
  private final List<String> toldErrors = new ArrayList<>();
  private final List<String> toldContradictions = new ArrayList<>();
  private volatile long games;
  private long plies;
  private long duplicates;
  private long errors;
  private long contradictions;

  ProcessedGameCollector(PgnOutput sink, boolean dedupe) {
    this.sink = sink;
    this.dedupe = dedupe;
  }

  // Only one thread writes; the one that shows progress reads.
  @SuppressWarnings("NonAtomicVolatileUpdate")
  void add(ProcessedGame game) {
    if (dedupe && !seen.add(game.key())) {
      duplicates++;
      return;
    }
    games++;
    plies += game.plies();
    results.merge(game.result(), 1L, Long::sum);
    for (PgnWarning each : game.forgiven()) {
      forgiven.merge(each.kind(), (long) each.times(), Long::sum);
    }
    for (PgnError error : game.errors()) {
      errors++;
      tell(toldErrors, game.file(), error.line() + ":" + error.column(), error.message());
    }
    for (AuditContradiction each : game.contradictions()) {
      contradictions++;
      tell(toldContradictions, game.file(), "" + game.line(), each.message(Phrasebook.english()));
    }
    sink.write(game.written());
  }

  private static void tell(List<String> told, String file, String place, String message) {
    if (told.size() < TOLD) {
      told.add("  " + (file.equals("-") ? "line " : file + ":") + place + ": " + message);
    }
  }

  long games() {
    return games;
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

  Map<PgnWarningKind, Long> forgiven() {
    return forgiven;
  }

  List<String> toldErrors() {
    return toldErrors;
  }

  List<String> toldContradictions() {
    return toldContradictions;
  }
}
