package org.arbiterchess.server.protocol;

import java.util.Map;
import java.util.function.Function;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.server.json.InvalidJsonException;
import org.arbiterchess.server.json.JsonTreeCodec;
import org.arbiterchess.tree.WireNodeReader;

/** Parses JSON text and reports the first problem as a {@link MalformedMessageException}. */
final class JsonMessageParser {

  private JsonMessageParser() {}

  static Map<String, Object> parseJson(byte[] text) {
    try {
      return JsonTreeCodec.parseObject(text);
    } catch (InvalidJsonException e) {
      throw new MalformedMessageException(e);
    }
  }

  static <T> T parse(Map<String, Object> tree, Map<String, Function<WireNodeReader, T>> parsers) {
    Reading<T> reading = WireNodeReader.readMessage(tree, node -> node.message(parsers));
    if (reading instanceof Reading.Invalid<T> unreadable) {
      throw new MalformedMessageException(unreadable.problems().get(0));
    }
    return ((Reading.Valid<T>) reading).value();
  }
}
