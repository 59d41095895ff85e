package org.arbiterchess.cli.transfer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.storage.GameStoreLocation;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.language.Texts;
import org.arbiterchess.server.store.Store;
import org.arbiterchess.server.store.StoreException;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** A command that copies the games of a store to a file or from one. */
abstract class StoreCommand implements Callable<Integer> {

  @Option(names = "--data", paramLabel = "FOLDER")
  private Optional<String> data;

  @Option(names = "--database", paramLabel = "URL")
  private Optional<String> database;

  @Parameters(paramLabel = "FILE", descriptionKey = "arguments")
  String fileName;

  final Terminal terminal;
  final Texts texts;
  private final Path defaultFolder;
  private final Optional<TerminalText> incomplete;

  /**
   * Creates the command.
   *
   * @param incomplete what to say, with the reason, if the store fails while games are copied
   */
  StoreCommand(Terminal terminal, Path defaultFolder, Optional<TerminalText> incomplete) {
    this.incomplete = incomplete;
    this.terminal = terminal;
    this.texts = terminal.texts();
    this.defaultFolder = defaultFolder;
  }

  /** Copies the games and returns the exit code. */
  abstract int copy(GameStoreLocation location) throws IOException;

  @Override
  public Integer call() throws IOException {
    try {
      return copy(GameStoreLocation.of(data, database, defaultFolder, texts));
    } catch (StoreException e) {
      String reason = QuotedText.printable(texts.say(e.text()));
      throw new BadInputException(incomplete.map(key -> texts.say(key, reason)).orElse(reason));
    }
  }

  /** Opens the store. Throws {@link BadInputException} if it does not exist or cannot be opened. */
  Store openExisting(GameStoreLocation location) {
    location.folder().ifPresent(this::requireGames);
    return location.open(texts);
  }

  /** Throws {@link BadInputException} if the folder has no database. */
  void requireGames(Path folder) {
    if (!Files.exists(folder.resolve("arbiter.db"))) {
      String shown = QuotedText.printable(folder.toString());
      throw new BadInputException(texts, TerminalText.NO_STORED_GAMES, shown);
    }
  }

  /** Returns the file to write, which must not exist, in a folder that does. */
  Path newFile() {
    Path file = GameStoreLocation.file(fileName, texts);
    if (Files.exists(file)) {
      throw new BadInputException(texts, TerminalText.FILE_EXISTS, QuotedText.printable(fileName));
    }
    Path folder = file.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw new BadInputException(
          texts, TerminalText.NO_SUCH_FOLDER, QuotedText.printable(fileName));
    }
    return file;
  }
}
