package org.arbiterchess.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The program without a command lists the commands. */
@Command(name = "arbiter", synopsisSubcommandLabel = "COMMAND")
final class ArbiterCommand implements Runnable {

  @Spec private CommandSpec spec;

  /** {@code Main} reads it before the command line is parsed, because help depends on it. */
  @SuppressWarnings("UnusedVariable")
  @Option(names = "--lang", paramLabel = "LANG", scope = ScopeType.INHERIT)
  private String language;

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }
}
