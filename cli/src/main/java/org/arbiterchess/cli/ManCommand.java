package org.arbiterchess.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.language.Texts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/**
 * Writes a manual page in English for every command. Pages from an earlier version are replaced.
 */
@Command(name = "man")
final class ManCommand implements Callable<Integer> {

  @Parameters(paramLabel = "FOLDER", descriptionKey = "arguments")
  private String folderName;

  private final Terminal terminal;

  ManCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Texts texts = terminal.texts();
    Terminal english = terminal.withTexts(Texts.english());
    Map<String, String> pages = ManualPage.ofAll(Commands.all(english));
    try {
      Path folder = Files.createDirectories(Path.of(folderName));
      for (Map.Entry<String, String> page : pages.entrySet()) {
        Files.writeString(folder.resolve(page.getKey()), page.getValue());
      }
    } catch (InvalidPathException | FileAlreadyExistsException e) {
      throw new BadInputException(
          texts.say(TerminalText.NOT_A_FOLDER_NAME, QuotedText.of(folderName)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    terminal
        .out()
        .printLine(
            texts.say(TerminalText.MANUAL_PAGES, pages.size(), QuotedText.printable(folderName)));
    return ExitCode.YES;
  }
}
