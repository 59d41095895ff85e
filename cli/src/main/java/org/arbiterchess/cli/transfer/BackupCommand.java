package org.arbiterchess.cli.transfer;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.storage.GameStoreLocation;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.language.Texts;
import org.arbiterchess.server.store.SqliteBackup;
import org.arbiterchess.server.store.StoreReadException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(name = "backup")
public final class BackupCommand implements Callable<Integer> {

  @Mixin private final GameStoreOptions options;

  @Parameters(paramLabel = "FILE", descriptionKey = "arguments")
  private String fileName;

  private final Terminal terminal;

  public BackupCommand(Terminal terminal, Path defaultData) {
    this.terminal = terminal;
    this.options = new GameStoreOptions(terminal, defaultData);
  }

  @Override
  public Integer call() {
    Texts texts = terminal.texts();
    Path file = options.requireNewFile(fileName);
    GameStoreLocation location = options.location();
    if (!(location instanceof GameStoreLocation.Folder folder)) {
      throw new BadInputException(texts.say(TerminalText.BACKUP_OF_DATABASE));
    }
    options.requireGames(folder);
    try {
      SqliteBackup.write(folder.path(), file);
      terminal
          .out()
          .printLine(
              texts.say(
                  TerminalText.BACKED_UP,
                  Files.size(file) / 1024,
                  options.text(location),
                  fileName));
    } catch (StoreReadException e) {
      throw new BadInputException(options.text(e));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return ExitCode.YES;
  }
}
