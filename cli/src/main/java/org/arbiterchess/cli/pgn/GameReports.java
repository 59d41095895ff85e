package org.arbiterchess.cli.pgn;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.arbiterchess.cli.terminal.JsonLine;
import org.arbiterchess.cli.terminal.MoveJson;
import org.arbiterchess.game.Result;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.pgn.PgnCodec;
import org.arbiterchess.pgn.read.Audit;
import org.arbiterchess.pgn.read.PgnError;
import org.arbiterchess.pgn.read.PgnReader;
import org.arbiterchess.pgn.read.PgnReading;
import org.arbiterchess.pgn.read.PgnReplayResult;
import org.arbiterchess.pgn.read.PgnWarning;
import org.arbiterchess.pgn.read.RecoveredLine;
import org.arbiterchess.pgn.tree.MoveLine;
import org.arbiterchess.pgn.tree.PgnComment;
import org.arbiterchess.pgn.tree.PgnGame;

/** Replays games and formats their output. Instances are immutable, so threads can share them. */
record GameReports(
    Mode mode,
    boolean normalizes,
    Filters.Selection selection,
    boolean readsPastIllegal,
    boolean hasKeys,
    Texts texts) {

  /** The kind of output for each game. */
  enum Mode {
    /** No output per game, only a summary. */
    COUNT,
    /** One JSON object per game. */
    JSON,
    /** The game in PGN export format. */
    FIX
  }

  /** A pair of hashes. Two different games are very unlikely to share both. */
  record DuplicateKey(long moves, long players) {}

  /**
   * What is known about one game.
   *
   * @param line the line on which the game starts
   * @param illegalMoves the illegal moves after which reading continued; empty unless {@code
   *     --past-illegal} was given
   * @param before the text between the previous game and this one, if it must be written
   * @param output the text to print for the game
   * @param key a key shared by all games with the same players, starting position and moves
   */
  record GameReport(
      String file,
      int line,
      PgnReplayResult replay,
      Audit audit,
      List<RecoveredLine.IllegalMove> illegalMoves,
      String before,
      String output,
      DuplicateKey key) {}

  /** Errors that affect the whole game, such as an unknown variant. */
  private static final Set<PgnError.Kind> WHOLE_GAME =
      EnumSet.of(PgnError.Kind.BAD_FEN, PgnError.Kind.UNKNOWN_VARIANT, PgnError.Kind.OVER_BUDGET);

  private static final DuplicateKey NO_KEY = new DuplicateKey(0, 0);
  private static final String DRAW = Result.DRAW.text() + "\n";

  boolean isFiltered() {
    return !selection.isEverything();
  }

  /**
   * Whether text between games must be written. If games are filtered, this text is left out,
   * because it belongs to no game.
   */
  boolean keepsTextBetweenGames() {
    return mode == Mode.FIX && !isFiltered();
  }

  /** Reports on the reader's current game. Returns empty if a filter excludes it. */
  Optional<GameReport> of(String file, PgnReader game) {
    if (!selection.matches(game)) {
      return Optional.empty();
    }
    PgnReplayResult replay = game.replay();
    if (!selection.matches(replay.result())) {
      return Optional.empty();
    }
    Audit audit = Audit.of(replay);
    List<RecoveredLine.IllegalMove> illegalMoves = illegalMoves(game, replay);
    String output =
        switch (mode) {
          case COUNT -> "";
          case JSON -> JsonLine.write(json(game, replay, audit, illegalMoves)) + "\n";
          case FIX -> fixed(game);
        };
    return Optional.of(
        new GameReport(
            file,
            game.line(),
            replay,
            audit,
            illegalMoves,
            mode == Mode.FIX && !game.isTooLong() ? game.textBefore() : "",
            output,
            hasKeys ? key(game, replay) : NO_KEY));
  }

  private List<RecoveredLine.IllegalMove> illegalMoves(PgnReader game, PgnReplayResult replay) {
    boolean found =
        replay.errors().stream().anyMatch(error -> error.kind() == PgnError.Kind.ILLEGAL_MOVE);
    return readsPastIllegal && found ? game.readPastIllegal().illegalMoves() : List.of();
  }

  private static DuplicateKey key(PgnReader game, PgnReplayResult replay) {
    String players = game.tag("White").orElse("") + "\n" + game.tag("Black").orElse("");
    long hash = 1125899906842597L;
    for (char letter : players.toLowerCase(Locale.ROOT).toCharArray()) {
      hash = (hash ^ letter) * 0x9E3779B97F4A7C15L;
      hash ^= hash >>> 31;
    }
    return new DuplicateKey(replay.fingerprint(), hash);
  }

  /**
   * Returns the game in PGN export format, ending with a blank line, without losing any of its
   * text. Moves that cannot be read become comments. A game that cannot be read at all is left
   * unchanged. So is the spelling of tags and results that are clear, unless it must be normalised.
   */
  private String fixed(PgnReader game) {
    if (game.isTooLong()) {
      // The reader passes this game's text to the skipped-text listener.
      return "";
    }
    PgnReading reading = game.read();
    if (reading.errors().stream().anyMatch(error -> WHOLE_GAME.contains(error.kind()))) {
      return game.gameText().strip() + "\n\n";
    }
    PgnGame fixed = withErrorComments(reading);
    String text = PgnCodec.write(normalizes ? fixed.normalized() : fixed);
    if (!normalizes && game.endsWithShortDraw() && text.endsWith(DRAW)) {
      text = text.substring(0, text.length() - DRAW.length()) + "1/2\n";
    }
    int movetext = text.indexOf("\n\n") + 2;
    StringBuilder escaped = new StringBuilder();
    game.escapedLines().forEach(line -> escaped.append(line).append('\n'));
    return text.substring(0, movetext) + escaped + text.substring(movetext) + "\n";
  }

  /** Appends the reason for each error to the moves, as a comment in English. */
  private static PgnGame withErrorComments(PgnReading reading) {
    PgnGame game = reading.game();
    List<PgnComment> closing = new ArrayList<>(game.line().closingComments());
    for (PgnError error : reading.errors()) {
      if (error.kind() != PgnError.Kind.UNREAD_TEXT) {
        closing.add(PgnComment.of(error.toString()));
      }
    }
    return game.withLine(new MoveLine(game.line().moves(), closing));
  }

  private Map<String, Object> json(
      PgnReader game,
      PgnReplayResult replay,
      Audit audit,
      List<RecoveredLine.IllegalMove> illegalMoves) {
    Map<String, Object> tags = new LinkedHashMap<>();
    game.tags().list().forEach(tag -> tags.put(tag.name(), tag.value()));
    MoveLine line = game.isTooLong() ? MoveLine.empty() : game.read().game().line();
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("tags", tags);
    json.put("plies", replay.plies());
    json.put("result", replay.result().text());
    json.put("fen", Fen.write(replay.last()));
    json.put("end", audit.end().map(Enum::name).orElse(null));
    json.put("errors", replay.errors().stream().map(this::json).toList());
    if (readsPastIllegal) {
      json.put("illegalMoves", illegalMoves.stream().map(this::json).toList());
    }
    json.put("contradictions", audit.contradictions().stream().map(this::json).toList());
    json.put("forgiven", replay.warnings().stream().map(this::json).toList());
    json.put("moves", MoveJson.of(line));
    if (line.moves().isEmpty() && !line.closingComments().isEmpty()) {
      json.put("comments", MoveJson.comments(line.closingComments()));
    }
    return json;
  }

  private Map<String, Object> json(PgnError error) {
    Map<String, Object> json = place(error.line(), error.column());
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

  private static Map<String, Object> place(int line, int column) {
    return JsonLine.object("line", line, "column", column);
  }

  private Map<String, Object> json(Audit.Contradiction contradiction) {
    return JsonLine.object(
        "article", contradiction.article(),
        "ply", contradiction.ply(),
        "sentence", contradiction.message(texts));
  }

  private Map<String, Object> json(PgnWarning forgiven) {
    Map<String, Object> json = place(forgiven.line(), forgiven.column());
    json.put("kind", forgiven.kind().name());
    json.put("times", forgiven.times());
    return json;
  }

  private Map<String, Object> json(RecoveredLine.IllegalMove report) {
    Map<String, Object> json = place(report.line(), report.column());
    json.put("ply", report.ply() + 1);
    json.put("number", report.moveNumber());
    json.put("by", report.player().word());
    json.put("found", report.written());
    json.put("reason", report.ruling().reason().name());
    json.put("article", report.ruling().article());
    json.put("sentence", report.ruling().sentence(texts).cited());
    json.put("after", report.after().map(Fen::write).orElse(null));
    json.put("pliesAfter", report.pliesAfter());
    List<Map<String, Object>> corrections = new ArrayList<>();
    for (RecoveredLine.Correction correction : report.corrections()) {
      corrections.add(
          JsonLine.object(
              "san", correction.san(),
              "uci", correction.uci(),
              "slip", correction.slip().name()));
    }
    json.put("corrections", corrections);
    return json;
  }
}
