package org.arbiterchess.cli.transfer;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.storage.GameStoreLocation;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.cli.terminal.ProgressLine;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.server.store.Store;
import org.arbiterchess.server.store.StoreException;
import org.arbiterchess.server.store.StoredGame;
import org.arbiterchess.server.transfer.DamagedExportException;
import org.arbiterchess.server.transfer.ExportFileReader;
import org.arbiterchess.server.transfer.ExportTotals;
import picocli.CommandLine.Command;

/**
 * Imports the games in an export file. Validates the whole file first, so that importing a damaged
 * file changes nothing. After the import, compares every game with its stored copy. Games that are
 * already stored remain unchanged, so an interrupted import can be repeated.
 */
@Command(name = "import")
public final class ImportCommand extends StoreCommand {

  private static final int BATCH_SIZE = 500;
  private static final int MAX_LISTED = 5;

  private final List<String> conflicts = new ArrayList<>();
  private final List<CompletableFuture<Boolean>> writes = new ArrayList<>();
  private long skippedCount;

  public ImportCommand(Terminal terminal, Path defaultFolder) {
    super(terminal, defaultFolder, Optional.of(TerminalText.IMPORT_INCOMPLETE));
  }

  @Override
  int copy(GameStoreLocation location) throws IOException {
    Path file = GameStoreLocation.file(fileName, texts);
    String shown = QuotedText.printable(fileName);
    if (!Files.isRegularFile(file)) {
      throw new BadInputException(texts, TerminalText.FILE_NOT_FOUND, shown);
    }
    ExportTotals totals;
    try (Store store = location.open(texts);
        ProgressLine progress = new ProgressLine(terminal)) {
      totals = forEachGame(file, TerminalText.CHECK_PROGRESS, progress, game -> {});
      forEachGame(file, TerminalText.IMPORT_PROGRESS, progress, game -> write(game, store));
      awaitWrites();
      forEachGame(file, TerminalText.COMPARE_PROGRESS, progress, game -> compare(game, store));
    } catch (DamagedExportException e) {
      throw new BadInputException(texts, TerminalText.NOTHING_IMPORTED, shown, texts.say(e.text()));
    }
    terminal.say(
        TerminalText.IMPORTED,
        totals.games(),
        totals.events(),
        fileName,
        location.text(texts),
        skippedCount,
        totals.checksum());
    if (conflicts.isEmpty()) {
      return ExitCode.YES;
    }
    List<String> listed = new ArrayList<>(conflicts.stream().limit(MAX_LISTED).toList());
    if (listed.size() < conflicts.size()) {
      listed.add("…");
    }
    terminal.warn(TerminalText.CONFLICTS, conflicts.size(), listed);
    return ExitCode.NO;
  }

  private ExportTotals forEachGame(
      Path file, TerminalText task, ProgressLine progress, Consumer<StoredGame> action)
      throws IOException {
    try (BufferedReader text = ExportFileOpener.open(file)) {
      ExportFileReader games = new ExportFileReader(text);
      Optional<StoredGame> game = games.next();
      while (game.isPresent()) {
        action.accept(game.get());
        progress.setTask(texts.say(task, games.totals().games()));
        game = games.next();
      }
      return games.totals();
    }
  }

  private void write(StoredGame game, Store store) {
    writes.add(store.create(game));
    if (writes.size() >= BATCH_SIZE) {
      awaitWrites();
    }
  }

  private void awaitWrites() {
    for (CompletableFuture<Boolean> created : writes) {
      try {
        skippedCount += created.join() ? 0 : 1;
      } catch (CompletionException e) {
        throw e.getCause() instanceof StoreException failure ? failure : e;
      }
    }
    writes.clear();
  }

  private void compare(StoredGame game, Store store) {
    String stored = store.load(game.id()).map(ExportTotals::checksum).orElse("");
    if (!stored.equals(ExportTotals.checksum(game))) {
      conflicts.add(game.id());
    }
  }
}
