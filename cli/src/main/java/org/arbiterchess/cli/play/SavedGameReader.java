package org.arbiterchess.cli.play;

import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.arbiterchess.language.Texts;

/**
 * Reads saved games: PGN from this or another program, files in the format of earlier versions, and
 * hand-written positions with moves. The reader reports problems as a {@link SavedGameReading} and
 * never throws.
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

    SavedGameReading reading() {
      return new SavedGameReading.Damaged(line, getMessage());
    }
  }

  private static final Pattern PGN = Pattern.compile("(?m)^[\\s\uFEFF]*\\[\\s*\\w+\\s+\"|^%\\{");

  private SavedGameReader() {}

  /**
   * Reads a whole file.
   *
   * @param now the start time of a game without an event log
   */
  static SavedGameReading read(byte[] bytes, Texts texts, long now) {
    String text = new String(bytes, StandardCharsets.UTF_8);
    SavedPgnReader pgn = new SavedPgnReader(bytes, texts, now);
    if (!OldSavedGameReader.hasTitle(text) && PGN.matcher(text).find()) {
      return pgn.read();
    }
    SavedGameReading reading = OldSavedGameReader.read(text, texts, now);
    // The text may still be PGN, because a PGN game may consist of moves without any tags.
    return reading instanceof SavedGameReading.Read || !pgn.hasLegalMoves() ? reading : pgn.read();
  }
}
