package org.arbiterchess.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Finds the word that was said, and the one that may have been meant. */
final class InGameCommandParser {

  private InGameCommandParser() {}

  /** The word with which a line begins, by its longest spelling, and what follows it. */
  static Optional<PlayerInput.Said> find(String line) {
    String text = line.replaceAll("\\s+", " ").trim();
    String small = text.toLowerCase(Locale.ROOT);
    Optional<PlayerInput.Said> found = Optional.empty();
    int longest = 0;
    for (InGameCommand word : InGameCommand.values()) {
      for (String spelling : word.spellings()) {
        if (spelling.length() > longest && begins(small, spelling)) {
          longest = spelling.length();
          found = Optional.of(new PlayerInput.Said(word, rest(text.substring(longest))));
        }
      }
    }
    return found;
  }

  /** Whether nothing, a space, or a mark that people add ends the spelling. */
  private static boolean begins(String line, String spelling) {
    return line.startsWith(spelling)
        && (line.length() == spelling.length()
            || " ?!.,".indexOf(line.charAt(spelling.length())) >= 0);
  }

  private static String rest(String text) {
    return text.startsWith(" ") ? text.trim() : text.replaceAll("^[?!.,]+", "").trim();
  }

  /** The spellings that are a slip or two away from what was typed, or begin with it. */
  static List<String> suggestions(String line) {
    String small = line.toLowerCase(Locale.ROOT).trim();
    List<String> close = new ArrayList<>();
    for (InGameCommand word : InGameCommand.values()) {
      String spelling = word.spellings().get(0);
      String begun = small.length() > spelling.length() ? small.split(" ", 2)[0] : small;
      int slips = spelling.length() < 5 ? 1 : 2;
      boolean cut = small.length() > 1 && spelling.startsWith(small);
      if (small.length() > 1 && (cut || slips(begun, spelling) <= slips)) {
        close.add(spelling);
      }
    }
    return close;
  }

  /** How many letters are wrong, missing or too many; two that changed places count once. */
  private static int slips(String one, String other) {
    int[][] distance = new int[one.length() + 1][other.length() + 1];
    for (int i = 0; i <= one.length(); i++) {
      for (int j = 0; j <= other.length(); j++) {
        if (i == 0 || j == 0) {
          distance[i][j] = i + j;
          continue;
        }
        boolean same = one.charAt(i - 1) == other.charAt(j - 1);
        int changed = distance[i - 1][j - 1] + (same ? 0 : 1);
        distance[i][j] = Math.min(changed, 1 + Math.min(distance[i - 1][j], distance[i][j - 1]));
        boolean crossed =
            i > 1
                && j > 1
                && one.charAt(i - 1) == other.charAt(j - 2)
                && one.charAt(i - 2) == other.charAt(j - 1);
        if (crossed) {
          distance[i][j] = Math.min(distance[i][j], distance[i - 2][j - 2] + 1);
        }
      }
    }
    return distance[one.length()][other.length()];
  }
}
