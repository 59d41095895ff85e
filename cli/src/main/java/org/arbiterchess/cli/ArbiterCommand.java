package org.arbiterchess.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
    name = "arbiter",
    synopsisSubcommandLabel = "COMMAND",
    description = "The laws of chess: every one known, every refusal explained.",
    commandListHeading = "%nCommands:%n",
    footer = {
      "",
      "Exit codes: 0 yes, 1 no (illegal, invalid), 2 bad input, 3 undetermined.",
      "",
      "Examples:",
      "  arbiter rule e2e5",
      "  arbiter moves --json",
      "  arbiter help rule"
    })
final class ArbiterCommand implements Runnable {

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "Say what to do: a command is missing.");
  }
}
