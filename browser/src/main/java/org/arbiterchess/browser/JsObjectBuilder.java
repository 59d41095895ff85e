package org.arbiterchess.browser;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.language.Sentence;
import org.teavm.jso.JSObject;
import org.teavm.jso.core.JSBoolean;
import org.teavm.jso.core.JSNumber;
import org.teavm.jso.core.JSObjects;
import org.teavm.jso.core.JSString;

/** Builds a plain JavaScript object, one property at a time. */
final class JsObjectBuilder {

  private final JsDictionary object = JSObjects.create();

  JSObject object() {
    return object;
  }

  static JSObject of(Sentence sentence) {
    return new JsObjectBuilder()
        .text("text", sentence.text())
        .text("article", sentence.article())
        .text("sentence", sentence.cited())
        .object();
  }

  JsObjectBuilder put(String key, JSObject value) {
    object.set(key, value);
    return this;
  }

  JsObjectBuilder text(String key, String text) {
    return put(key, JSString.valueOf(text));
  }

  /** Sets a property to a string, or to null if {@code text} is empty. */
  JsObjectBuilder text(String key, Optional<String> text) {
    return put(key, text.isPresent() ? JSString.valueOf(text.get()) : null);
  }

  JsObjectBuilder number(String key, double number) {
    return put(key, JSNumber.valueOf(number));
  }

  /** Sets a property to a time in milliseconds, which a JavaScript number represents exactly. */
  JsObjectBuilder millis(String key, long millis) {
    return number(key, (double) millis);
  }

  /** Sets a property to a time, or to null if {@code millis} is empty. */
  JsObjectBuilder millis(String key, OptionalLong millis) {
    return millis.isPresent() ? millis(key, millis.getAsLong()) : put(key, null);
  }

  JsObjectBuilder flag(String key, boolean flag) {
    return put(key, JSBoolean.valueOf(flag));
  }

  JsObjectBuilder constant(String key, Enum<?> constant) {
    return text(key, constant.name());
  }

  JsObjectBuilder color(String key, Color color) {
    return text(key, color.word());
  }

  JsObjectBuilder square(String key, Square square) {
    return put(key, name(square));
  }

  static JSObject name(Square square) {
    return JSString.valueOf(square.toString());
  }

  static JSObject names(SquareSet squares) {
    JsArray names = JsWireConverter.array();
    for (Square square : squares) {
      names.push(name(square));
    }
    return names;
  }

  static JSObject texts(List<String> list) {
    JsArray texts = JsWireConverter.array();
    for (String text : list) {
      texts.push(JSString.valueOf(text));
    }
    return texts;
  }

  /** Returns the characters of a string as an array. */
  static JSObject letters(String text) {
    JsArray letters = JsWireConverter.array();
    for (int i = 0; i < text.length(); i++) {
      letters.push(JSString.valueOf(text.substring(i, i + 1)));
    }
    return letters;
  }

  static JSObject constants(List<? extends Enum<?>> constants) {
    JsArray names = JsWireConverter.array();
    for (Enum<?> constant : constants) {
      names.push(JSString.valueOf(constant.name()));
    }
    return names;
  }
}
