package org.arbiterchess.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.arbiterchess.cli.messages.SpellingSuggestions;
import org.arbiterchess.game.Mode;
import org.arbiterchess.language.Texts;

/** Parses in-game commands and suggests corrections for misspelt ones. */
final class InGameCommandParser {

  private final Texts texts;

  InGameCommandParser(Texts texts) {
    this.texts = texts;
  }

  /** Finds the longest spelling that the line starts with, and returns its command and argument. */
  Optional<PlayerInput.TypedCommand> parse(String line) {
    String text = line.replaceAll("\\s+", " ").trim();
    String small = text.toLowerCase(Locale.ROOT);
    TypedWordMatcher words = new TypedWordMatcher(texts);
    Optional<PlayerInput.TypedCommand> found = Optional.empty();
    int longest = 0;
    for (InGameCommand command : InGameCommand.values()) {
      for (String spelling : words.spellings(command)) {
        if (spelling.length() > longest && startsWithSpelling(small, spelling)) {
          longest = spelling.length();
          String argument = argument(text.substring(longest));
          found = Optional.of(new PlayerInput.TypedCommand(command, argument));
        }
      }
    }
    return found;
  }

  /** Returns whether the line starts with the spelling as a complete word. */
  private static boolean startsWithSpelling(String line, String spelling) {
    return line.startsWith(spelling)
        && (line.length() == spelling.length()
            || " ?!.,".indexOf(line.charAt(spelling.length())) >= 0);
  }

  private static String argument(String text) {
    return text.startsWith(" ") ? text.trim() : text.replaceAll("^[?!.,]+", "").trim();
  }

  /**
   * Returns the commands available in this mode that start with the line or differ from it by one
   * or two typos.
   */
  List<String> suggestions(String line, Mode mode) {
    String small = line.toLowerCase(Locale.ROOT).trim();
    List<String> close = new ArrayList<>();
    for (InGameCommand command : InGameCommand.values()) {
      String spelling = InGameCommandUsage.of(command, texts).spellings().get(0);
      String begun = small.length() > spelling.length() ? small.split(" ", 2)[0] : small;
      if (command.isFor(mode) && SpellingSuggestions.isClose(begun, spelling)) {
        close.add(spelling);
      }
    }
    return close;
  }
}
