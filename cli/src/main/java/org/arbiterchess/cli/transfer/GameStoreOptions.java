package org.arbiterchess.cli.transfer;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.arbiterchess.cli.storage.GameStoreLocation;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.QuotedText;
import org.arbiterchess.server.store.SqlStore;
import picocli.CommandLine.Option;

/** Which games a command is about: those of a folder, or those of a database. */
final class GameStoreOptions {

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

  GameStoreOptions(Path usual) {
    this.usual = usual;
  }

  GameStoreLocation place() {
    return GameStoreLocation.of(data, database, usual);
  }

  /**
   * Opens a store that is there already. Throws {@link BadInputException} with what is in the way.
   */
  static SqlStore openExisting(GameStoreLocation place) {
    if (place instanceof GameStoreLocation.Folder folder
        && !Files.exists(folder.path().resolve("arbiter.db"))) {
      throw new BadInputException(
          "There are no games in " + QuotedText.plain(place.toString()) + ". Name another folder.");
    }
    return place.open();
  }

  /** Where something is written that must not be there yet. Throws {@link BadInputException}. */
  static Path newFile(String name) {
    Path file = GameStoreLocation.file(name);
    if (Files.exists(file)) {
      throw new BadInputException(
          QuotedText.plain(name) + " is there already; it is not written over.");
    }
    Path folder = file.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw new BadInputException(
          "There is no folder for " + QuotedText.plain(name) + ". Make it first.");
    }
    return file;
  }
}
