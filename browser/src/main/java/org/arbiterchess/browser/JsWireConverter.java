package org.arbiterchess.browser;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.arbiterchess.chess.Color;
import org.arbiterchess.wire.WireFormat;
import org.teavm.jso.JSObject;
import org.teavm.jso.core.JSArray;
import org.teavm.jso.core.JSBoolean;
import org.teavm.jso.core.JSNumber;
import org.teavm.jso.core.JSObjects;
import org.teavm.jso.core.JSString;
import org.teavm.jso.json.JSON;

/**
 * Converts wire messages between Java values (maps, lists, strings, numbers and booleans) and the
 * corresponding JavaScript values.
 */
final class JsWireConverter {

  /** The maximum nesting depth. Wire messages are never deeper; a deeper value may be cyclic. */
  private static final int DEEPEST = 8;

  private JsWireConverter() {}

  /** Converts a wire message, or a value that the page knows by its name; null for an empty one. */
  static JSObject toPage(Object tree) {
    if (tree instanceof JsObjectBuilder builder) {
      return builder.object();
    }
    if (tree instanceof Optional<?> optional) {
      return toPage(optional.orElse(null));
    }
    if (tree instanceof OptionalLong time) {
      return time.isPresent() ? JSNumber.valueOf((double) time.getAsLong()) : null;
    }
    if (tree instanceof Color color) {
      return JSString.valueOf(color.word());
    }
    if (tree instanceof Enum<?> constant) {
      return JSString.valueOf(constant.toString());
    }
    if (tree instanceof Map<?, ?> map) {
      JsDictionary object = JSObjects.create();
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        object.set((String) entry.getKey(), toPage(entry.getValue()));
      }
      return object;
    }
    if (tree instanceof Iterable<?> list) {
      JsArray array = array();
      for (Object element : list) {
        array.push(toPage(element));
      }
      return array;
    }
    if (tree instanceof String text) {
      return JSString.valueOf(text);
    }
    if (tree instanceof Boolean flag) {
      return JSBoolean.valueOf(flag);
    }
    return tree instanceof Number number ? JSNumber.valueOf(number.doubleValue()) : null;
  }

  /**
   * Converts any JavaScript value to the corresponding Java value. A value without a JSON
   * equivalent, such as a function, becomes an object that no message reader accepts.
   */
  static Object fromPage(JSObject value) {
    return fromPage(value, 0);
  }

  private static Object fromPage(JSObject value, int depth) {
    if (value == null || depth > DEEPEST) {
      return depth > DEEPEST ? new Object() : null;
    }
    return switch (JSObjects.typeOf(value)) {
      case "string" -> ((JSString) value).stringValue();
      case "boolean" -> ((JSBoolean) value).booleanValue();
      case "number" -> number(((JSNumber) value).doubleValue());
      case "object" -> JSArray.isArray(value) ? list(value, depth) : map(value, depth);
      case "undefined" -> null;
      default -> new Object();
    };
  }

  static JsArray array() {
    return (JsArray) (JSObject) new JSArray<JSObject>();
  }

  /** Returns the value as an array, or throws an exception if it is not one. */
  static JsArray elements(JSObject value) {
    if (!JSArray.isArray(value)) {
      throw new IllegalArgumentException("not an array: " + shown(value));
    }
    return (JsArray) value;
  }

  /** Formats any value for an error message. */
  static String shown(JSObject value) {
    return switch (JSObjects.typeOf(value)) {
      case "object" -> JSON.stringify(value);
      case "undefined" -> "undefined";
      default -> JSObjects.toString(value);
    };
  }

  /**
   * Converts a whole number. Messages contain no fractions, and support for Java's {@code Double}
   * would make the module larger.
   */
  private static Object number(double number) {
    boolean whole = Math.abs(number) <= WireFormat.MAX_NUMBER && number == (long) number;
    return whole ? (Object) (long) number : new Object();
  }

  private static List<Object> list(JSObject value, int depth) {
    JsArray array = elements(value);
    List<Object> list = new ArrayList<>();
    for (int i = 0; i < array.getLength(); i++) {
      list.add(fromPage(array.get(i), depth + 1));
    }
    return list;
  }

  private static Map<String, Object> map(JSObject value, int depth) {
    JsDictionary object = (JsDictionary) value;
    Map<String, Object> map = new LinkedHashMap<>();
    for (String key : JSObjects.keys(value)) {
      map.put(key, fromPage(object.get(key), depth + 1));
    }
    return map;
  }
}
