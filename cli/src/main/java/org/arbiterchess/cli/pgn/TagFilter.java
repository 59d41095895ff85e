package org.arbiterchess.cli.pgn;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.language.Texts;
import org.arbiterchess.pgn.read.PgnReader;

/**
 * A condition on a tag, such as {@code White=Ann*}. Matching is case-insensitive, and an asterisk
 * matches any text.
 */
record TagFilter(String tag, List<String> parts) implements GameFilter {

  TagFilter {
    parts = List.copyOf(parts);
  }

  static TagFilter of(String condition, Texts texts) {
    int sign = condition.indexOf('=');
    if (sign < 1) {
      throw new BadInputException(texts.say(TerminalText.BAD_FILTER, condition));
    }
    List<String> parts = new ArrayList<>();
    String value = condition.substring(sign + 1).toLowerCase(Locale.ROOT);
    int from = 0;
    for (int star = value.indexOf('*'); star >= 0; star = value.indexOf('*', from)) {
      parts.add(value.substring(from, star));
      from = star + 1;
    }
    parts.add(value.substring(from));
    return new TagFilter(condition.substring(0, sign), parts);
  }

  /** Returns whether the game matches. A game without the tag does not match. */
  @Override
  public boolean matches(PgnReader game) {
    return game.tag(tag).map(this::matches).orElse(false);
  }

  boolean matches(String tagValue) {
    String value = tagValue.toLowerCase(Locale.ROOT);
    String first = parts.get(0);
    String last = parts.get(parts.size() - 1);
    if (parts.size() == 1) {
      return value.equals(first);
    }
    if (!value.startsWith(first) || value.length() < first.length() + last.length()) {
      return false;
    }
    int at = first.length();
    int end = value.length() - last.length();
    for (String part : parts.subList(1, parts.size() - 1)) {
      int found = value.indexOf(part, at);
      if (found < 0 || found + part.length() > end) {
        return false;
      }
      at = found + part.length();
    }
    return value.endsWith(last);
  }
}
