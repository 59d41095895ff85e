package org.arbiterchess.cli.pgn;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.cli.terminal.JsonLine;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.pgn.read.Audit;
import org.arbiterchess.pgn.read.PgnError;
import org.arbiterchess.pgn.read.PgnReader;
import org.arbiterchess.pgn.read.PgnReplayResult;
import org.arbiterchess.pgn.read.PgnWarning;
import org.arbiterchess.pgn.read.RecoveredLine;
import org.arbiterchess.pgn.tree.PgnTag;

/** Replays games and formats their output. Instances are immutable, so threads can share them. */
final class PgnGameProcessor {

  private final PgnOptions.OutputMode mode;
  private final boolean normalize;
  private final Texts texts;
  private final boolean dedupe;
  private final boolean pastIllegal;
  private final GameSelection selection;

  PgnGameProcessor(PgnOptions options, Texts texts) {
    mode = options.mode();
    normalize = options.normalize();
    this.texts = texts;
    dedupe = options.dedupe();
    pastIllegal = options.pastIllegal();
    selection = options.selection();
  }

  /**
   * Whether text between games must be written. If games are filtered, this text is left out,
   * because it belongs to no game.
   */
  boolean keepsTextBetweenGames() {
    return mode == PgnOptions.OutputMode.FIX && selection.isEverything();
  }

  /** Processes the reader's current game. Returns empty if a filter excludes it. */
  Optional<ProcessedGame> process(String file, PgnReader game) {
    if (!selection.matches(game)) {
      return Optional.empty();
    }
    PgnReplayResult replay = game.replay();
    if (!selection.results().matches(replay.result())) {
      return Optional.empty();
    }
    Audit audit = Audit.of(replay);
    List<RecoveredLine.IllegalMove> illegalMoves = illegalMoves(game, replay);
    return Optional.of(
        new ProcessedGame(
            file,
            replay.errors().isEmpty() && audit.contradictions().isEmpty() ? 0 : game.line(),
            replay.plies(),
            replay.result(),
            audit.contradictions(),
            replay.warnings(),
            replay.errors(),
            illegalMoves,
            mode == PgnOptions.OutputMode.FIX && !game.isTooLong() ? game.textBefore() : "",
            output(game, replay, audit, illegalMoves),
            dedupe ? key(game, replay) : ProcessedGame.DuplicateKey.NONE));
  }

  private List<RecoveredLine.IllegalMove> illegalMoves(PgnReader game, PgnReplayResult replay) {
    boolean found =
        replay.errors().stream().anyMatch(error -> error.kind() == PgnError.Kind.ILLEGAL_MOVE);
    return pastIllegal && found ? game.readPastIllegal().illegalMoves() : List.of();
  }

  private String output(
      PgnReader game,
      PgnReplayResult replay,
      Audit audit,
      List<RecoveredLine.IllegalMove> illegalMoves) {
    return switch (mode) {
      case COUNT -> "";
      case JSON -> JsonLine.write(json(game.tags().list(), replay, audit, illegalMoves)) + "\n";
      case FIX -> FixedGame.of(game, normalize);
    };
  }

  private static ProcessedGame.DuplicateKey key(PgnReader game, PgnReplayResult replay) {
    String players = game.tag("White").orElse("") + "\n" + game.tag("Black").orElse("");
    long hash = 1125899906842597L;
    for (char letter : players.toLowerCase(Locale.ROOT).toCharArray()) {
      hash = (hash ^ letter) * 0x9E3779B97F4A7C15L;
      hash ^= hash >>> 31;
    }
    return new ProcessedGame.DuplicateKey(replay.fingerprint(), hash);
  }

  private Map<String, Object> json(
      List<PgnTag> tags,
      PgnReplayResult replay,
      Audit audit,
      List<RecoveredLine.IllegalMove> illegalMoves) {
    Map<String, Object> tagValues = new LinkedHashMap<>();
    tags.forEach(tag -> tagValues.put(tag.name(), tag.value()));
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("tags", tagValues);
    json.put("plies", replay.plies());
    json.put("result", replay.result().text());
    json.put("fen", Fen.write(replay.last()));
    json.put("end", audit.end().map(Enum::name).orElse(null));
    json.put("errors", replay.errors().stream().map(this::json).toList());
    if (pastIllegal) {
      json.put(
          "illegalMoves",
          illegalMoves.stream().map(report -> IllegalMoveReportText.json(report, texts)).toList());
    }
    json.put("contradictions", audit.contradictions().stream().map(this::json).toList());
    json.put("forgiven", replay.warnings().stream().map(this::json).toList());
    return json;
  }

  private Map<String, Object> json(PgnError error) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("line", error.line());
    json.put("column", error.column());
    json.put("message", error.message(texts));
    json.put("kind", error.kind().name());
    json.put("found", error.found());
    error
        .ruling()
        .ifPresent(
            ruling -> {
              json.put("reason", ruling.reason().name());
              json.put("article", ruling.article());
            });
    return json;
  }

  private Map<String, Object> json(Audit.Contradiction contradiction) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("article", contradiction.article());
    json.put("ply", contradiction.ply());
    json.put("message", contradiction.message(texts));
    return json;
  }

  private Map<String, Object> json(PgnWarning forgiven) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("oddity", forgiven.kind().name());
    json.put("times", forgiven.times());
    json.put("line", forgiven.line());
    json.put("column", forgiven.column());
    return json;
  }
}
