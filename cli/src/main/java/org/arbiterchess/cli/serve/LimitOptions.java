package org.arbiterchess.cli.serve;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.QuotedText;
import org.arbiterchess.server.protocol.Limit;
import org.arbiterchess.server.protocol.Limits;

/** Limits as they are typed: {@code messages-per-second=40}. */
final class LimitOptions {

  private LimitOptions() {}

  /** The usual limits, changed as said; throws {@link BadInputException}. */
  static Limits read(List<String> options) {
    Limits limits = Limits.DEFAULTS;
    for (String option : options) {
      int sign = option.indexOf('=');
      String name = sign < 0 ? option : option.substring(0, sign);
      Optional<Limit> limit = Limit.ofName(name);
      if (limit.isEmpty()) {
        throw new BadInputException(
            "There is no limit " + QuotedText.of(name) + "; there are: " + all() + ".");
      }
      limits = limits.with(limit.get(), value(limit.get(), option.substring(sign + 1), sign >= 0));
    }
    return limits;
  }

  /** The limits that are not the usual ones, by their names. */
  static Map<String, Integer> changed(Limits limits) {
    Map<String, Integer> changed = new LinkedHashMap<>();
    for (Limit limit : Limit.values()) {
      if (limits.get(limit) != limit.defaultValue()) {
        changed.put(limit.optionName(), limits.get(limit));
      }
    }
    return changed;
  }

  private static int value(Limit limit, String text, boolean given) {
    boolean number = given && text.matches("[0-9]{1,10}");
    long value = number ? Long.parseLong(text) : -1;
    if (value < limit.min() || value > Limits.MAX) {
      throw new BadInputException(
          "The limit "
              + limit.optionName()
              + " is a whole number from "
              + limit.min()
              + " to "
              + Limits.MAX
              + ", as in --limit "
              + limit.optionName()
              + "="
              + limit.defaultValue()
              + (given ? "; not " + QuotedText.of(text) : "")
              + ".");
    }
    return (int) value;
  }

  private static String all() {
    return Stream.of(Limit.values()).map(Limit::optionName).collect(Collectors.joining(", "));
  }
}
