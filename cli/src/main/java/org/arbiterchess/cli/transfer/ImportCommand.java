package org.arbiterchess.cli.transfer;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.storage.GameStoreLocation;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.cli.terminal.ProgressLine;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.language.Texts;
import org.arbiterchess.server.store.MaybeStoredException;
import org.arbiterchess.server.store.NotStoredException;
import org.arbiterchess.server.store.Store;
import org.arbiterchess.server.store.StoreReadException;
import org.arbiterchess.server.transfer.DamagedExportException;
import org.arbiterchess.server.transfer.ExportTotals;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(name = "import")
public final class ImportCommand implements Callable<Integer> {

  private static final int MAX_LISTED = 5;

  @Mixin private final GameStoreOptions options;

  @Parameters(paramLabel = "FILE", descriptionKey = "arguments")
  private String fileName;

  private final Terminal terminal;

  public ImportCommand(Terminal terminal, Path defaultData) {
    this.terminal = terminal;
    this.options = new GameStoreOptions(terminal, defaultData);
  }

  @Override
  public Integer call() {
    Texts texts = terminal.texts();
    Path file = GameStoreLocation.file(fileName, texts);
    if (!Files.isRegularFile(file)) {
      throw new BadInputException(
          texts.say(TerminalText.FILE_NOT_FOUND, QuotedText.printable(fileName)));
    }
    GameStoreLocation location = options.location();
    try (Store store = location.open(texts);
        ProgressLine progress = new ProgressLine(terminal)) {
      ExportFileImporter importer = new ExportFileImporter(file, store, texts, progress::setTask);
      ExportTotals totals = importer.run();
      return report(importer, totals, location, texts);
    } catch (DamagedExportException e) {
      throw new BadInputException(
          texts.say(
              TerminalText.NOTHING_IMPORTED, QuotedText.printable(fileName), texts.say(e.text())));
    } catch (NotStoredException | MaybeStoredException | StoreReadException e) {
      throw new BadInputException(texts.say(TerminalText.IMPORT_INCOMPLETE, options.text(e)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private int report(
      ExportFileImporter importer, ExportTotals totals, GameStoreLocation location, Texts texts) {
    terminal
        .out()
        .printLine(
            texts.say(
                TerminalText.IMPORTED,
                totals.games(),
                totals.events(),
                fileName,
                options.text(location),
                importer.skippedCount(),
                totals.checksum()));
    List<String> conflicts = importer.conflicts();
    if (conflicts.isEmpty()) {
      return ExitCode.YES;
    }
    List<String> listed =
        new ArrayList<>(conflicts.subList(0, Math.min(MAX_LISTED, conflicts.size())));
    if (listed.size() < conflicts.size()) {
      listed.add("…");
    }
    terminal
        .err()
        .printLine("arbiter: " + texts.say(TerminalText.CONFLICTS, conflicts.size(), listed));
    return ExitCode.NO;
  }
}
