package org.arbiterchess.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.arbiterchess.cli.keep.Import;
import org.arbiterchess.server.store.CannotRead;
import org.arbiterchess.server.store.NotStored;
import org.arbiterchess.server.store.PerhapsStored;
import org.arbiterchess.server.store.SqlStore;
import org.arbiterchess.server.transfer.Damaged;
import org.arbiterchess.server.transfer.Tally;
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
final class ImportCommand implements Callable<Integer> {

  private static final int MOST_NAMED = 5;

  @Mixin private PlaceOptions options;

  @Parameters(paramLabel = "FILE", description = "A file that arbiter export has written.")
  private String name;

  private final Terminal terminal;

  ImportCommand(Terminal terminal, Path usualData) {
    this.terminal = terminal;
    this.options = new PlaceOptions(usualData);
  }

  @Override
  public Integer call() {
    Path file = GamesPlace.file(name);
    if (!Files.isRegularFile(file)) {
      throw new BadInput("There is no file " + Quoted.plain(name) + ".");
    }
    GamesPlace place = options.place();
    try (SqlStore store = place.open();
        Progress progress = new Progress(terminal)) {
      Import games = new Import(file, store, progress::begin);
      Tally tally = games.run();
      return told(games, tally, place);
    } catch (Damaged e) {
      throw new BadInput(
          "Nothing was imported: " + Quoted.plain(name) + " is damaged. " + e.getMessage());
    } catch (NotStored | PerhapsStored | CannotRead e) {
      throw new BadInput("Not all games were imported. " + Quoted.plain(e.getMessage()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private int told(Import games, Tally tally, GamesPlace place) {
    String before =
        games.already() == 0 ? "" : "; " + Counts.games(games.already()) + " had been there";
    terminal
        .out()
        .line(
            Counts.of(tally)
                + " of "
                + name
                + " are in "
                + place
                + before
                + ". SHA-256 "
                + tally.checksum()
                + ".");
    if (games.others().isEmpty()) {
      return Exit.YES;
    }
    int named = Math.min(MOST_NAMED, games.others().size());
    terminal
        .err()
        .line(
            "arbiter: "
                + Counts.games(games.others().size())
                + " had been there and went another way; they were left as they are: "
                + String.join(", ", games.others().subList(0, named))
                + (named < games.others().size() ? ", …" : ""));
    return Exit.NO;
  }
}
