package org.arbiterchess.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The program without a command, which lists the commands. */
@Command(
    name = "arbiter",
    synopsisSubcommandLabel = "COMMAND",
    description = "The laws of chess: every one known, every refusal explained.",
    commandListHeading = "%nCommands:%n",
    footer = {
      "",
      "Exit codes: 0 yes, 1 no (illegal, invalid, unwinnable),",
      "2 bad input, 3 undetermined.",
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
    spec.commandLine().usage(spec.commandLine().getOut());
  }
}
