package org.arbiterchess.cli.messages;

import java.util.List;
import java.util.Locale;

/** Finds the commands, options or questions that a misspelt word could mean. */
public final class SpellingSuggestions {

  /**
   * For known words shorter than this, only one typo is tolerated. For all other words, two are.
   */
  private static final int SHORT = 5;

  private SpellingSuggestions() {}

  /** Returns the known words that are close to the given word, in list order. */
  public static List<String> of(String word, List<String> known) {
    return known.stream().filter(each -> isClose(word, each)).toList();
  }

  /**
   * Returns whether the known word starts with the typed one or differs from it by one or two
   * typos. Case and leading hyphens are ignored. A single letter is never close to another word.
   */
  public static boolean isClose(String typed, String known) {
    String one = bare(typed);
    String other = bare(known);
    int allowed = other.length() < SHORT ? 1 : 2;
    return one.length() > 1
        && other.length() > 1
        && (other.startsWith(one) || editDistance(one, other) <= allowed);
  }

  private static String bare(String word) {
    return word.toLowerCase(Locale.ROOT).trim().replaceFirst("^-+", "");
  }

  /** Returns the Damerau–Levenshtein distance. */
  private static int editDistance(String one, String other) {
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
