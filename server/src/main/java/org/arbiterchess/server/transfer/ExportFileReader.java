package org.arbiterchess.server.transfer;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.server.json.InvalidJsonException;
import org.arbiterchess.server.json.JsonTreeCodec;
import org.arbiterchess.server.language.ServerText;
import org.arbiterchess.server.store.StoredGame;

/** Reads an export file game by game. Verifies each game's checksum, and the totals at the end. */
public final class ExportFileReader {

  /** More than enough for the longest game, and little enough for the memory. */
  private static final int MAX_LINE_CHARS = 8 << 20;

  private final BufferedReader reader;
  private final ExportTotals totals = new ExportTotals();
  private int lineNumber;
  private boolean complete;

  /** Reads the header. Throws {@link DamagedExportException} if it is missing. */
  public ExportFileReader(BufferedReader reader) throws IOException {
    this.reader = reader;
    if (!ExportTotals.HEADER.equals(nextLine())) {
      throw new DamagedExportException(ServerText.NOT_AN_EXPORT);
    }
  }

  /** Returns the next line, or null after the last one. */
  private String nextLine() throws IOException {
    lineNumber++;
    StringBuilder line = new StringBuilder();
    int next = reader.read();
    if (next < 0) {
      return null;
    }
    for (; next >= 0 && next != '\n'; next = reader.read()) {
      if (line.length() == MAX_LINE_CHARS) {
        throw new DamagedExportException(
            ServerText.EXPORT_LINE_TOO_LONG, lineNumber, MAX_LINE_CHARS);
      }
      line.append((char) next);
    }
    return line.toString();
  }

  /**
   * Returns the next game, or empty after the last one. Throws {@link DamagedExportException} if
   * the file is damaged or incomplete.
   */
  public Optional<StoredGame> next() throws IOException {
    Optional<StoredGame> game = nextIfPresent();
    if (game.isEmpty() && !complete) {
      throw new DamagedExportException(ServerText.EXPORT_INCOMPLETE, lineNumber - 1);
    }
    return game;
  }

  /** Like {@link #next}, but accepts an incomplete file. */
  public Optional<StoredGame> nextIfPresent() throws IOException {
    String json = complete ? null : nextLine();
    if (json == null) {
      return Optional.empty();
    }
    Map<String, Object> tree;
    try {
      tree = JsonTreeCodec.parseObject(json);
    } catch (InvalidJsonException e) {
      throw new DamagedExportException(ServerText.EXPORT_NOT_JSON, lineNumber);
    }
    complete = tree.containsKey("games");
    if (!complete) {
      return Optional.of(game(tree));
    }
    if (!json.equals(totals.footer())) {
      throw new DamagedExportException(ServerText.EXPORT_WRONG_TOTALS, lineNumber, totals.games());
    }
    return Optional.empty();
  }

  private StoredGame game(Map<String, Object> tree) {
    if (!(StoredGame.of(tree) instanceof Reading.Valid<StoredGame> valid)) {
      throw new DamagedExportException(ServerText.EXPORT_NOT_A_GAME, lineNumber);
    }
    StoredGame game = valid.value();
    if (game.events().isEmpty()
        || !ExportTotals.checksum(game).equals(tree.get(ExportTotals.CHECKSUM_KEY))) {
      throw new DamagedExportException(ServerText.EXPORT_WRONG_CHECKSUM, lineNumber);
    }
    String unused = totals.addAndEncode(game);
    return game;
  }

  /** Whether the footer has been read. */
  public boolean isComplete() {
    return complete;
  }

  /** The totals for the games read so far. */
  public ExportTotals totals() {
    return totals;
  }
}
