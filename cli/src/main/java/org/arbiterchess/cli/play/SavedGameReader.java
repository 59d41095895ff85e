package org.arbiterchess.cli.play;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.arbiterchess.cli.messages.Language;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.JsonLine;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.wire.WireFormat;
import org.arbiterchess.wire.WireReading;

/**
 * Reads saved games. In hand-written files, a position and moves are enough. The reader reports
 * problems as a {@link SavedGameReading} and never throws. A file whose event log contradicts its
 * headers or moves is damaged.
 */
final class SavedGameReader {

  record NumberedLine(int line, String text) {}

  /** Thrown to stop reading at the first problem. It never leaves this package. */
  static final class DamagedFileException extends RuntimeException {

    private static final long serialVersionUID = 1;
    private final int line;

    DamagedFileException(int line, String problem) {
      super(problem, null, false, false);
      this.line = line;
    }
  }

  private static final Pattern PGN_TAG = Pattern.compile("(?m)^[\\s\uFEFF]*\\[\\w+\\s+\"");

  private final Language language;
  private final Map<SavedGameHeader, NumberedLine> headers = new EnumMap<>(SavedGameHeader.class);
  private final List<NumberedLine> moves = new ArrayList<>();
  private final List<NumberedLine> events = new ArrayList<>();
  private Optional<Integer> footer = Optional.empty();
  private int lines;

  private SavedGameReader(Language language) {
    this.language = language;
  }

  /**
   * Reads a whole file.
   *
   * @param now the start time of a game without an event log
   */
  static SavedGameReading read(String text, Language language, long now) {
    SavedGameReader reader = new SavedGameReader(language);
    try {
      text.lines().forEach(reader::readLine);
      return reader.game(now);
    } catch (DamagedFileException e) {
      return reader.looksLikeSavedGame(text)
          ? new SavedGameReading.Damaged(e.line, e.getMessage())
          : new SavedGameReading.NotASavedGame(PGN_TAG.matcher(text).find());
    }
  }

  /** Returns whether the text starts like a saved game, a hand-written position or a move list. */
  private boolean looksLikeSavedGame(String text) {
    return text.replace("\uFEFF", "").startsWith(SavedGame.TITLE)
        || headers.keySet().stream().anyMatch(header -> header != SavedGameHeader.START)
        || isPosition(headers.get(SavedGameHeader.START))
        || SavedMoveList.startsWithMove(moves);
  }

  private static boolean isPosition(NumberedLine start) {
    return start != null && start.text.matches("[^/\\s]+(/[^/\\s]+){3,}.*");
  }

  private void readLine(String raw) {
    lines++;
    NumberedLine line = new NumberedLine(lines, raw.replace("\uFEFF", "").trim());
    Optional<SavedGameHeader> header = SavedGameHeader.of(line.text);
    if (line.text.equals(SavedGame.FOOTER)) {
      footer = Optional.of(lines);
    } else if (line.text.isEmpty() || line.text.startsWith("#")) {
      return;
    } else if (line.text.startsWith("{")) {
      events.add(line);
    } else if (header.isPresent()) {
      put(header.get(), new NumberedLine(lines, header.get().valueOn(line.text)));
    } else if (line.text.contains("/") && !line.text.contains("1/2")) {
      put(SavedGameHeader.START, line);
    } else {
      for (String token : line.text.split("\\s+", -1)) {
        moves.add(new NumberedLine(lines, token));
      }
    }
  }

  private void put(SavedGameHeader header, NumberedLine value) {
    NumberedLine before = headers.put(header, value);
    if (before != null) {
      throw new DamagedFileException(
          value.line, language.savedGame().duplicateHeader(header.key(), before.line));
    }
  }

  private SavedGameReading game(long now) {
    SavedGameSetup setup = new SavedGameSetup(headers, language);
    PlayerNames players = setup.players();
    SavedMoveList moveList = new SavedMoveList(moves, language);
    if (events.isEmpty()) {
      if (headers.isEmpty() && moves.isEmpty()) {
        throw new DamagedFileException(Math.max(1, lines), language.savedGame().emptyFile());
      }
      return moveList.play(setup, players, now);
    }
    SavedGame saved = new SavedGame(players, replayRecord());
    if (footer.isEmpty()) {
      throw damagedRecord(lines, language.savedGame().truncated());
    }
    checkHeadersAgainstRecord(saved);
    moveList.checkAgainstRecord(saved.game());
    return new SavedGameReading.Read(saved, List.of());
  }

  private DamagedFileException damagedRecord(int line, String problem) {
    return new DamagedFileException(line, problem + language.savedGame().withoutRecord());
  }

  private Game replayRecord() {
    List<GameEvent> start = List.of(event(events.get(0)));
    Game game = applyChecked(events.get(0), () -> Game.replay(start));
    for (NumberedLine line : events.subList(1, events.size())) {
      GameEvent event = event(line);
      Game before = game;
      game = applyChecked(line, () -> before.apply(event));
    }
    return game;
  }

  private Game applyChecked(NumberedLine line, Supplier<Game> next) {
    try {
      return next.get();
    } catch (IllegalArgumentException e) {
      throw damagedRecord(line.line, language.savedGame().impossibleEvent());
    }
  }

  private GameEvent event(NumberedLine line) {
    Map<String, Object> tree;
    try {
      tree = JsonLine.read(line.text, language);
    } catch (BadInputException e) {
      throw damagedRecord(line.line, e.getMessage());
    }
    WireReading<GameEvent> reading = WireFormat.readEvent(tree);
    if (reading instanceof WireReading.Read<GameEvent> read) {
      return read.value();
    }
    List<?> problems = ((WireReading.Unreadable<GameEvent>) reading).problems();
    throw damagedRecord(line.line, language.savedGame().damagedRecord(problems.get(0).toString()));
  }

  private void checkHeadersAgainstRecord(SavedGame saved) {
    headers.forEach(
        (header, found) -> {
          String recorded = header.value(saved).orElse("");
          if (!found.text.equalsIgnoreCase(recorded)) {
            throw damagedRecord(
                found.line,
                language
                    .savedGame()
                    .headerDiffers(
                        header.key(), QuotedText.quoted(found.text), QuotedText.quoted(recorded)));
          }
        });
  }
}
