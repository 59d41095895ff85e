package org.arbiterchess.cli.serve;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.language.Texts;
import org.arbiterchess.server.protocol.ServerLimit;
import org.arbiterchess.server.protocol.ServerLimits;

/** Parses limits such as {@code messages-per-second=40}. */
final class ServerLimitParser {

  private ServerLimitParser() {}

  /**
   * Returns the default limits with the given changes. Throws {@link BadInputException} if an
   * option is invalid.
   */
  static ServerLimits parse(List<String> options, Texts texts) {
    ServerLimits limits = ServerLimits.DEFAULTS;
    for (String option : options) {
      int sign = option.indexOf('=');
      String name = sign < 0 ? option : option.substring(0, sign);
      Optional<ServerLimit> limit = ServerLimit.ofName(name);
      if (limit.isEmpty()) {
        List<String> known = Stream.of(ServerLimit.values()).map(ServerLimit::optionName).toList();
        throw new BadInputException(texts, TerminalText.UNKNOWN_LIMIT, QuotedText.of(name), known);
      }
      Optional<String> value =
          sign < 0 ? Optional.empty() : Optional.of(option.substring(sign + 1));
      limits = limits.with(limit.get(), parseValue(limit.get(), value, texts));
    }
    return limits;
  }

  /** Returns the limits that differ from the defaults, keyed by name. */
  static Map<String, Integer> nonDefault(ServerLimits limits) {
    Map<String, Integer> changed = new LinkedHashMap<>();
    for (ServerLimit limit : ServerLimit.values()) {
      if (limits.get(limit) != limit.defaultValue()) {
        changed.put(limit.optionName(), limits.get(limit));
      }
    }
    return changed;
  }

  private static int parseValue(ServerLimit limit, Optional<String> text, Texts texts) {
    long value = text.filter(t -> t.matches("[0-9]{1,10}")).map(Long::parseLong).orElse(-1L);
    if (value < limit.min() || value > ServerLimits.MAX) {
      List<Object> facts =
          new ArrayList<>(
              List.of(limit.optionName(), limit.min(), ServerLimits.MAX, limit.defaultValue()));
      text.map(QuotedText::of).ifPresent(facts::add);
      throw new BadInputException(
          texts,
          text.isEmpty() ? TerminalText.BAD_LIMIT : TerminalText.BAD_LIMIT_VALUE,
          facts.toArray());
    }
    return (int) value;
  }
}
