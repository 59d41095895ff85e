package org.arbiterchess.cli.transfer;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.language.Texts;
import org.arbiterchess.server.store.EventStore;
import org.arbiterchess.server.store.StoreException;
import org.arbiterchess.server.store.StoredGame;
import org.arbiterchess.server.transfer.ExportFileReader;
import org.arbiterchess.server.transfer.ExportTotals;
import org.arbiterchess.server.transfer.ExportedGameCodec;

/**
 * Imports the games in an export file. Validates the whole file first, so that importing a damaged
 * file changes nothing. After the import, compares every game with its stored copy. Games that are
 * already stored remain unchanged, so an interrupted import can be repeated.
 */
final class ExportFileImporter {

  private static final int BATCH_SIZE = 500;

  private final Path file;
  private final EventStore store;
  private final Texts texts;
  private final Consumer<String> progress;
  private final List<String> conflicts = new ArrayList<>();
  private long skippedCount;

  ExportFileImporter(Path file, EventStore store, Texts texts, Consumer<String> progress) {
    this.file = file;
    this.store = store;
    this.texts = texts;
    this.progress = progress;
  }

  /**
   * Runs the import. If the file is damaged, throws {@link
   * org.arbiterchess.server.transfer.DamagedExportException} before storing anything.
   */
  ExportTotals run() throws IOException {
    ExportTotals totals =
        forEachGame(games -> texts.say(TerminalText.CHECK_PROGRESS, games), game -> {});
    List<CompletableFuture<Boolean>> writes = new ArrayList<>();
    forEachGame(
        games -> texts.say(TerminalText.IMPORT_PROGRESS, games),
        game -> {
          writes.add(store.create(game));
          if (writes.size() >= BATCH_SIZE) {
            awaitWrites(writes);
          }
        });
    awaitWrites(writes);
    forEachGame(games -> texts.say(TerminalText.COMPARE_PROGRESS, games), this::compare);
    return totals;
  }

  private ExportTotals forEachGame(LongFunction<String> task, Consumer<StoredGame> action)
      throws IOException {
    try (BufferedReader text = ExportFileOpener.open(file)) {
      ExportFileReader games = new ExportFileReader(text);
      Optional<StoredGame> game = games.next();
      while (game.isPresent()) {
        action.accept(game.get());
        progress.accept(task.apply(games.totals().games()));
        game = games.next();
      }
      return games.totals();
    }
  }

  private void awaitWrites(List<CompletableFuture<Boolean>> writes) {
    for (CompletableFuture<Boolean> created : writes) {
      try {
        skippedCount += created.join() ? 0 : 1;
      } catch (CompletionException e) {
        throw e.getCause() instanceof StoreException failure ? failure : e;
      }
    }
    writes.clear();
  }

  private void compare(StoredGame game) {
    String stored = store.load(game.id()).map(ExportedGameCodec::checksum).orElse("");
    if (!stored.equals(ExportedGameCodec.checksum(game))) {
      conflicts.add(game.id());
    }
  }

  /** The number of games that were already stored. */
  long skippedCount() {
    return skippedCount;
  }

  /** The IDs of the games whose stored copies differ from those in the file. */
  List<String> conflicts() {
    return List.copyOf(conflicts);
  }
}
