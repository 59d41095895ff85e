package org.arbiterchess.language;

/** The plural categories of Unicode for whole numbers, for the languages that have them. */
final class Plurals {

  private Plurals() {}

  static String category(String language, long count) {
    // A switch on strings would compare their hash codes, which enlarges the compiled modules.
    if (language.equals("fr") || language.equals("pt")) {
      return count <= 1 ? "one" : "other";
    }
    if (language.equals("ja")
        || language.equals("zh")
        || language.equals("ko")
        || language.equals("vi")) {
      return "other";
    }
    if (language.equals("cs") || language.equals("sk")) {
      return count == 1 ? "one" : count >= 2 && count <= 4 ? "few" : "other";
    }
    if (language.equals("ru") || language.equals("uk")) {
      return count % 10 == 1 && count % 100 != 11 ? "one" : isFew(count) ? "few" : "many";
    }
    if (language.equals("pl")) {
      return count == 1 ? "one" : isFew(count) ? "few" : "many";
    }
    return count == 1 ? "one" : "other";
  }

  /** Whether a Slavic number ends in 2, 3 or 4, but not in 12, 13 or 14. */
  private static boolean isFew(long count) {
    long tens = count % 100;
    return count % 10 >= 2 && count % 10 <= 4 && (tens < 12 || tens > 14);
  }
}
