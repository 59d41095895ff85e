package org.arbiterchess.cli.transfer;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.storage.GameStoreLocation;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.cli.terminal.ProgressLine;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.language.Texts;
import org.arbiterchess.server.store.Store;
import org.arbiterchess.server.store.StoreReadException;
import org.arbiterchess.server.transfer.DamagedExportException;
import org.arbiterchess.server.transfer.ExportTotals;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(name = "export")
public final class ExportCommand implements Callable<Integer> {

  @Mixin private final GameStoreOptions options;

  @Parameters(paramLabel = "FILE", descriptionKey = "arguments")
  private String fileName;

  private final Terminal terminal;

  public ExportCommand(Terminal terminal, Path defaultData) {
    this.terminal = terminal;
    this.options = new GameStoreOptions(terminal, defaultData);
  }

  @Override
  public Integer call() {
    Texts texts = terminal.texts();
    Path file = options.requireNewFile(fileName);
    GameStoreLocation location = options.location();
    ExportTotals totals;
    try (Store store = options.openExisting(location);
        ProgressLine progress = new ProgressLine(terminal)) {
      totals = new GameStoreExporter(store, texts, progress::setTask).writeTo(file);
    } catch (DamagedExportException e) {
      throw new BadInputException(
          texts.say(
              TerminalText.CANNOT_RESUME,
              QuotedText.printable(file + ".part"),
              texts.say(e.text())));
    } catch (StoreReadException e) {
      throw new BadInputException(texts.say(TerminalText.EXPORT_INCOMPLETE, options.text(e)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    terminal
        .out()
        .printLine(
            texts.say(
                TerminalText.EXPORTED,
                totals.games(),
                totals.events(),
                options.text(location),
                fileName,
                totals.checksum()));
    return ExitCode.YES;
  }
}
