package org.arbiterchess.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.arbiterchess.cli.keep.Archive;
import org.arbiterchess.server.store.CannotRead;
import org.arbiterchess.server.store.SqlStore;
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
final class ArchiveCommand implements Callable<Integer> {

  @Mixin private PlaceOptions options;

  @Parameters(
      paramLabel = "FILE",
      description = "The file to write, compressed if its name ends in .zst; - is standard output.")
  private String name;

  private final Terminal terminal;

  ArchiveCommand(Terminal terminal, Path usualData) {
    this.terminal = terminal;
    this.options = new PlaceOptions(usualData);
  }

  @Override
  public Integer call() {
    GamesPlace place = options.place();
    boolean standard = name.equals("-");
    try (SqlStore store = PlaceOptions.openExisting(place);
        Progress progress = new Progress(terminal)) {
      Archive archive = new Archive(store, progress::begin);
      if (standard) {
        archive.to(terminal.out()::print);
      } else {
        archive.to(PlaceOptions.newFile(name));
        terminal
            .out()
            .line(Counts.games(archive.games()) + " of " + place + " are in " + name + ".");
      }
      if (archive.unreadable().isEmpty()) {
        return Exit.YES;
      }
      terminal
          .err()
          .line(
              "arbiter: The logs of "
                  + Counts.games(archive.unreadable().size())
                  + " cannot be followed, which were left out: "
                  + String.join(", ", archive.unreadable()));
      return Exit.NO;
    } catch (CannotRead e) {
      throw new BadInput("Not all games were written. " + Quoted.plain(e.getMessage()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
