package org.arbiterchess.cli.terminal;

import java.util.LinkedHashMap;
import java.util.Map;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.language.Texts;
import org.arbiterchess.server.json.InvalidJsonException;
import org.arbiterchess.server.json.JsonTreeCodec;

/** Reads and writes JSON objects, one per line. */
public final class JsonLine {

  private JsonLine() {}

  /** Parses a JSON object. Throws {@link BadInputException} if the text is anything else. */
  public static Map<String, Object> read(String text, Texts texts) {
    try {
      return JsonTreeCodec.parseObject(text);
    } catch (InvalidJsonException e) {
      throw new BadInputException(message(e, texts));
    }
  }

  private static String message(InvalidJsonException e, Texts texts) {
    return switch (e.problem()) {
      case EMPTY -> texts.say(TerminalText.EMPTY_LINE);
      case NOT_AN_OBJECT -> texts.say(TerminalText.NOT_AN_OBJECT);
      case TRAILING_TEXT -> texts.say(TerminalText.TEXT_AFTER_OBJECT, e.column());
      case LIMIT_EXCEEDED -> texts.say(TerminalText.TOO_DEEP);
      case DUPLICATE_KEY -> texts.say(TerminalText.DUPLICATE_KEY, QuotedText.of(e.detail()));
      case CUT_OFF -> texts.say(TerminalText.JSON_CUT_OFF, e.column());
      case SYNTAX -> texts.say(TerminalText.NOT_JSON, QuotedText.of(e.detail()), e.column());
    };
  }

  /** Returns the answer that reports why a query failed. */
  public static String error(String message) {
    return write(Map.of("error", message));
  }

  /** Returns an object with these keys, each followed by its value, in this order. */
  public static Map<String, Object> object(Object... keysAndValues) {
    Map<String, Object> object = new LinkedHashMap<>();
    for (int i = 0; i < keysAndValues.length; i += 2) {
      object.put((String) keysAndValues[i], keysAndValues[i + 1]);
    }
    return object;
  }

  /** Returns the object on one line, without a line feed. */
  public static String write(Map<String, ?> object) {
    return JsonTreeCodec.write(object);
  }
}
