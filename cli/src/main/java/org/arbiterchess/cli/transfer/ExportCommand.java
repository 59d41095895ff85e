package org.arbiterchess.cli.transfer;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.arbiterchess.cli.storage.GameStoreLocation;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.cli.terminal.ProgressLine;
import org.arbiterchess.cli.terminal.QuotedText;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.server.store.SqlStore;
import org.arbiterchess.server.store.StoreReadException;
import org.arbiterchess.server.transfer.DamagedExportException;
import org.arbiterchess.server.transfer.ExportTotals;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
    name = "export",
    description = "Write all games by link into a file, for another server or as a copy.",
    footer = {
      "",
      "The file has everything a server keeps, the hashes of the players' secrets among",
      "it; only you may read it. What was interrupted goes on where it was. A server",
      "that keeps its games in a folder has to be stopped first.",
      "",
      "Examples:",
      "  arbiter export games.jsonl.zst",
      "  arbiter export --database jdbc:postgresql://db/arbiter games.jsonl.zst"
    })
public final class ExportCommand implements Callable<Integer> {

  @Mixin private GameStoreOptions options;

  @Parameters(
      paramLabel = "FILE",
      description = "The file to write, compressed if its name ends in .zst.")
  private String name;

  private final Terminal terminal;

  public ExportCommand(Terminal terminal, Path usualData) {
    this.terminal = terminal;
    this.options = new GameStoreOptions(usualData);
  }

  @Override
  public Integer call() {
    Path file = GameStoreOptions.newFile(name);
    GameStoreLocation place = options.place();
    ExportTotals tally;
    try (SqlStore store = GameStoreOptions.openExisting(place);
        ProgressLine progress = new ProgressLine(terminal)) {
      tally = new GameExporter(store, progress::begin).to(file);
    } catch (DamagedExportException e) {
      throw new BadInputException(
          "What was exported before, "
              + QuotedText.plain(file + ".part")
              + ", cannot be continued. "
              + e.getMessage()
              + " Remove it to begin again.");
    } catch (StoreReadException e) {
      throw new BadInputException(
          "Not all games were exported. " + QuotedText.plain(e.getMessage()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    terminal
        .out()
        .line(
            CountText.of(tally)
                + " of "
                + place
                + " are in "
                + name
                + ", SHA-256 "
                + tally.checksum()
                + ".");
    return ExitCode.YES;
  }
}
