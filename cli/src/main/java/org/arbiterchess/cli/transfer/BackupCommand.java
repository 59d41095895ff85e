package org.arbiterchess.cli.transfer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.storage.GameStoreLocation;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.server.store.SqliteBackup;
import picocli.CommandLine.Command;

@Command(name = "backup")
public final class BackupCommand extends StoreCommand {

  public BackupCommand(Terminal terminal, Path defaultFolder) {
    super(terminal, defaultFolder, Optional.empty());
  }

  @Override
  int copy(GameStoreLocation location) throws IOException {
    Path file = newFile();
    Path folder =
        location
            .folder()
            .orElseThrow(() -> new BadInputException(texts, TerminalText.BACKUP_OF_DATABASE));
    requireGames(folder);
    SqliteBackup.write(folder, file);
    terminal.say(TerminalText.BACKED_UP, Files.size(file) / 1024, location.text(texts), fileName);
    return ExitCode.YES;
  }
}
