package org.arbiterchess.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The top-level command. Without a subcommand, it prints the list of subcommands. */
@Command(name = "arbiter", synopsisSubcommandLabel = "COMMAND")
final class ArbiterCommand implements Runnable {

  @Spec private CommandSpec spec;

  /**
   * Declared only so that picocli accepts and documents the option. {@link LanguageOption} reads it
   * before picocli parses the command line, because the help text depends on the language.
   */
  @SuppressWarnings("UnusedVariable")
  @Option(names = "--lang", paramLabel = "LANG", scope = ScopeType.INHERIT)
  private String language;

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }
}
