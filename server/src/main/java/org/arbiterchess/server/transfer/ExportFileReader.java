package org.arbiterchess.server.transfer;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.server.store.StoredGame;

/** Reads a text of games, one at a time. Each is checked, and in the end their number and all. */
public final class ExportFileReader {

  private final BufferedReader text;
  private final ExportTotals totals = new ExportTotals();
  private int line;
  private boolean ended;

  /** Throws {@link DamagedExportException} if the text does not begin like one of games. */
  public ExportFileReader(BufferedReader text) throws IOException {
    this.text = text;
    if (!ExportTotals.header().equals(next(text))) {
      throw new DamagedExportException(
          "It is no file of games, or one of a later version of Arbiter.");
    }
  }

  private String next(BufferedReader from) throws IOException {
    line++;
    return from.readLine();
  }

  /** Nothing after the last. Throws {@link DamagedExportException} if the text is not whole. */
  public Optional<StoredGame> next() throws IOException {
    Optional<StoredGame> game = nextIfPresent();
    if (game.isEmpty() && !ended) {
      throw new DamagedExportException(
          "It ends after line " + (line - 1) + ", before it was finished.");
    }
    return game;
  }

  /** The same for a text that is not finished yet. */
  public Optional<StoredGame> nextIfPresent() throws IOException {
    String read = ended ? null : next(text);
    if (read == null) {
      return Optional.empty();
    }
    Map<String, Object> tree = ExportedGameCodec.tree(read, line);
    if (tree.containsKey("games")) {
      if (!totals.matchesFooter(tree)) {
        throw new DamagedExportException(
            "Line "
                + line
                + " says that there are "
                + tree.get("games")
                + " games; there are "
                + totals.games()
                + ", or not the same.");
      }
      ended = true;
      return Optional.empty();
    }
    StoredGame game = ExportedGameCodec.read(tree, line);
    String unused = totals.addAndEncode(game);
    return Optional.of(game);
  }

  /** Whether the last line was there. */
  public boolean isComplete() {
    return ended;
  }

  /** What was read so far. */
  public ExportTotals totals() {
    return totals;
  }
}
