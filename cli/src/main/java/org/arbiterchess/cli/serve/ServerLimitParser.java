package org.arbiterchess.cli.serve;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.ServeMessages;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.server.protocol.Limit;
import org.arbiterchess.server.protocol.Limits;

/** Parses limits such as {@code messages-per-second=40}. */
final class ServerLimitParser {

  private ServerLimitParser() {}

  /**
   * Returns the default limits with the given changes. Throws {@link BadInputException} if an
   * option is invalid.
   */
  static Limits parse(List<String> options, ServeMessages messages) {
    Limits limits = Limits.DEFAULTS;
    for (String option : options) {
      int sign = option.indexOf('=');
      String name = sign < 0 ? option : option.substring(0, sign);
      Optional<Limit> limit = Limit.ofName(name);
      if (limit.isEmpty()) {
        throw new BadInputException(messages.unknownLimit(QuotedText.quoted(name), names()));
      }
      Optional<String> value =
          sign < 0 ? Optional.empty() : Optional.of(option.substring(sign + 1));
      limits = limits.with(limit.get(), parseValue(limit.get(), value, messages));
    }
    return limits;
  }

  /** Returns the limits that differ from the defaults, by name. */
  static Map<String, Integer> nonDefault(Limits limits) {
    Map<String, Integer> changed = new LinkedHashMap<>();
    for (Limit limit : Limit.values()) {
      if (limits.get(limit) != limit.defaultValue()) {
        changed.put(limit.optionName(), limits.get(limit));
      }
    }
    return changed;
  }

  private static int parseValue(Limit limit, Optional<String> text, ServeMessages messages) {
    long value = text.filter(t -> t.matches("[0-9]{1,10}")).map(Long::parseLong).orElse(-1L);
    if (value < limit.min() || value > Limits.MAX) {
      throw new BadInputException(
          messages.badLimit(
              limit.optionName(),
              limit.min(),
              Limits.MAX,
              limit.defaultValue(),
              text.map(QuotedText::quoted)));
    }
    return (int) value;
  }

  private static String names() {
    return Stream.of(Limit.values()).map(Limit::optionName).collect(Collectors.joining(", "));
  }
}
