package org.arbiterchess.cli.transfer;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.arbiterchess.server.store.EventStore;
import org.arbiterchess.server.store.GameCursor;
import org.arbiterchess.server.store.StoredGame;
import org.arbiterchess.server.transfer.ExportFileReader;
import org.arbiterchess.server.transfer.ExportTotals;

/** Writes all games of a store into a file. */
public final class GameExporter {

  private static final int AT_ONCE = 200;

  private final EventStore store;
  private final Consumer<String> progress;
  private ExportTotals tally = new ExportTotals();

  /**
   * An export.
   *
   * @param progress is told how far it has come
   */
  public GameExporter(EventStore store, Consumer<String> progress) {
    this.store = store;
    this.progress = progress;
  }

  /**
   * Writes them, or the rest of them if that was interrupted before. There must be no such file
   * yet. Throws {@link org.arbiterchess.server.transfer.DamagedExportException} if what was written
   * before cannot be read.
   */
  public ExportTotals to(Path file) throws IOException {
    try (ResumableFileWriter part = ResumableFileWriter.open(file, true)) {
      if (part.isEmpty()) {
        part.append(ExportTotals.header() + "\n");
      } else if (readAgain(part.path())) {
        part.finish();
        return tally;
      }
      List<GameCursor> some = store.listGames(tally.cursor(), AT_ONCE);
      while (!some.isEmpty()) {
        part.append(lines(some));
        progress.accept(tally.games() + " games exported");
        some = store.listGames(some.get(some.size() - 1), AT_ONCE);
      }
      part.append(tally.footer() + "\n");
      part.finish();
    }
    return tally;
  }

  /** Reads what was written before; answers whether that was all. */
  private boolean readAgain(Path part) throws IOException {
    try (BufferedReader text = DecompressingReader.open(part)) {
      ExportFileReader games = new ExportFileReader(text);
      Optional<StoredGame> game = games.nextIfPresent();
      while (game.isPresent()) {
        progress.accept(games.totals().games() + " games were exported before");
        game = games.nextIfPresent();
      }
      tally = games.totals();
      return games.isComplete();
    }
  }

  /** A game that is no longer kept by now is left out. */
  private String lines(List<GameCursor> games) {
    StringBuilder lines = new StringBuilder();
    for (GameCursor made : games) {
      store.load(made.id()).ifPresent(game -> lines.append(tally.addAndEncode(game)).append('\n'));
    }
    return lines.toString();
  }
}
