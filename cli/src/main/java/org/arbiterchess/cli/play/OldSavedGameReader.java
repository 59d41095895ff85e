package org.arbiterchess.cli.play;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.play.SavedGameReader.DamagedFileException;
import org.arbiterchess.cli.play.SavedGameReader.NumberedLine;
import org.arbiterchess.language.Texts;

/**
 * Reads the text format in which earlier versions saved games: headers and moves for human readers,
 * followed by the event log with one JSON object per line. In hand-written files, a position and
 * moves are enough. A file whose event log contradicts its headers or moves is damaged.
 */
final class OldSavedGameReader {

  /** The first line of every file that earlier versions of the program wrote. */
  private static final String TITLE = "# Arbiter game";

  /** The last line of a saved game. If it is missing, the event log is truncated. */
  private static final String FOOTER = "# End of the record";

  private final Texts texts;
  private final Map<OldFormatHeader, NumberedLine> headers = new EnumMap<>(OldFormatHeader.class);
  private final List<NumberedLine> moves = new ArrayList<>();
  private final List<NumberedLine> events = new ArrayList<>();
  private Optional<Integer> footer = Optional.empty();
  private int lines;

  private OldSavedGameReader(Texts texts) {
    this.texts = texts;
  }

  /**
   * Reads a whole file.
   *
   * @param now the start time of a game without an event log
   */
  static SavedGameReading read(String text, Texts texts, long now) {
    OldSavedGameReader reader = new OldSavedGameReader(texts);
    try {
      text.lines().forEach(reader::readLine);
      return reader.game(now);
    } catch (DamagedFileException e) {
      return reader.looksLikeSavedGame(text) ? e.reading() : new SavedGameReading.NotASavedGame();
    }
  }

  static boolean hasTitle(String text) {
    return text.replace("\uFEFF", "").startsWith(TITLE);
  }

  /** Returns whether the text starts like a saved game, a hand-written position or a move list. */
  private boolean looksLikeSavedGame(String text) {
    return hasTitle(text)
        || headers.keySet().stream().anyMatch(header -> header != OldFormatHeader.START)
        || isPosition(headers.get(OldFormatHeader.START))
        || OldFormatMoveList.startsWithMove(moves);
  }

  private static boolean isPosition(NumberedLine start) {
    return start != null && start.text().matches("[^/\\s]+(/[^/\\s]+){3,}.*");
  }

  private void readLine(String raw) {
    lines++;
    NumberedLine line = new NumberedLine(lines, raw.replace("\uFEFF", "").trim());
    Optional<OldFormatHeader> header = OldFormatHeader.of(line.text());
    if (line.text().equals(FOOTER)) {
      footer = Optional.of(lines);
    } else if (line.text().isEmpty() || line.text().startsWith("#")) {
      return;
    } else if (line.text().startsWith("{")) {
      events.add(line);
    } else if (header.isPresent()) {
      put(header.get(), new NumberedLine(lines, header.get().valueOn(line.text())));
    } else if (line.text().contains("/") && !line.text().contains("1/2")) {
      put(OldFormatHeader.START, line);
    } else {
      for (String token : line.text().split("\\s+", -1)) {
        moves.add(new NumberedLine(lines, token));
      }
    }
  }

  private void put(OldFormatHeader header, NumberedLine value) {
    NumberedLine before = headers.put(header, value);
    if (before != null) {
      throw new DamagedFileException(
          value.line(), texts.say(TerminalText.DUPLICATE_HEADER, header.key(), before.line()));
    }
  }

  private SavedGameReading game(long now) {
    OldFormatSetup setup = new OldFormatSetup(headers, texts);
    PlayerNames players = setup.players();
    OldFormatMoveList moveList = new OldFormatMoveList(moves, texts);
    if (events.isEmpty()) {
      if (headers.isEmpty() && moves.isEmpty()) {
        throw new DamagedFileException(Math.max(1, lines), texts.say(TerminalText.EMPTY_FILE));
      }
      return moveList.play(setup, players, now);
    }
    SavedGameLogReplay replay = new SavedGameLogReplay(texts);
    SavedGame saved = new SavedGame(players, replay.replay(events));
    if (footer.isEmpty()) {
      throw replay.damaged(lines, texts.say(TerminalText.TRUNCATED));
    }
    checkHeadersAgainstRecord(saved, replay);
    moveList.checkAgainstRecord(saved.game());
    return new SavedGameReading.Read(saved, true, List.of());
  }

  private void checkHeadersAgainstRecord(SavedGame saved, SavedGameLogReplay replay) {
    headers.forEach(
        (header, found) -> {
          String recorded = header.value(saved).orElse("");
          if (!found.text().equalsIgnoreCase(recorded)) {
            throw replay.damaged(
                found.line(),
                texts.say(
                    TerminalText.HEADER_DIFFERS,
                    header.key(),
                    QuotedText.of(found.text()),
                    QuotedText.of(recorded)));
          }
        });
  }
}
