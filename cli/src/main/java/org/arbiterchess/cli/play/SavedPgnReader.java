package org.arbiterchess.cli.play;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.play.SavedGameReader.DamagedFileException;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.game.Result;
import org.arbiterchess.language.Said;
import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.strict.StrictPgn;
import org.arbiterchess.pgn.read.ByteSource;
import org.arbiterchess.pgn.read.PgnError;
import org.arbiterchess.pgn.read.PgnReader;
import org.arbiterchess.pgn.read.PgnReading;
import org.arbiterchess.pgn.read.PgnReplayResult;
import org.arbiterchess.pgn.read.PgnWarning;

/**
 * Reads the first game in a PGN file. A file saved by {@code play} contains the game's event log,
 * so the game resumes exactly as it was saved. If the log contradicts the tags or the moves, the
 * file is damaged. For any other file, the main line is replayed.
 */
final class SavedPgnReader {

  /** The tags that can be derived from the event log. */
  private static final List<String> DERIVED =
      List.of("FEN", "Variant", "TimeControl", "WhiteTimeControl", "BlackTimeControl", "Result");

  private final byte[] bytes;
  private final Texts texts;
  private final long now;
  private final String text;
  private final List<String> remarks = new ArrayList<>();

  SavedPgnReader(byte[] bytes, Texts texts, long now) {
    this.bytes = bytes;
    this.texts = texts;
    this.now = now;
    this.text = new String(bytes, StandardCharsets.UTF_8);
  }

  /** Returns whether the text starts with a game that has moves and no errors. */
  boolean hasLegalMoves() {
    PgnReader reader = reader();
    if (!reader.next() || !reader.textBefore().isBlank()) {
      return false;
    }
    PgnReplayResult replay = reader.replay();
    return replay.plies() > 0 && replay.errors().isEmpty();
  }

  SavedGameReading read() {
    PgnReader reader = reader();
    if (!reader.next()) {
      return new SavedGameReading.NotASavedGame();
    }
    SavedGameLog log = SavedGameLog.find(text.lines().toList());
    try {
      SavedGame saved = log.isPresent() ? withLog(reader, log) : withoutLog(reader);
      boolean isOwn = log.isPresent() && saved.text().equals(text);
      if (!isOwn) {
        remarks.add(texts.say(TerminalText.SAVED_ELSEWHERE));
      }
      return new SavedGameReading.Read(saved, isOwn, remarks);
    } catch (DamagedFileException e) {
      return e.reading();
    }
  }

  private PgnReader reader() {
    return new PgnReader(ByteSource.of(bytes));
  }

  private static PlayerNames players(PgnReader reader) {
    return PlayerNames.of(name(reader, "White"), name(reader, "Black"));
  }

  private static String name(PgnReader reader, String tag) {
    return reader.tag(tag).filter(name -> !name.equals("?")).orElse("");
  }

  private SavedGame withLog(PgnReader reader, SavedGameLog log) {
    SavedGameLogReplay replay = new SavedGameLogReplay(texts);
    if (!log.events().isEmpty()) {
      Game game = replay.replay(log.events());
      if (log.isComplete()) {
        SavedGame saved = new SavedGame(players(reader), game);
        checkAgainstLog(reader, saved, replay);
        return saved;
      }
    }
    throw replay.damaged(log.lastLine(), texts.say(TerminalText.TRUNCATED));
  }

  /** Compares the derived tags and the moves with the log. */
  private void checkAgainstLog(PgnReader reader, SavedGame saved, SavedGameLogReplay replay) {
    PgnReader expected = new PgnReader(ByteSource.of(saved.pgn()));
    expected.next();
    for (String tag : DERIVED) {
      String found = reader.tag(tag).orElse("");
      String recorded = expected.tag(tag).orElse("");
      if (!found.equals(recorded)) {
        throw replay.damaged(
            lineOfTag(reader.line(), tag),
            texts.say(
                TerminalText.HEADER_DIFFERS, tag, QuotedText.of(found), QuotedText.of(recorded)));
      }
    }
    List<String> moves = PgnMainLine.of(reader, error -> damaged(error)).numbered();
    List<String> recorded = PgnMainLine.of(expected, error -> damaged(error)).numbered();
    for (int i = 0; i < moves.size(); i++) {
      if (i == recorded.size() || !moves.get(i).equals(recorded.get(i))) {
        Said move = QuotedText.of(moves.get(i));
        throw replay.damaged(
            lineOfMove(reader.line(), i), texts.say(TerminalText.NOT_IN_RECORD, move));
      }
    }
    if (moves.size() < recorded.size()) {
      String last = moves.isEmpty() ? "" : moves.get(moves.size() - 1);
      throw replay.damaged(
          lineOfMove(reader.line(), moves.size() - 1),
          texts.say(TerminalText.RECORD_CONTINUES, QuotedText.of(last)));
    }
  }

  /** Returns the line of a tag, or the first line of the game if it has no such tag. */
  private int lineOfTag(int first, String tag) {
    List<String> lines = text.lines().toList();
    for (int line = first; line <= lines.size() && !lines.get(line - 1).isBlank(); line++) {
      if (lines.get(line - 1).contains("[" + tag + " ")) {
        return line;
      }
    }
    return first;
  }

  /**
   * Returns the line that contains the move with this index. It is the first line after which more
   * than {@code index} moves have been read.
   */
  private int lineOfMove(int first, int index) {
    List<String> lines = text.lines().toList();
    for (int line = first; line <= lines.size(); line++) {
      String start = String.join("\n", lines.subList(0, line));
      PgnReader reader = new PgnReader(ByteSource.of(start));
      if (reader.next() && reader.replay().plies() > index) {
        return line;
      }
    }
    return first;
  }

  private DamagedFileException damaged(PgnError error) {
    return new DamagedFileException(error.line(), error.message(texts));
  }

  private SavedGame withoutLog(PgnReader reader) {
    PlayerNames players = players(reader);
    PgnMainLine moves = PgnMainLine.of(reader, this::damaged);
    PgnReading reading = reader.read();
    Optional<Game> strict = StrictPgn.read(reading.game());
    Game game = strict.orElseGet(() -> new PgnGameReplay(texts, now, remarks).play(reader, moves));
    remarkResult(game, reading.game().result());
    if (reading.warnings().stream()
        .anyMatch(warning -> warning.kind() == PgnWarning.Kind.MISSING_RESULT)) {
      remarks.add(texts.say(TerminalText.MAY_BE_INCOMPLETE));
    }
    int games = 1;
    while (reader.next()) {
      games++;
    }
    if (games > 1) {
      remarks.add(texts.say(TerminalText.FIRST_OF_GAMES, games));
    }
    return new SavedGame(players, game);
  }

  private void remarkResult(Game game, Result result) {
    Result reached = game.outcome().map(Outcome::result).orElse(Result.NONE);
    if (result != Result.NONE && reached != result) {
      remarks.add(texts.say(TerminalText.OTHER_RESULT, result.text()));
    }
  }
}
