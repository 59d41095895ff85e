package org.arbiterchess.server.protocol;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.server.json.JsonCodec;
import org.arbiterchess.wire.WireFormat;

/** A message being written, its keys in the order in which they come. */
final class MessageBuilder {

  private final Map<String, Object> tree = new LinkedHashMap<>();

  MessageBuilder(String type) {
    tree.put("v", WireFormat.VERSION);
    tree.put("type", type);
  }

  MessageBuilder put(String key, Object value) {
    tree.put(key, value);
    return this;
  }

  /** Left out where there is nothing. */
  MessageBuilder put(String key, Optional<?> value) {
    value.ifPresent(present -> tree.put(key, present));
    return this;
  }

  Map<String, Object> map() {
    return tree;
  }

  String json() {
    return JsonCodec.write(tree);
  }
}
