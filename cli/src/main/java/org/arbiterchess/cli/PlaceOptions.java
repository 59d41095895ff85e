package org.arbiterchess.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.arbiterchess.server.store.SqlStore;
import picocli.CommandLine.Option;

/** Which games a command is about: those of a folder, or those of a database. */
final class PlaceOptions {

  @Option(
      names = "--data",
      paramLabel = "FOLDER",
      description = "The folder the games are kept in. By default, the one that serve uses.")
  private Optional<String> data;

  @Option(
      names = "--database",
      paramLabel = "URL",
      description =
          "The PostgreSQL they are kept in instead: jdbc:postgresql://HOST/NAME. PGUSER and"
              + " PGPASSWORD say who we are there.")
  private Optional<String> database;

  private final Path usual;

  PlaceOptions(Path usual) {
    this.usual = usual;
  }

  GamesPlace place() {
    return GamesPlace.of(data, database, usual);
  }

  /** Opens a store that is there already. Throws {@link BadInput} with what is in the way. */
  static SqlStore openExisting(GamesPlace place) {
    if (place instanceof GamesPlace.Folder folder
        && !Files.exists(folder.path().resolve("arbiter.db"))) {
      throw new BadInput(
          "There are no games in " + Quoted.plain(place.toString()) + ". Name another folder.");
    }
    return place.open();
  }

  /** Where something is written that must not be there yet. Throws {@link BadInput}. */
  static Path newFile(String name) {
    Path file = GamesPlace.file(name);
    if (Files.exists(file)) {
      throw new BadInput(Quoted.plain(name) + " is there already; it is not written over.");
    }
    Path folder = file.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw new BadInput("There is no folder for " + Quoted.plain(name) + ". Make it first.");
    }
    return file;
  }
}
