package org.arbiterchess.server.protocol;

import java.util.Map;
import java.util.function.Function;
import org.arbiterchess.server.json.InvalidJsonException;
import org.arbiterchess.server.json.JsonCodec;
import org.arbiterchess.wire.WireReading;
import org.arbiterchess.wire.WireTreeReader;

/** Parses JSON text and reports the first problem as a {@link MalformedMessageException}. */
final class MessageParser {

  private MessageParser() {}

  static Map<String, Object> parseJson(String text) {
    try {
      return JsonCodec.parseObject(text);
    } catch (InvalidJsonException e) {
      throw new MalformedMessageException(e);
    }
  }

  static <T> T parse(Map<String, Object> tree, Map<String, Function<WireTreeReader, T>> parsers) {
    WireReading<T> reading = WireTreeReader.readMessage(tree, parsers);
    if (reading instanceof WireReading.Unreadable<T> unreadable) {
      throw new MalformedMessageException(unreadable.problems().get(0));
    }
    return ((WireReading.Read<T>) reading).value();
  }
}
