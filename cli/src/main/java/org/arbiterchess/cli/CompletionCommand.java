package org.arbiterchess.cli;

import java.util.Locale;
import java.util.concurrent.Callable;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.cli.terminal.Terminal;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * Prints a script that completes commands and options in the user's shell. Bash and zsh use the
 * same script. In zsh, the script loads zsh's emulation of bash completion.
 */
@Command(name = "completion")
final class CompletionCommand implements Callable<Integer> {

  /** The shells that can run the script. */
  private enum Shell {
    BASH,
    ZSH;

    /** The name as the user types it. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  @Spec private CommandSpec spec;

  /** Validated but otherwise unused, because the script is the same for both shells. */
  @SuppressWarnings("UnusedVariable")
  @Parameters(paramLabel = "SHELL", descriptionKey = "arguments", arity = "0..1")
  private Shell shell;

  private final Terminal terminal;

  CompletionCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    terminal.out().print(AutoComplete.bash(spec.root().name(), spec.root().commandLine()));
    return ExitCode.YES;
  }
}
