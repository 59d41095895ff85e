package org.arbiterchess.cli.storage;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.QuotedText;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.server.store.PostgresAddress;
import org.arbiterchess.server.store.PostgresStore;
import org.arbiterchess.server.store.SqlStore;
import org.arbiterchess.server.store.SqliteStore;
import org.arbiterchess.server.store.StoreOpenException;

/** Where games by link are kept: in a folder, or in a database. Prints without secrets. */
public sealed interface GameStoreLocation {

  /** Throws {@link BadInputException} with what is in the way. */
  SqlStore open();

  /**
   * The place that was named.
   *
   * @param usual the folder if none was
   */
  static GameStoreLocation of(Optional<String> folder, Optional<String> database, Path usual) {
    if (database.isEmpty()) {
      return new Folder(folder.map(GameStoreLocation::folder).orElse(usual));
    }
    if (folder.isPresent()) {
      throw new BadInputException(
          "Games are kept in a folder or in a database: name one of the two.");
    }
    try {
      return new Database(
          PostgresAddress.parse(
              database.get(), Terminal.setting("PGUSER"), Terminal.setting("PGPASSWORD")));
    } catch (StoreOpenException e) {
      throw new BadInputException(e.getMessage());
    }
  }

  /** Throws {@link BadInputException} if it is no name of one. */
  static Path folder(String name) {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new BadInputException(QuotedText.of(name) + " is no name of a folder.");
    }
  }

  /** Throws {@link BadInputException} if it is no name of one. */
  static Path file(String name) {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new BadInputException(QuotedText.of(name) + " is no name of a file.");
    }
  }

  /** SQLite's file is in there. */
  record Folder(Path path) implements GameStoreLocation {

    @Override
    public SqlStore open() {
      try {
        return SqliteStore.open(path);
      } catch (StoreOpenException e) {
        throw new BadInputException(QuotedText.plain(e.getMessage()));
      }
    }

    @Override
    public String toString() {
      return path.toString();
    }
  }

  /** A database of PostgreSQL's. */
  record Database(PostgresAddress address) implements GameStoreLocation {

    @Override
    public SqlStore open() {
      try {
        return PostgresStore.open(address);
      } catch (StoreOpenException e) {
        throw new BadInputException(QuotedText.plain(e.getMessage()));
      }
    }

    @Override
    public String toString() {
      return address.description();
    }
  }
}
