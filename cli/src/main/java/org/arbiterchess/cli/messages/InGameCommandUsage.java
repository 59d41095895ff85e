package org.arbiterchess.cli.messages;

import java.util.List;

/**
 * An in-game command's spellings and help text in one language.
 *
 * @param spellings the accepted spellings, the preferred one first
 * @param argument the optional argument, as shown in the help
 * @param description the help text; empty if the help does not list the command
 */
public record InGameCommandUsage(List<String> spellings, String argument, String description) {

  public InGameCommandUsage {
    spellings = List.copyOf(spellings);
  }

  /** Creates the entry for a command, whose spellings are separated by commas. */
  public static InGameCommandUsage of(String spellings, String argument, String description) {
    return new InGameCommandUsage(List.of(spellings.split(", ", -1)), argument, description);
  }

  /** Creates the entry for a command that the help does not list. */
  public static InGameCommandUsage of(String spellings) {
    return of(spellings, "", "");
  }

  /** Returns the command and its argument as shown in the help. */
  public String usage() {
    return (spellings.get(0) + " " + argument).trim();
  }
}
