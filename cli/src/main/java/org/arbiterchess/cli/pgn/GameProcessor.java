package org.arbiterchess.cli.pgn;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.cli.terminal.JsonLine;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.pgn.AuditContradiction;
import org.arbiterchess.pgn.MainLine;
import org.arbiterchess.pgn.Pgn;
import org.arbiterchess.pgn.PgnComment;
import org.arbiterchess.pgn.PgnError;
import org.arbiterchess.pgn.PgnGame;
import org.arbiterchess.pgn.PgnReader;
import org.arbiterchess.pgn.PgnReading;
import org.arbiterchess.pgn.PgnReplay;
import org.arbiterchess.pgn.PgnTag;
import org.arbiterchess.pgn.PgnWarning;

/** Works on one game after the other. It keeps nothing, so that several threads can share it. */
final class GameProcessor {

  private final PgnOptions.Answering answering;
  private final boolean dedupe;
  private final List<TagFilter> filters;

  GameProcessor(PgnOptions choices) {
    answering = choices.answering();
    dedupe = choices.dedupe();
    filters = choices.filters().stream().map(TagFilter::of).toList();
  }

  /** The present game of a reader, unless it is not asked for. */
  Optional<ProcessedGame> work(String file, PgnReader game) {
    for (TagFilter filter : filters) {
      if (!filter.fits(game)) {
        return Optional.empty();
      }
    }
    PgnReplay replay = game.replay();
    return Optional.of(
        new ProcessedGame(
            file,
            replay.errors().isEmpty() && replay.contradictions().isEmpty() ? 0 : game.line(),
            replay.plies(),
            replay.result(),
            replay.contradictions(),
            replay.warnings(),
            replay.errors(),
            written(game, replay),
            dedupe ? key(game, replay) : ProcessedGame.Key.NONE));
  }

  private String written(PgnReader game, PgnReplay replay) {
    return switch (answering) {
      case COUNT -> "";
      case JSON -> JsonLine.write(tree(game.tags(), replay)) + "\n";
      case FIX -> Pgn.write(noted(game.read())) + "\n";
    };
  }

  /** What could not be read is at least told where it stood. */
  private static PgnGame noted(PgnReading reading) {
    PgnGame game = reading.game();
    if (reading.errors().isEmpty()) {
      return game;
    }
    List<PgnComment> closing = new ArrayList<>(game.line().closingComments());
    for (PgnError error : reading.errors()) {
      closing.add(PgnComment.of(error.toString()));
    }
    MainLine line = new MainLine(game.line().moves(), closing);
    return new PgnGame(game.tags(), game.start(), line, game.result());
  }

  private static ProcessedGame.Key key(PgnReader game, PgnReplay replay) {
    String players = game.tag("White").orElse("") + "\n" + game.tag("Black").orElse("");
    long hash = 1125899906842597L;
    for (char letter : players.toLowerCase(Locale.ROOT).toCharArray()) {
      hash = (hash ^ letter) * 0x9E3779B97F4A7C15L;
      hash ^= hash >>> 31;
    }
    return new ProcessedGame.Key(replay.fingerprint(), hash);
  }

  private static Map<String, Object> tree(List<PgnTag> tags, PgnReplay replay) {
    Map<String, Object> said = new LinkedHashMap<>();
    tags.forEach(tag -> said.put(tag.name(), tag.value()));
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("tags", said);
    tree.put("plies", replay.plies());
    tree.put("result", replay.result().text());
    tree.put("fen", Fen.write(replay.last()));
    tree.put("end", replay.end().map(Enum::name).orElse(null));
    tree.put("errors", replay.errors().stream().map(GameProcessor::tree).toList());
    tree.put("contradictions", replay.contradictions().stream().map(GameProcessor::tree).toList());
    tree.put("forgiven", replay.warnings().stream().map(GameProcessor::tree).toList());
    return tree;
  }

  private static Map<String, Object> tree(PgnError error) {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("line", error.line());
    tree.put("column", error.column());
    tree.put("message", error.message());
    tree.put("kind", error.kind().name());
    tree.put("found", error.found());
    error
        .ruling()
        .ifPresent(
            ruling -> {
              tree.put("reason", ruling.reason().name());
              tree.put("article", ruling.article());
            });
    return tree;
  }

  private static Map<String, Object> tree(AuditContradiction contradiction) {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("article", contradiction.article());
    tree.put("ply", contradiction.ply());
    tree.put("message", contradiction.message(Phrasebook.english()));
    return tree;
  }

  private static Map<String, Object> tree(PgnWarning forgiven) {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("oddity", forgiven.kind().name());
    tree.put("times", forgiven.times());
    tree.put("line", forgiven.line());
    tree.put("column", forgiven.column());
    return tree;
  }
}
