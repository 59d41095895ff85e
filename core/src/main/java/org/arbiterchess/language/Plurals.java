package org.arbiterchess.language;

/** The plural categories of Unicode for whole numbers, for the languages that have them. */
final class Plurals {

  private Plurals() {}

  static String category(String language, long count) {
    return switch (language) {
      case "fr", "pt" -> count <= 1 ? "one" : "other";
      case "ja", "zh", "ko", "vi", "tr" -> language.equals("tr") && count == 1 ? "one" : "other";
      case "cs", "sk" -> count == 1 ? "one" : count >= 2 && count <= 4 ? "few" : "other";
      case "pl" -> count == 1 ? "one" : isFew(count) ? "few" : "many";
      case "ru", "uk" ->
          count % 10 == 1 && count % 100 != 11 ? "one" : isFew(count) ? "few" : "many";
      default -> count == 1 ? "one" : "other";
    };
  }

  /** Whether a Slavic number ends in 2, 3 or 4, but not in 12, 13 or 14. */
  private static boolean isFew(long count) {
    long tens = count % 100;
    return count % 10 >= 2 && count % 10 <= 4 && (tens < 12 || tens > 14);
  }
}
