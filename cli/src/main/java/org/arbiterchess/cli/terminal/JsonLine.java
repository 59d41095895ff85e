package org.arbiterchess.cli.terminal;

import java.util.Map;
import org.arbiterchess.cli.messages.CommonMessages;
import org.arbiterchess.cli.messages.Language;
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
    CommonMessages messages = language.common();
    return switch (e.problem()) {
      case EMPTY -> messages.emptyLine();
      case NOT_AN_OBJECT -> messages.notAnObject();
      case TRAILING_TEXT -> messages.textAfterObject(e.column());
      case LIMIT_EXCEEDED -> messages.tooDeep();
      case DUPLICATE_KEY -> messages.duplicateKey(language.quoted(e.detail()));
      case CUT_OFF -> messages.jsonCutOff(e.column());
      case SYNTAX -> messages.notJson(language.quoted(e.detail()), e.column());
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
