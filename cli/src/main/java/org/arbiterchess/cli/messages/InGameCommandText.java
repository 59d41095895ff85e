package org.arbiterchess.cli.messages;

import java.util.List;

/**
 * How a command is typed in one language.
 *
 * @param spellings the usual spelling first
 * @param argument what may follow it
 * @param description what the help says; empty for a command that the help does not list
 */
public record InGameCommandText(List<String> spellings, String argument, String description) {

  public InGameCommandText {
    spellings = List.copyOf(spellings);
  }

  /** The spellings are separated by a comma and a space. */
  public static InGameCommandText of(String spellings, String argument, String description) {
    return new InGameCommandText(List.of(spellings.split(", ", -1)), argument, description);
  }

  /** A command that the help does not list. */
  public static InGameCommandText of(String spellings) {
    return of(spellings, "", "");
  }

  /** The command and its argument, as the help lists them. */
  public String usage() {
    return (spellings.get(0) + " " + argument).trim();
  }
}
