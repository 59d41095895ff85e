package org.arbiterchess.cli.query;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.remark.Problem;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.Variant;

/** What a query asks, from the command line or from a line of JSON. Null counts as missing. */
final class Input {

  private static final int CLASSICAL_ARRAY = 518;

  private final Map<String, Object> values;
  private final Texts texts;

  /** Merges the given values with the defaults. */
  Input(Map<String, Object> defaults, Map<String, Object> given, Texts texts) {
    this.texts = texts;
    values = new LinkedHashMap<>(defaults);
    values.putAll(given);
  }

  /** Returns a copy of the values. */
  Map<String, Object> values() {
    return new LinkedHashMap<>(values);
  }

  Optional<String> string(String key) {
    return Optional.ofNullable(values.get(key)).map(value -> requireString(key, value));
  }

  String required(String key) {
    return string(key).orElseThrow(() -> missingKey(key));
  }

  BadInputException missingKey(String key) {
    return new BadInputException(texts, TerminalText.MISSING_KEY, key);
  }

  /** Returns a string, which must be one of the allowed values. */
  Optional<String> oneOf(String key, List<String> allowed) {
    Optional<String> value = string(key);
    if (value.isPresent() && !allowed.contains(value.get())) {
      throw new BadInputException(
          texts, TerminalText.MUST_BE, key, QuotedText.of(value.get()), allowed);
    }
    return value;
  }

  boolean flag(String key) {
    Object value = values.get(key);
    if (value != null && !(value instanceof Boolean)) {
      throw new BadInputException(texts, TerminalText.NOT_BOOLEAN, key, typeName(value));
    }
    return Boolean.TRUE.equals(value);
  }

  Variant variant() {
    return flag("chess960") ? Variant.CHESS960 : Variant.CLASSICAL;
  }

  /** Returns the position given by {@code fen}, or the starting position. */
  Position start() {
    Variant variant = variant();
    Optional<String> fen = string("fen");
    if (fen.isEmpty()) {
      return variant == Variant.CHESS960 ? Position.chess960(CLASSICAL_ARRAY) : Position.initial();
    }
    Reading<Position> reading = Fen.read(fen.get(), variant);
    if (reading instanceof Reading.Valid<Position> valid) {
      return valid.value();
    }
    List<String> problems = new ArrayList<>();
    for (Problem problem : reading.problems()) {
      problems.add(texts.say(TerminalText.of(problem)));
    }
    String hint = FenCommand.hint(fen.get(), variant, texts).map(s -> " " + s).orElse("");
    throw new BadInputException(
        texts.say(TerminalText.NOT_A_POSITION, String.join("; ", problems)) + hint);
  }

  boolean hasMoves() {
    return values.get("moves") != null;
  }

  /**
   * Returns the moves, which are given either as a list of strings or in one string, separated by
   * spaces.
   */
  List<String> moves() {
    Object value = values.get("moves");
    List<String> moves = new ArrayList<>();
    if (value instanceof List<?> list) {
      list.forEach(move -> moves.add(requireString("moves", move)));
    } else if (value != null) {
      for (String word : requireString("moves", value).split("\\s+", -1)) {
        if (!word.isEmpty() && !word.matches("[0-9]+\\.+")) {
          moves.add(word);
        }
      }
    }
    return moves;
  }

  /** Returns the game after the moves. Throws {@link BadInputException} if one is not playable. */
  Game game() {
    return played(start());
  }

  private Game played(Position start) {
    Replay replay = Replay.of(start, Rulebook.OVER_THE_BOARD, moves(), texts);
    if (replay.failure().isPresent()) {
      throw replay.failure().get().badInput(texts);
    }
    return replay.game();
  }

  /** Returns the position after the moves. */
  Position position() {
    return positionAfter(start());
  }

  /** Returns the position after the moves, played from another position than {@link #start}. */
  Position positionAfter(Position start) {
    return moves().isEmpty() ? start : played(start).position();
  }

  /** A ruling on a move and the position in which it was tried. */
  record Ruled(Position position, Ruling ruling) {}

  /**
   * Rules on a move. After other moves, the ruling takes the whole game into account. For example,
   * it can say that the game is over, or when a castling right was lost.
   */
  Ruled rule(String move) {
    if (moves().isEmpty()) {
      Position position = start();
      return new Ruled(position, position.rule(attempt(position, move)));
    }
    Game game = game();
    return new Ruled(game.position(), game.rule(attempt(game.position(), move)));
  }

  private Attempt attempt(Position position, String text) {
    Reading<Attempt> reading = position.readMove(text, texts);
    return reading
        .toOptional()
        .orElseThrow(() -> new BadInputException(reading.problems().get(0).message(texts)));
  }

  /** Returns the name of the value's JSON type. */
  private static String typeName(Object value) {
    if (value instanceof String) {
      return "string";
    }
    if (value instanceof Number) {
      return "number";
    }
    if (value instanceof Boolean) {
      return "boolean";
    }
    return value instanceof List ? "list" : value instanceof Map ? "object" : "null";
  }

  private String requireString(String key, Object value) {
    if (value instanceof String text) {
      return text;
    }
    throw new BadInputException(
        texts, TerminalText.NOT_STRING, key, typeName(value), key.equals("moves"));
  }
}
