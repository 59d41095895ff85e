package org.arbiterchess.cli.pgn;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.arbiterchess.pgn.read.PgnReader;

/**
 * Matches games whose {@code ECO} tag is in one of the ranges.
 *
 * @param ranges ranges of complete codes, such as B20 to B99
 */
record EcoFilter(List<Range> ranges) implements GameFilter {

  record Range(String first, String last) {}

  EcoFilter {
    ranges = List.copyOf(ranges);
  }

  /**
   * Reads a code such as {@code B97}, the start of a code such as {@code B9}, or a range such as
   * {@code B20-B99}.
   */
  static Optional<Range> range(String text) {
    String upper = text.trim().toUpperCase(Locale.ROOT);
    int hyphen = upper.indexOf('-');
    String first = hyphen < 0 ? upper : upper.substring(0, hyphen);
    String last = hyphen < 0 ? upper : upper.substring(hyphen + 1);
    String code = "[A-E][0-9]{0,2}";
    return first.matches(code) && last.matches(code)
        ? Optional.of(new Range(completed(first, '0'), completed(last, '9')))
        : Optional.empty();
  }

  private static String completed(String code, char digit) {
    return code + String.valueOf(digit).repeat(3 - code.length());
  }

  @Override
  public boolean matches(PgnReader game) {
    String tag = game.tag("ECO").map(eco -> eco.trim().toUpperCase(Locale.ROOT)).orElse("");
    if (tag.length() < 3) {
      return false;
    }
    // Some programs append a subvariation, as in B97j or B97/08.
    String code = tag.substring(0, 3);
    return ranges.stream()
        .anyMatch(range -> code.compareTo(range.first()) >= 0 && code.compareTo(range.last()) <= 0);
  }
}
