package org.arbiterchess.cli.transfer;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.storage.GameStoreLocation;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.cli.terminal.ProgressLine;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.server.store.GameListCursor;
import org.arbiterchess.server.store.Store;
import org.arbiterchess.server.transfer.DamagedExportException;
import org.arbiterchess.server.transfer.ExportFileReader;
import org.arbiterchess.server.transfer.ExportTotals;
import picocli.CommandLine.Command;

/** Writes all games in a store to a file, or resumes an interrupted export. */
@Command(name = "export")
public final class ExportCommand extends StoreCommand {

  private static final int BATCH_SIZE = 200;

  private ExportTotals totals = new ExportTotals();

  public ExportCommand(Terminal terminal, Path defaultFolder) {
    super(terminal, defaultFolder, Optional.of(TerminalText.EXPORT_INCOMPLETE));
  }

  @Override
  int copy(GameStoreLocation location) throws IOException {
    Path file = newFile();
    try (Store store = openExisting(location);
        ProgressLine progress = new ProgressLine(terminal)) {
      write(file, store, progress);
    } catch (DamagedExportException e) {
      throw new BadInputException(
          texts,
          TerminalText.CANNOT_RESUME,
          QuotedText.printable(file + ".part"),
          texts.say(e.text()));
    }
    terminal.say(
        TerminalText.EXPORTED,
        totals.games(),
        totals.events(),
        location.text(texts),
        fileName,
        totals.checksum());
    return ExitCode.YES;
  }

  private void write(Path file, Store store, ProgressLine progress) throws IOException {
    try (ResumableFileWriter part = ResumableFileWriter.open(file, true)) {
      if (part.isEmpty()) {
        part.append(ExportTotals.HEADER + "\n");
      } else if (resume(part.partFile(), progress)) {
        part.finish();
        return;
      }
      List<GameListCursor> batch = store.listGames(totals.cursor(), BATCH_SIZE);
      while (!batch.isEmpty()) {
        part.append(lines(batch, store));
        progress.setTask(texts.say(TerminalText.EXPORT_PROGRESS, totals.games()));
        batch = store.listGames(batch.get(batch.size() - 1), BATCH_SIZE);
      }
      part.append(totals.footer() + "\n");
      part.finish();
    }
  }

  /** Reads the partial file and returns whether it is already complete. */
  private boolean resume(Path part, ProgressLine progress) throws IOException {
    try (BufferedReader text = ExportFileOpener.open(part)) {
      ExportFileReader games = new ExportFileReader(text);
      while (games.nextIfPresent().isPresent()) {
        progress.setTask(texts.say(TerminalText.RESUME_PROGRESS, games.totals().games()));
      }
      totals = games.totals();
      return games.isComplete();
    }
  }

  /** Formats the games, leaving out those deleted in the meantime. */
  private String lines(List<GameListCursor> games, Store store) {
    StringBuilder lines = new StringBuilder();
    for (GameListCursor cursor : games) {
      store
          .load(cursor.id())
          .ifPresent(game -> lines.append(totals.addAndEncode(game)).append('\n'));
    }
    return lines.toString();
  }
}
