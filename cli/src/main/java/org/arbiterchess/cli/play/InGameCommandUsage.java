package org.arbiterchess.cli.play;

import java.util.List;
import org.arbiterchess.language.TextKey;
import org.arbiterchess.language.Texts;

/**
 * The spellings and the help text of an in-game command or of an arbiter's act in one language.
 *
 * @param spellings the accepted spellings, the preferred one first
 * @param argument the optional argument, as shown in the help
 * @param description the help text; empty if the help does not list the command
 */
record InGameCommandUsage(List<String> spellings, String argument, String description) {

  /** Reads the three columns of the text; only the first one is always there. */
  static InGameCommandUsage of(TextKey command, Texts texts) {
    String[] columns = texts.say(command).split(" *\\| *", -1);
    List<String> spellings = List.of(columns[0].split(", ", -1));
    return columns.length == 1
        ? new InGameCommandUsage(spellings, "", "")
        : new InGameCommandUsage(spellings, columns[1], columns[2]);
  }

  /** Returns the command and its argument as shown in the help. */
  String usage() {
    return (spellings.get(0) + " " + argument).trim();
  }
}
