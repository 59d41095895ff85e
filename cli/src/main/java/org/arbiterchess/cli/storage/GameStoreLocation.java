package org.arbiterchess.cli.storage;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.language.Said;
import org.arbiterchess.language.Texts;
import org.arbiterchess.server.store.PostgresAddress;
import org.arbiterchess.server.store.Store;
import org.arbiterchess.server.store.StoreOpenException;

/**
 * Where games are stored: in a folder with an SQLite database, or else in a PostgreSQL database.
 * Its text form never contains a password.
 */
public record GameStoreLocation(Optional<Path> folder, Optional<PostgresAddress> database) {

  /**
   * Returns the location given by the options.
   *
   * @param defaultFolder the folder to use if the options specify none
   */
  public static GameStoreLocation of(
      Optional<String> folder, Optional<String> database, Path defaultFolder, Texts texts) {
    if (database.isEmpty()) {
      Path path = folder.map(name -> folder(name, texts)).orElse(defaultFolder);
      return new GameStoreLocation(Optional.of(path), Optional.empty());
    }
    if (folder.isPresent()) {
      throw new BadInputException(texts, TerminalText.FOLDER_AND_DATABASE);
    }
    Optional<String> user = Terminal.environmentVariable("PGUSER");
    Optional<String> password = Terminal.environmentVariable("PGPASSWORD");
    try {
      PostgresAddress address = PostgresAddress.parse(database.get(), user, password);
      return new GameStoreLocation(Optional.empty(), Optional.of(address));
    } catch (StoreOpenException e) {
      throw unusable(e, texts);
    }
  }

  private static BadInputException unusable(StoreOpenException e, Texts texts) {
    return new BadInputException(QuotedText.printable(texts.say(e.text())));
  }

  /** Parses a folder name. Throws {@link BadInputException} if it is invalid. */
  public static Path folder(String name, Texts texts) {
    return path(name, TerminalText.NOT_A_FOLDER_NAME, texts);
  }

  /** Parses a file name. Throws {@link BadInputException} if it is invalid. */
  public static Path file(String name, Texts texts) {
    return path(name, TerminalText.NOT_A_FILE_NAME, texts);
  }

  private static Path path(String name, TerminalText problem, Texts texts) {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new BadInputException(texts, problem, QuotedText.of(name));
    }
  }

  /** Opens the store. Throws {@link BadInputException} if that fails. */
  public Store open(Texts texts) {
    return open(texts, Duration.ZERO, wait -> {});
  }

  /**
   * Opens the store, and waits for a database that does not respond yet. Throws {@link
   * BadInputException} if that fails.
   *
   * @param onWaiting receives a sentence about the wait, if there is one
   */
  public Store open(Texts texts, Duration atMost, Consumer<Said> onWaiting) {
    try {
      return folder.isPresent()
          ? Store.open(folder.get())
          : Store.await(database.orElseThrow(), atMost, onWaiting);
    } catch (StoreOpenException e) {
      throw unusable(e, texts);
    }
  }

  /** The folder, or the names of the database and its host. */
  public String text(Texts texts) {
    return database.map(address -> texts.say(address.description())).orElseGet(this::toString);
  }

  /** The folder or the address of the database, for the log. */
  @Override
  public String toString() {
    return folder.map(Path::toString).or(() -> database.map(PostgresAddress::toString)).orElse("");
  }
}
