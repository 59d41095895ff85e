package org.arbiterchess.cli.terminal;

import java.util.Map;
import org.arbiterchess.cli.messages.Language;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.server.json.InvalidJsonException;
import org.arbiterchess.server.json.JsonTreeCodec;

/** Reads and writes JSON objects, one per line. */
public final class JsonLine {

  private JsonLine() {}

  /** Parses a JSON object. Throws {@link BadInputException} if the text is anything else. */
  public static Map<String, Object> read(String text, Language language) {
    try {
      return JsonTreeCodec.parseObject(text);
    } catch (InvalidJsonException e) {
      throw new BadInputException(message(e, language));
    }
  }

  private static String message(InvalidJsonException e, Language language) {
    return switch (e.problem()) {
      case EMPTY -> language.say(TerminalText.EMPTY_LINE);
      case NOT_AN_OBJECT -> language.say(TerminalText.NOT_AN_OBJECT);
      case TRAILING_TEXT -> language.say(TerminalText.TEXT_AFTER_OBJECT, e.column());
      case LIMIT_EXCEEDED -> language.say(TerminalText.TOO_DEEP);
      case DUPLICATE_KEY -> language.say(TerminalText.DUPLICATE_KEY, language.quoted(e.detail()));
      case CUT_OFF -> language.say(TerminalText.JSON_CUT_OFF, e.column());
      case SYNTAX -> language.say(TerminalText.NOT_JSON, language.quoted(e.detail()), e.column());
    };
  }

  /** Returns the answer that reports why a query failed. */
  public static String error(String message) {
    return write(Map.of("error", message));
  }

  /** Returns the object on one line, without a line feed. */
  public static String write(Map<String, ?> object) {
    return JsonTreeCodec.write(object);
  }
}
