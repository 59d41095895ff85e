package org.arbiterchess.server.json;

import tools.jackson.core.SerializableString;
import tools.jackson.core.io.SerializedString;

/**
 * JSON text inside a JSON tree, such as a log event. It is written unchanged, and encoded as UTF-8
 * only once.
 */
public record RawJson(SerializableString encoded) {

  public RawJson(String json) {
    this(new SerializedString(json));
  }

  public String json() {
    return encoded.getValue();
  }
}
