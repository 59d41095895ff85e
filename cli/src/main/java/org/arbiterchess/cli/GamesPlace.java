package org.arbiterchess.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.arbiterchess.server.store.CannotOpenStore;
import org.arbiterchess.server.store.PostgresAddress;
import org.arbiterchess.server.store.PostgresStore;
import org.arbiterchess.server.store.SqlStore;
import org.arbiterchess.server.store.SqliteStore;

/** Where games by link are kept: in a folder, or in a database. Prints without secrets. */
sealed interface GamesPlace {

  /** Throws {@link BadInput} with what is in the way. */
  SqlStore open();

  /**
   * The place that was named.
   *
   * @param usual the folder if none was
   */
  static GamesPlace of(Optional<String> folder, Optional<String> database, Path usual) {
    if (database.isEmpty()) {
      return new Folder(folder.map(GamesPlace::folder).orElse(usual));
    }
    if (folder.isPresent()) {
      throw new BadInput("Games are kept in a folder or in a database: name one of the two.");
    }
    try {
      return new Database(
          PostgresAddress.read(
              database.get(), Terminal.setting("PGUSER"), Terminal.setting("PGPASSWORD")));
    } catch (CannotOpenStore e) {
      throw new BadInput(e.getMessage());
    }
  }

  /** Throws {@link BadInput} if it is no name of one. */
  static Path folder(String name) {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new BadInput(Quoted.of(name) + " is no name of a folder.");
    }
  }

  /** Throws {@link BadInput} if it is no name of one. */
  static Path file(String name) {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new BadInput(Quoted.of(name) + " is no name of a file.");
    }
  }

  /** SQLite's file is in there. */
  record Folder(Path path) implements GamesPlace {

    @Override
    public SqlStore open() {
      try {
        return SqliteStore.open(path);
      } catch (CannotOpenStore e) {
        throw new BadInput(Quoted.plain(e.getMessage()));
      }
    }

    @Override
    public String toString() {
      return path.toString();
    }
  }

  /** A database of PostgreSQL's. */
  record Database(PostgresAddress address) implements GamesPlace {

    @Override
    public SqlStore open() {
      try {
        return PostgresStore.open(address);
      } catch (CannotOpenStore e) {
        throw new BadInput(Quoted.plain(e.getMessage()));
      }
    }

    @Override
    public String toString() {
      return address.place();
    }
  }
}
