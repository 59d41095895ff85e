package org.arbiterchess.cli;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Prints the help for a command, as in {@code help rule} or {@code help ask flag}. Unlike picocli's
 * own help command, it reports an unknown command in the same words as the rest of the program.
 */
@Command(name = "help", helpCommand = true)
final class HelpCommand implements Runnable {

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "COMMAND", descriptionKey = "arguments", arity = "0..*")
  private List<String> names = new ArrayList<>();

  @Override
  public void run() {
    CommandLine line = spec.commandLine().getParent();
    for (String name : names) {
      CommandLine next = line.getSubcommands().get(name);
      if (next == null) {
        throw new UnmatchedArgumentException(line, List.of(name));
      }
      line = next;
    }
    line.usage(spec.commandLine().getOut());
  }
}
