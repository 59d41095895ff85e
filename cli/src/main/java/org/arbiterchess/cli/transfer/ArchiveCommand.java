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
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
    name = "archive",
    description = "Write all games by link as PGN, in the order they were made.",
    footer = {
      "",
      "Games that are not over are among them, with the result *.",
      "",
      "Examples:",
      "  arbiter archive games.pgn.zst",
      "  arbiter archive --data games - | arbiter pgn -"
    })
public final class ArchiveCommand implements Callable<Integer> {

  @Mixin private GameStoreOptions options;

  @Parameters(
      paramLabel = "FILE",
      description = "The file to write, compressed if its name ends in .zst; - is standard output.")
  private String name;

  private final Terminal terminal;

  public ArchiveCommand(Terminal terminal, Path usualData) {
    this.terminal = terminal;
    this.options = new GameStoreOptions(usualData);
  }

  @Override
  public Integer call() {
    GameStoreLocation place = options.place();
    boolean standard = name.equals("-");
    try (SqlStore store = GameStoreOptions.openExisting(place);
        ProgressLine progress = new ProgressLine(terminal)) {
      PgnArchiver archive = new PgnArchiver(store, progress::begin);
      if (standard) {
        archive.to(terminal.out()::print);
      } else {
        archive.to(GameStoreOptions.newFile(name));
        terminal
            .out()
            .line(CountText.games(archive.games()) + " of " + place + " are in " + name + ".");
      }
      if (archive.unreadable().isEmpty()) {
        return ExitCode.YES;
      }
      terminal
          .err()
          .line(
              "arbiter: The logs of "
                  + CountText.games(archive.unreadable().size())
                  + " cannot be followed, which were left out: "
                  + String.join(", ", archive.unreadable()));
      return ExitCode.NO;
    } catch (StoreReadException e) {
      throw new BadInputException(
          "Not all games were written. " + QuotedText.plain(e.getMessage()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
