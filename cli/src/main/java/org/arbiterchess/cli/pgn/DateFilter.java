package org.arbiterchess.cli.pgn;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.arbiterchess.pgn.read.PgnReader;

/**
 * Matches games that were played, or may have been played, between two dates. Dates are numbers
 * such as 20261116. A game dated {@code 2026.??.??} may have been played on any day of that year. A
 * game without a year does not match.
 */
record DateFilter(int from, int to) implements GameFilter {

  private static final Pattern DATE = Pattern.compile("(\\d{4})(?:[.-](\\d{2})(?:[.-](\\d{2}))?)?");

  /** The first and last day that a partial date can refer to. */
  record Days(int first, int last) {}

  /** Reads {@code 2026}, {@code 2026.11} or {@code 2026.11.16}, or the same dates with hyphens. */
  static Optional<Days> days(String text) {
    Matcher matcher = DATE.matcher(text.trim().replaceFirst("([.-]\\?\\?)+$", ""));
    if (!matcher.matches()) {
      return Optional.empty();
    }
    int year = Integer.parseInt(matcher.group(1));
    int month = matcher.group(2) == null ? 0 : Integer.parseInt(matcher.group(2));
    int day = matcher.group(3) == null ? 0 : Integer.parseInt(matcher.group(3));
    boolean known = (matcher.group(2) == null || (month >= 1 && month <= 12)) && day <= 31;
    return known
        ? Optional.of(
            new Days(
                day(year, month, day), day(year, month == 0 ? 12 : month, day == 0 ? 31 : day)))
        : Optional.empty();
  }

  private static int day(int year, int month, int day) {
    return (year * 100 + month) * 100 + day;
  }

  @Override
  public boolean matches(PgnReader game) {
    return game.tag("Date")
        .flatMap(DateFilter::days)
        .filter(days -> days.last() >= from && days.first() <= to)
        .isPresent();
  }
}
