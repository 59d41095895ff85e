package org.arbiterchess.cli.play;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.arbiterchess.cli.messages.SpellingSuggestions;
import org.arbiterchess.language.TextKey;
import org.arbiterchess.language.Texts;

/**
 * The commands that players can type during a game, in the order in which the help lists them. The
 * text of a command has up to three columns: its spellings, the preferred one first; the argument;
 * and the line of the help, without which the help does not list the command.
 */
enum InGameCommand implements TextKey {
  HELP,
  MOVES,
  BASIC_MOVES,
  WHY,
  BOARD,
  DESCRIBE,
  RECORD,
  FLIP,
  FEN,
  PGN,
  CLOCK,
  PAUSE,
  RESUME,
  TAKE_BACK,
  DRAW,
  ACCEPT,
  DECLINE,
  CLAIM,
  RESIGN,
  ABORT,
  END,
  NEW,
  SAVE,
  QUIT,
  YES,
  NO;

  /** A command as typed, with the text after it. */
  record Typed(InGameCommand command, String argument) {}

  private static final Entry ENTRY = Entry.of("ingamecommand", "", "");

  private static final Set<InGameCommand> CHANGING_THE_GAME =
      EnumSet.of(PAUSE, RESUME, TAKE_BACK, DRAW, ACCEPT, DECLINE, CLAIM, RESIGN, ABORT, END);

  @Override
  public Entry entry() {
    return ENTRY;
  }

  boolean changesTheGame() {
    return CHANGING_THE_GAME.contains(this);
  }

  private String column(int index, Texts texts) {
    String[] columns = texts.say(this).split(" *\\| *", -1);
    return index < columns.length ? columns[index] : "";
  }

  private List<String> ownSpellings(Texts texts) {
    return List.of(column(0, texts).split(", ", -1));
  }

  /** Returns the spellings in the language, followed by the English ones, which work in all. */
  List<String> spellings(Texts texts) {
    return Stream.of(texts, Texts.english()).flatMap(each -> ownSpellings(each).stream()).toList();
  }

  /** Returns the command and its argument as shown in the help. */
  String usage(Texts texts) {
    return (ownSpellings(texts).get(0) + " " + column(1, texts)).trim();
  }

  String description(Texts texts) {
    return column(2, texts);
  }

  /** Finds the longest spelling that the line starts with. */
  static Optional<Typed> read(String line, Texts texts) {
    String text = line.replaceAll("\\s+", " ").trim();
    String small = text.toLowerCase(Locale.ROOT);
    Optional<Typed> found = Optional.empty();
    int longest = 0;
    for (InGameCommand command : values()) {
      for (String spelling : command.spellings(texts)) {
        if (spelling.length() > longest && startsWithWord(small, spelling)) {
          longest = spelling.length();
          String rest = text.substring(longest).replaceAll("^[?!.,]+", "").trim();
          found = Optional.of(new Typed(command, rest));
        }
      }
    }
    return found;
  }

  private static boolean startsWithWord(String line, String spelling) {
    return line.startsWith(spelling)
        && (line.length() == spelling.length()
            || " ?!.,".indexOf(line.charAt(spelling.length())) >= 0);
  }

  /** Returns whether the line is this command, without looking at its argument. */
  boolean isTyped(String line, Texts texts) {
    return read(line, texts).filter(typed -> typed.command() == this).isPresent();
  }

  /** Returns the commands that start with the line or differ from it by one or two typos. */
  static List<String> suggestions(String line, Texts texts) {
    String small = line.toLowerCase(Locale.ROOT).trim();
    List<String> close = new ArrayList<>();
    for (InGameCommand command : values()) {
      String spelling = command.ownSpellings(texts).get(0);
      String begun = small.length() > spelling.length() ? small.split(" ", 2)[0] : small;
      if (SpellingSuggestions.isClose(begun, spelling)) {
        close.add(spelling);
      }
    }
    return close;
  }
}
