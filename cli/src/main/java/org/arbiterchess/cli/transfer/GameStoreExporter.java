package org.arbiterchess.cli.transfer;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.language.Texts;
import org.arbiterchess.server.store.EventStore;
import org.arbiterchess.server.store.GameListCursor;
import org.arbiterchess.server.store.StoredGame;
import org.arbiterchess.server.transfer.ExportFileReader;
import org.arbiterchess.server.transfer.ExportTotals;

/** Exports all games in a store to a file. */
final class GameStoreExporter {

  private static final int BATCH_SIZE = 200;

  private final EventStore store;
  private final Texts texts;
  private final Consumer<String> progress;
  private ExportTotals totals = new ExportTotals();

  GameStoreExporter(EventStore store, Texts texts, Consumer<String> progress) {
    this.store = store;
    this.texts = texts;
    this.progress = progress;
  }

  /**
   * Writes a new file or resumes an interrupted export. Throws {@link
   * org.arbiterchess.server.transfer.DamagedExportException} if the partial file is damaged.
   */
  ExportTotals writeTo(Path file) throws IOException {
    try (ResumableFileWriter part = ResumableFileWriter.open(file, true)) {
      if (part.isEmpty()) {
        part.append(ExportTotals.header() + "\n");
      } else if (resume(part.partFile())) {
        part.finish();
        return totals;
      }
      List<GameListCursor> batch = store.listGames(totals.cursor(), BATCH_SIZE);
      while (!batch.isEmpty()) {
        part.append(lines(batch));
        progress.accept(texts.say(TerminalText.EXPORT_PROGRESS, totals.games()));
        batch = store.listGames(batch.get(batch.size() - 1), BATCH_SIZE);
      }
      part.append(totals.footer() + "\n");
      part.finish();
    }
    return totals;
  }

  /** Reads the partial file and returns whether it is already complete. */
  private boolean resume(Path part) throws IOException {
    try (BufferedReader text = ExportFileOpener.open(part)) {
      ExportFileReader games = new ExportFileReader(text);
      Optional<StoredGame> game = games.nextIfPresent();
      while (game.isPresent()) {
        progress.accept(texts.say(TerminalText.RESUME_PROGRESS, games.totals().games()));
        game = games.nextIfPresent();
      }
      totals = games.totals();
      return games.isComplete();
    }
  }

  /** Formats the games, leaving out those deleted in the meantime. */
  private String lines(List<GameListCursor> games) {
    StringBuilder lines = new StringBuilder();
    for (GameListCursor cursor : games) {
      store
          .load(cursor.id())
          .ifPresent(game -> lines.append(totals.addAndEncode(game)).append('\n'));
    }
    return lines.toString();
  }
}
