package org.arbiterchess.cli.storage;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.language.Texts;
import org.arbiterchess.server.store.PostgresAddress;
import org.arbiterchess.server.store.Store;
import org.arbiterchess.server.store.StoreOpenException;

/** The game store's location. Its text form never contains a password. */
public sealed interface GameStoreLocation {

  /** Opens the store. Throws {@link BadInputException} if that fails. */
  Store open(Texts texts);

  /** The folder, or the names of the database and its host. */
  String text(Texts texts);

  /**
   * Returns the location given by the options.
   *
   * @param defaultFolder the folder to use if the options specify none
   */
  static GameStoreLocation of(
      Optional<String> folder, Optional<String> database, Path defaultFolder, Texts texts) {
    if (database.isEmpty()) {
      return new Folder(folder.map(name -> folder(name, texts)).orElse(defaultFolder));
    }
    if (folder.isPresent()) {
      throw new BadInputException(texts.say(TerminalText.FOLDER_AND_DATABASE));
    }
    try {
      return new Database(
          PostgresAddress.parse(
              database.get(),
              Terminal.environmentVariable("PGUSER"),
              Terminal.environmentVariable("PGPASSWORD")));
    } catch (StoreOpenException e) {
      throw unusable(e, texts);
    }
  }

  private static BadInputException unusable(StoreOpenException e, Texts texts) {
    return new BadInputException(QuotedText.printable(texts.say(e.text())));
  }

  /** Parses a folder name. Throws {@link BadInputException} if it is invalid. */
  static Path folder(String name, Texts texts) {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new BadInputException(texts.say(TerminalText.NOT_A_FOLDER_NAME, QuotedText.of(name)));
    }
  }

  /** Parses a file name. Throws {@link BadInputException} if it is invalid. */
  static Path file(String name, Texts texts) {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new BadInputException(texts.say(TerminalText.NOT_A_FILE_NAME, QuotedText.of(name)));
    }
  }

  /** A folder with an SQLite database. */
  record Folder(Path path) implements GameStoreLocation {

    @Override
    public Store open(Texts texts) {
      try {
        return Store.open(path);
      } catch (StoreOpenException e) {
        throw unusable(e, texts);
      }
    }

    @Override
    public String text(Texts texts) {
      return toString();
    }

    @Override
    public String toString() {
      return path.toString();
    }
  }

  /** A PostgreSQL database. */
  record Database(PostgresAddress address) implements GameStoreLocation {

    @Override
    public Store open(Texts texts) {
      try {
        return Store.open(address);
      } catch (StoreOpenException e) {
        throw unusable(e, texts);
      }
    }

    @Override
    public String text(Texts texts) {
      return texts.say(address.description());
    }

    @Override
    public String toString() {
      return address.toString();
    }
  }
}
