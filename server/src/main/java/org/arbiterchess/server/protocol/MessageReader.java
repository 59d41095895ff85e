package org.arbiterchess.server.protocol;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.arbiterchess.chess.Color;
import org.arbiterchess.server.json.InvalidJsonException;
import org.arbiterchess.server.json.JsonCodec;
import org.arbiterchess.wire.WireFormat;
import org.arbiterchess.wire.WireProblem;
import org.arbiterchess.wire.WireReading;

/**
 * The keys of a message that is being read. Whatever is wrong is {@link MalformedMessageException},
 * with its path. Keys that are not asked for are ignored, and null is as good as leaving a key out.
 */
final class MessageReader {

  private static final int LONGEST_SHOWN = 40;

  private final Map<String, Object> tree;

  private MessageReader(Map<String, Object> tree) {
    this.tree = tree;
  }

  static MessageReader of(String text) {
    try {
      return new MessageReader(JsonCodec.parseObject(text));
    } catch (InvalidJsonException e) {
      throw new MalformedMessageException(plain(e.getMessage()));
    }
  }

  /** The type of the message, once its version is known. */
  String type() {
    if (number("v", 0, WireFormat.MAX_NUMBER) != WireFormat.VERSION) {
      throw problem("v", "version " + WireFormat.VERSION);
    }
    return text("type", 64);
  }

  Object at(String key) {
    return tree.get(key);
  }

  String text(String key, int longest) {
    if (tree.get(key) instanceof String text && text.length() <= longest) {
      return text;
    }
    throw problem(key, "text of at most " + longest + " characters");
  }

  Optional<String> optionalText(String key, int longest) {
    return tree.get(key) == null ? Optional.empty() : Optional.of(text(key, longest));
  }

  long number(String key, long least, long most) {
    Object value = tree.get(key);
    if (value instanceof Integer || value instanceof Long) {
      long number = ((Number) value).longValue();
      if (number >= least && number <= most) {
        return number;
      }
    }
    throw problem(key, "a whole number from " + least + " to " + most);
  }

  boolean flag(String key) {
    if (tree.get(key) instanceof Boolean flag) {
      return flag;
    }
    throw problem(key, "true or false");
  }

  Color color(String key) {
    return named(key, List.of(Color.values()), Color::word);
  }

  Optional<Color> optionalColor(String key) {
    return tree.get(key) == null ? Optional.empty() : Optional.of(color(key));
  }

  <T> T named(String key, List<T> values, Function<T, String> name) {
    for (T value : values) {
      if (name.apply(value).equals(tree.get(key))) {
        return value;
      }
    }
    throw problem(key, "one of " + String.join(", ", values.stream().map(name).toList()));
  }

  /** What the wire makes of a key's value. */
  <T> T wire(String key, Function<Object, WireReading<T>> form) {
    WireReading<T> reading = form.apply(tree.get(key));
    if (reading instanceof WireReading.Read<T> read) {
      return read.value();
    }
    WireProblem first = ((WireReading.Unreadable<T>) reading).problems().get(0);
    String path = "$." + key + first.path().substring(1);
    throw new MalformedMessageException(
        new WireProblem(path, plain(first.found()), first.expected()).toString());
  }

  MalformedMessageException problem(String key, String expected) {
    return new MalformedMessageException(
        new WireProblem("$." + key, shown(tree.get(key)), expected).toString());
  }

  private static String shown(Object value) {
    if (value == null) {
      return "nothing";
    }
    if (value instanceof Map<?, ?>) {
      return "an object";
    }
    if (value instanceof List<?>) {
      return "a list";
    }
    String text = plain(value.toString());
    String cut = text.length() > LONGEST_SHOWN ? text.substring(0, LONGEST_SHOWN) + "..." : text;
    return value instanceof String ? "\"" + cut + "\"" : cut;
  }

  /** Without what a screen would obey, or half a letter. */
  private static String plain(String text) {
    return text.replaceAll("[\\p{C}\\p{Zl}\\p{Zp}]", "?");
  }
}
