package org.arbiterchess.browser;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.PlayerNames;
import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.clock.ClockCommand;
import org.arbiterchess.officiating.clock.ClockEvent;
import org.arbiterchess.officiating.wire.OfficiatingFormat;
import org.arbiterchess.pgn.tree.PgnTags;
import org.arbiterchess.remark.Problem;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Variant;
import org.arbiterchess.wire.WireFormat;
import org.teavm.jso.JSObject;
import org.teavm.jso.core.JSNumber;
import org.teavm.jso.core.JSObjects;
import org.teavm.jso.core.JSString;

/**
 * Converts arguments from the page to Java types. If an argument is invalid, throws an exception
 * whose message contains the value.
 */
final class JsArguments {

  private JsArguments() {}

  static String text(JSObject value) {
    if (JSObjects.typeOf(value).equals("string")) {
      return ((JSString) value).stringValue();
    }
    throw new IllegalArgumentException("not a string: " + JsWireConverter.shown(value));
  }

  static List<String> texts(JSObject value) {
    return list(value, JsArguments::text);
  }

  /** Converts an element of an array. */
  private interface Element<T> {
    T of(JSObject value);
  }

  private static <T> List<T> list(JSObject value, Element<T> element) {
    JsArray array = JsWireConverter.elements(value);
    List<T> list = new ArrayList<>();
    for (int i = 0; i < array.getLength(); i++) {
      list.add(element.of(array.get(i)));
    }
    return list;
  }

  /** Converts a time in milliseconds, truncating fractions. */
  static long millis(JSObject value) {
    double number = number(value);
    if (Math.abs(number) <= WireFormat.MAX_NUMBER) {
      return (long) number;
    }
    throw new IllegalArgumentException(
        "not a time in milliseconds: " + JsWireConverter.shown(value));
  }

  static int whole(JSObject value, int least, int most) {
    double number = number(value);
    if (number >= least && number <= most && number == (int) number) {
      return (int) number;
    }
    throw new IllegalArgumentException(
        "not a whole number from " + least + " to " + most + ": " + JsWireConverter.shown(value));
  }

  private static double number(JSObject value) {
    return JSObjects.typeOf(value).equals("number") ? ((JSNumber) value).doubleValue() : Double.NaN;
  }

  static Square square(JSObject value) {
    return Square.ofName(text(value))
        .orElseThrow(
            () -> new IllegalArgumentException("not a square: " + JsWireConverter.shown(value)));
  }

  /**
   * Converts a language. The page asks in English where only facts matter; without English texts it
   * gets those of its own language.
   */
  static Texts language(JSObject value) {
    String language = text(value);
    return language.equals("en")
        ? JsTexts.english()
        : Texts.of(language)
            .orElseThrow(() -> new IllegalArgumentException("unknown language: " + language));
  }

  static Variant variant(JSObject value) {
    String name = text(value);
    for (Variant variant : Variant.values()) {
      if (variant.name().equals(name)) {
        return variant;
      }
    }
    throw new IllegalArgumentException("not a variant of chess: " + name);
  }

  static Color color(JSObject value) {
    String word = text(value);
    for (Color color : Color.values()) {
      if (color.word().equals(word)) {
        return color;
      }
    }
    throw new IllegalArgumentException("not a colour: " + word);
  }

  static Command command(JSObject value) {
    return read(JsMode.used().format().readCommand(JsWireConverter.fromPage(value)), value);
  }

  /** Converts PGN tags. A missing tag becomes an empty string, which means unknown. */
  static PgnTags tags(JSObject value) {
    if (!(JsWireConverter.fromPage(value) instanceof Map<?, ?> tags)) {
      throw new IllegalArgumentException("not the tags of a game: " + JsWireConverter.shown(value));
    }
    return PgnTags.ofPlayers(tag(tags, "white"), tag(tags, "black"))
        .with("Event", tag(tags, "event"))
        .with("Site", tag(tags, "site"))
        .with("Date", tag(tags, "date"))
        .with("Round", tag(tags, "round"));
  }

  /** Converts the players' names. A missing name becomes an empty string. */
  static PlayerNames names(JSObject value) {
    return JsWireConverter.fromPage(value) instanceof Map<?, ?> names
        ? new PlayerNames(tag(names, "white"), tag(names, "black"))
        : PlayerNames.NONE;
  }

  private static String tag(Map<?, ?> tags, String name) {
    return tags.get(name) instanceof String text ? text : "";
  }

  static GameEvent event(JSObject value) {
    return read(JsMode.used().format().readEvent(JsWireConverter.fromPage(value)), value);
  }

  static List<GameEvent> events(JSObject value) {
    return list(value, JsArguments::event);
  }

  static ClockCommand clockCommand(JSObject value) {
    return read(OfficiatingFormat.readClockCommand(JsWireConverter.fromPage(value)), value);
  }

  static ClockEvent clockEvent(JSObject value) {
    return read(OfficiatingFormat.readClockEvent(JsWireConverter.fromPage(value)), value);
  }

  static List<ClockEvent> clockEvents(JSObject value) {
    return list(value, JsArguments::clockEvent);
  }

  /**
   * Converts a clock's settings, which have the same keys as its first event, except for the
   * version, type and time.
   */
  static ClockEvent.SetUp clockSetUp(JSObject settings, long now) {
    Map<Object, Object> tree = new LinkedHashMap<>();
    if (JsWireConverter.fromPage(settings) instanceof Map<?, ?> keys) {
      tree.putAll(keys);
    }
    tree.put("v", WireFormat.VERSION);
    tree.put("type", "setUp");
    tree.put("at", now);
    return (ClockEvent.SetUp) read(OfficiatingFormat.readClockEvent(tree), settings);
  }

  /** Returns the value that was read, or throws an exception that lists the problems. */
  private static <T> T read(Reading<T> reading, JSObject value) {
    if (reading instanceof Reading.Valid<T> read) {
      return read.value();
    }
    StringBuilder problems = new StringBuilder("unreadable: " + JsWireConverter.shown(value));
    for (Problem problem : ((Reading.Invalid<T>) reading).problems()) {
      problems.append("; ").append(problem.toString());
    }
    throw new IllegalArgumentException(problems.toString());
  }
}
