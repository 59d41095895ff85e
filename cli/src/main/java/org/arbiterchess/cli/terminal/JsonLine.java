package org.arbiterchess.cli.terminal;

import java.util.Map;
import org.arbiterchess.server.json.InvalidJsonException;
import org.arbiterchess.server.json.JsonCodec;

/** Trees to and from JSON, in lines that somebody typed. */
public final class JsonLine {

  private JsonLine() {}

  /** The object that a text is; throws {@link BadInputException} if it is none. */
  public static Map<String, Object> read(String text) {
    try {
      return JsonCodec.parseObject(text);
    } catch (InvalidJsonException e) {
      throw new BadInputException(sentence(e));
    }
  }

  private static String sentence(InvalidJsonException e) {
    return switch (e.problem()) {
      case EMPTY -> "The line is empty.";
      case NOT_AN_OBJECT -> "The line is not a JSON object.";
      case TRAILING_TEXT -> "The line goes on after its object, at column " + e.column() + ".";
      case LIMIT_EXCEEDED -> "The line nests too deeply, or has a name or number that is too long.";
      case DUPLICATE_KEY -> "The key " + QuotedText.of(e.detail()) + " is there twice.";
      case SYNTAX ->
          "The line is not JSON: "
              + QuotedText.plain(e.detail())
              + ", at column "
              + e.column()
              + ".";
    };
  }

  /** The answer to a query that cannot be answered. */
  public static String error(String message) {
    return write(Map.of("error", message));
  }

  /** One line, without its end. */
  public static String write(Map<String, ?> tree) {
    return JsonCodec.write(tree);
  }
}
