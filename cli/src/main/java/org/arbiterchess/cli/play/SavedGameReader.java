package org.arbiterchess.cli.play;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.wire.WireFormat;
import org.arbiterchess.wire.WireReading;

/**
 * Reads what {@link SavedGame} writes, and what people write in its manner: a position and moves
 * are enough. Nothing is thrown, whatever the text, and nothing is guessed: where the record and
 * the rest of the file differ, the file is damaged.
 */
public final class SavedGameReader {

  /** A line that says something, with its number in the file. */
  record Numbered(int line, String text) {}

  /** Ends the reading at the first problem; it never leaves this package. */
  static final class Damage extends RuntimeException {

    private static final long serialVersionUID = 1;
    private final int line;

    Damage(int line, String problem) {
      super(problem, null, false, false);
      this.line = line;
    }
  }

  private static final String WITHOUT_RECORD =
      " Without the lines from the record on, the game can be continued from its moves, with its"
          + " clocks set anew.";

  private static final Pattern PGN_TAG = Pattern.compile("(?m)^[\\s\uFEFF]*\\[\\w+\\s+\"");

  private final JsonCodec json;
  private final Map<SavedGameHeader, Numbered> headers = new EnumMap<>(SavedGameHeader.class);
  private final List<Numbered> moves = new ArrayList<>();
  private final List<Numbered> events = new ArrayList<>();
  private Optional<Integer> footer = Optional.empty();
  private int lines;

  private SavedGameReader(JsonCodec json) {
    this.json = json;
  }

  /**
   * Reads a whole file.
   *
   * @param now the time, for a game whose record is not there
   */
  public static SavedGameReading read(String text, JsonCodec json, long now) {
    SavedGameReader reader = new SavedGameReader(json);
    try {
      text.lines().forEach(reader::sort);
      return reader.game(now);
    } catch (Damage damage) {
      if (!reader.isOurs(text)) {
        return new SavedGameReading.Foreign(PGN_TAG.matcher(text).find());
      }
      return new SavedGameReading.Damaged(damage.line, damage.getMessage());
    }
  }

  /** Whether it begins like a saved game, or like a position or moves that a person wrote down. */
  private boolean isOurs(String text) {
    return text.replace("\uFEFF", "").startsWith(SavedGame.TITLE)
        || headers.keySet().stream().anyMatch(header -> header != SavedGameHeader.START)
        || isPosition(headers.get(SavedGameHeader.START))
        || SavedMoveList.beginWithMove(moves);
  }

  private static boolean isPosition(Numbered start) {
    return start != null && start.text.matches("[^/\\s]+(/[^/\\s]+){3,}.*");
  }

  private void sort(String raw) {
    lines++;
    Numbered line = new Numbered(lines, raw.replace("\uFEFF", "").trim());
    Optional<SavedGameHeader> header = SavedGameHeader.of(line.text);
    if (line.text.equals(SavedGame.FOOTER)) {
      footer = Optional.of(lines);
    } else if (line.text.isEmpty() || line.text.startsWith("#")) {
      return;
    } else if (line.text.startsWith("{")) {
      events.add(line);
    } else if (header.isPresent()) {
      put(header.get(), new Numbered(lines, header.get().valueOn(line.text)));
    } else if (line.text.contains("/") && !line.text.contains("1/2")) {
      put(SavedGameHeader.START, line);
    } else {
      for (String token : line.text.split("\\s+", -1)) {
        moves.add(new Numbered(lines, token));
      }
    }
  }

  private void put(SavedGameHeader header, Numbered value) {
    Numbered before = headers.put(header, value);
    if (before != null) {
      throw new Damage(
          value.line, header.key() + " is there already, on line " + before.line + ".");
    }
  }

  private SavedGameReading game(long now) {
    SavedGameSetup rules = new SavedGameSetup(headers);
    PlayerNames players = rules.players();
    if (events.isEmpty()) {
      if (headers.isEmpty() && moves.isEmpty()) {
        throw new Damage(Math.max(1, lines), "There is no game in this file.");
      }
      return SavedMoveList.play(rules, players, moves, now);
    }
    SavedGame saved = new SavedGame(players, record());
    if (footer.isEmpty()) {
      throw new Damage(lines, "The file is cut off: the record has no end." + WITHOUT_RECORD);
    }
    agree(saved);
    return new SavedGameReading.Read(saved, List.of());
  }

  private Game record() {
    List<GameEvent> start = List.of(event(events.get(0)));
    Game game = following(events.get(0), () -> Game.replay(start));
    for (Numbered line : events.subList(1, events.size())) {
      GameEvent event = event(line);
      Game before = game;
      game = following(line, () -> before.apply(event));
    }
    return game;
  }

  private static Game following(Numbered line, Supplier<Game> next) {
    try {
      return next.get();
    } catch (IllegalArgumentException e) {
      throw new Damage(line.line, "This cannot have happened here." + WITHOUT_RECORD);
    }
  }

  private GameEvent event(Numbered line) {
    Map<String, Object> tree;
    try {
      tree = json.read().apply(line.text);
    } catch (IllegalArgumentException e) {
      throw new Damage(line.line, e.getMessage() + WITHOUT_RECORD);
    }
    WireReading<GameEvent> reading = WireFormat.readEvent(tree);
    if (reading instanceof WireReading.Read<GameEvent> read) {
      return read.value();
    }
    List<?> problems = ((WireReading.Unreadable<GameEvent>) reading).problems();
    throw new Damage(line.line, "The record is damaged: " + problems.get(0) + "." + WITHOUT_RECORD);
  }

  /** Whoever changed the moves and not the record, or the other way, must say which is meant. */
  private void agree(SavedGame saved) {
    headers.forEach(
        (header, found) -> {
          String recorded = header.value(saved).orElse("");
          if (!found.text.equalsIgnoreCase(recorded)) {
            throw new Damage(
                found.line,
                header.key()
                    + (" is " + SafeText.quoted(found.text) + ", but by the record it is ")
                    + (SafeText.quoted(recorded) + "." + WITHOUT_RECORD));
          }
        });
    SavedMoveList.agree(saved.game(), moves, WITHOUT_RECORD);
  }
}
