package org.arbiterchess.cli.transfer;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.arbiterchess.cli.storage.GameStoreLocation;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.cli.terminal.ProgressLine;
import org.arbiterchess.cli.terminal.QuotedText;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.server.store.MaybeStoredException;
import org.arbiterchess.server.store.NotStoredException;
import org.arbiterchess.server.store.SqlStore;
import org.arbiterchess.server.store.StoreReadException;
import org.arbiterchess.server.transfer.DamagedExportException;
import org.arbiterchess.server.transfer.ExportTotals;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
    name = "import",
    description = "Bring the games of an exported file into a folder or a database.",
    footer = {
      "",
      "The file is checked before anything is stored, and every game is compared in the",
      "end. Games that are there already stay as they are; what was interrupted is",
      "done again. Exits 1 if a game that was there already is another one.",
      "",
      "Examples:",
      "  arbiter import --database jdbc:postgresql://db/arbiter games.jsonl.zst",
      "  arbiter import --data games games.jsonl.zst"
    })
public final class ImportCommand implements Callable<Integer> {

  private static final int MOST_NAMED = 5;

  @Mixin private GameStoreOptions options;

  @Parameters(paramLabel = "FILE", description = "A file that arbiter export has written.")
  private String name;

  private final Terminal terminal;

  public ImportCommand(Terminal terminal, Path usualData) {
    this.terminal = terminal;
    this.options = new GameStoreOptions(usualData);
  }

  @Override
  public Integer call() {
    Path file = GameStoreLocation.file(name);
    if (!Files.isRegularFile(file)) {
      throw new BadInputException("There is no file " + QuotedText.plain(name) + ".");
    }
    GameStoreLocation place = options.place();
    try (SqlStore store = place.open();
        ProgressLine progress = new ProgressLine(terminal)) {
      GameImporter games = new GameImporter(file, store, progress::begin);
      ExportTotals tally = games.run();
      return told(games, tally, place);
    } catch (DamagedExportException e) {
      throw new BadInputException(
          "Nothing was imported: " + QuotedText.plain(name) + " is damaged. " + e.getMessage());
    } catch (NotStoredException | MaybeStoredException | StoreReadException e) {
      throw new BadInputException(
          "Not all games were imported. " + QuotedText.plain(e.getMessage()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private int told(GameImporter games, ExportTotals tally, GameStoreLocation place) {
    String before =
        games.already() == 0 ? "" : "; " + CountText.games(games.already()) + " had been there";
    terminal
        .out()
        .line(
            CountText.of(tally)
                + " of "
                + name
                + " are in "
                + place
                + before
                + ". SHA-256 "
                + tally.checksum()
                + ".");
    if (games.others().isEmpty()) {
      return ExitCode.YES;
    }
    int named = Math.min(MOST_NAMED, games.others().size());
    terminal
        .err()
        .line(
            "arbiter: "
                + CountText.games(games.others().size())
                + " had been there and went another way; they were left as they are: "
                + String.join(", ", games.others().subList(0, named))
                + (named < games.others().size() ? ", …" : ""));
    return ExitCode.NO;
  }
}
