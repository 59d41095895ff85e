package org.arbiterchess.cli.transfer;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.storage.GameStoreLocation;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.cli.terminal.ProgressLine;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.language.Texts;
import org.arbiterchess.server.store.Store;
import org.arbiterchess.server.store.StoreReadException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(name = "archive")
public final class PgnArchiveCommand implements Callable<Integer> {

  @Mixin private final GameStoreOptions options;

  @Parameters(paramLabel = "FILE", descriptionKey = "arguments")
  private String fileName;

  private final Terminal terminal;

  public PgnArchiveCommand(Terminal terminal, Path defaultData) {
    this.terminal = terminal;
    this.options = new GameStoreOptions(terminal, defaultData);
  }

  @Override
  public Integer call() {
    Texts texts = terminal.texts();
    GameStoreLocation location = options.location();
    try (Store store = options.openExisting(location);
        ProgressLine progress = new ProgressLine(terminal)) {
      StoredGamesPgnExporter exporter = new StoredGamesPgnExporter(store, texts, progress::setTask);
      if (fileName.equals("-")) {
        exporter.writeTo(terminal.out()::print);
      } else {
        exporter.writeTo(options.requireNewFile(fileName));
        terminal
            .out()
            .printLine(
                texts.say(
                    TerminalText.ARCHIVED, exporter.games(), options.text(location), fileName));
      }
      if (exporter.unreadableGames().isEmpty()) {
        return ExitCode.YES;
      }
      terminal
          .err()
          .printLine(
              "arbiter: "
                  + texts.say(
                      TerminalText.UNREADABLE_GAMES,
                      exporter.unreadableGames().size(),
                      exporter.unreadableGames()));
      return ExitCode.NO;
    } catch (StoreReadException e) {
      throw new BadInputException(texts.say(TerminalText.ARCHIVE_INCOMPLETE, options.text(e)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
