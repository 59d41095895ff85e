package org.arbiterchess.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The top-level command. Without a subcommand it lists the subcommands. */
@Command(name = "arbiter", synopsisSubcommandLabel = "COMMAND")
final class ArbiterCommand implements Runnable {

  @Spec private CommandSpec spec;

  /**
   * {@link LanguageOption} reads this option before the command line is parsed, because the help
   * texts depend on it. It is declared here so that picocli accepts and documents it.
   */
  @SuppressWarnings("UnusedVariable")
  @Option(names = "--lang", paramLabel = "LANG", scope = ScopeType.INHERIT)
  private String language;

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }
}
