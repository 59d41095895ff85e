package org.arbiterchess.cli.transfer;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.storage.GameStoreLocation;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.server.store.Store;
import org.arbiterchess.server.store.StoreException;
import picocli.CommandLine.Option;

/** Options that select the game store. */
final class GameStoreOptions {

  @Option(names = "--data", paramLabel = "FOLDER")
  private Optional<String> data;

  @Option(names = "--database", paramLabel = "URL")
  private Optional<String> database;

  private final Terminal terminal;
  private final Path defaultFolder;

  GameStoreOptions(Terminal terminal, Path defaultFolder) {
    this.terminal = terminal;
    this.defaultFolder = defaultFolder;
  }

  GameStoreLocation location() {
    return GameStoreLocation.of(data, database, defaultFolder, terminal.texts());
  }

  /** Opens the store. Throws {@link BadInputException} if it does not exist or cannot be opened. */
  Store openExisting(GameStoreLocation location) {
    if (location instanceof GameStoreLocation.Folder folder) {
      requireGames(folder);
    }
    return location.open(terminal.texts());
  }

  /** Throws {@link BadInputException} if the folder has no database. */
  void requireGames(GameStoreLocation.Folder folder) {
    if (!Files.exists(folder.path().resolve("arbiter.db"))) {
      throw new BadInputException(
          terminal
              .texts()
              .say(TerminalText.NO_STORED_GAMES, QuotedText.printable(folder.toString())));
    }
  }

  /**
   * Parses an output file name. Throws {@link BadInputException} if the file exists or its folder
   * does not.
   */
  Path requireNewFile(String name) {
    Path file = GameStoreLocation.file(name, terminal.texts());
    if (Files.exists(file)) {
      throw new BadInputException(
          terminal.texts().say(TerminalText.FILE_EXISTS, QuotedText.printable(name)));
    }
    Path folder = file.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw new BadInputException(
          terminal.texts().say(TerminalText.NO_SUCH_FOLDER, QuotedText.printable(name)));
    }
    return file;
  }

  String text(GameStoreLocation location) {
    return location.text(terminal.texts());
  }

  String text(StoreException failure) {
    return QuotedText.printable(terminal.texts().say(failure.text()));
  }
}
