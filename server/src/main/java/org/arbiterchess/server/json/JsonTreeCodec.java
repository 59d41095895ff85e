package org.arbiterchess.server.json;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonFactory;

/** Converts between JSON text and trees of maps, lists and values. */
public final class JsonTreeCodec {

  /** Limits the nesting of hostile input. No valid message is nested this deeply. */
  private static final int MAX_DEPTH = 16;

  /** More than most messages need. */
  private static final int INITIAL_BYTES = 400;

  private static final JsonFactory JSON =
      JsonFactory.builder()
          .disable(TokenStreamFactory.Feature.CHARSET_DETECTION)
          .streamReadConstraints(StreamReadConstraints.builder().maxNestingDepth(MAX_DEPTH).build())
          .build();

  private JsonTreeCodec() {}

  /** Whether the bytes are valid UTF-8. */
  public static boolean isUtf8(byte[] bytes) {
    boolean isAscii = true;
    for (byte one : bytes) {
      isAscii &= one >= 0;
    }
    try {
      return isAscii || UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).hasArray();
    } catch (CharacterCodingException e) {
      return false;
    }
  }

  /** Parses a JSON object in UTF-8. Throws {@link InvalidJsonException} if it is not valid. */
  public static Map<String, Object> parseObject(byte[] utf8) {
    try (JsonParser parser = JSON.createParser(ObjectReadContext.empty(), utf8)) {
      return onlyObject(parser);
    } catch (JacksonException | InvalidJsonException e) {
      // The text has the same problem, and its columns count characters.
      return parseObject(new String(utf8, UTF_8));
    }
  }

  /** Parses a JSON object. Throws {@link InvalidJsonException} if the text is not valid. */
  public static Map<String, Object> parseObject(String text) {
    try (JsonParser parser = JSON.createParser(ObjectReadContext.empty(), text)) {
      return onlyObject(parser);
    } catch (StreamConstraintsException e) {
      throw new InvalidJsonException(InvalidJsonException.Problem.LIMIT_EXCEEDED, "", 0);
    } catch (JacksonException e) {
      throw syntaxError(text, e.getLocation());
    }
  }

  private static Map<String, Object> onlyObject(JsonParser parser) {
    JsonToken first = parser.nextToken();
    if (first == null) {
      throw new InvalidJsonException(InvalidJsonException.Problem.EMPTY, "", 0);
    }
    if (first != JsonToken.START_OBJECT) {
      throw new InvalidJsonException(InvalidJsonException.Problem.NOT_AN_OBJECT, "", 0);
    }
    Map<String, Object> object = object(parser);
    if (parser.nextToken() != null) {
      throw new InvalidJsonException(
          InvalidJsonException.Problem.TRAILING_TEXT, "", column(parser));
    }
    return object;
  }

  /**
   * Creates an exception that names the unexpected word or character at the location. The parser's
   * own message is not used, because it is always in English.
   */
  private static InvalidJsonException syntaxError(String text, TokenStreamLocation location) {
    int offset = (int) location.getCharOffset();
    return offset < text.length()
        ? new InvalidJsonException(
            InvalidJsonException.Problem.SYNTAX,
            text.substring(offset, wordEnd(text, offset)),
            location.getColumnNr())
        : new InvalidJsonException(
            InvalidJsonException.Problem.CUT_OFF, "", location.getColumnNr());
  }

  private static int wordEnd(String text, int offset) {
    int end = offset + Character.charCount(text.codePointAt(offset));
    if (Character.isLetterOrDigit(text.codePointAt(offset))) {
      while (end < text.length() && Character.isLetterOrDigit(text.charAt(end))) {
        end++;
      }
    }
    return end;
  }

  private static int column(JsonParser parser) {
    return parser.currentTokenLocation().getColumnNr();
  }

  private static Map<String, Object> object(JsonParser parser) {
    Map<String, Object> object = new LinkedHashMap<>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String key = parser.currentName();
      parser.nextToken();
      if (object.containsKey(key)) {
        throw new InvalidJsonException(
            InvalidJsonException.Problem.DUPLICATE_KEY, key, column(parser));
      }
      object.put(key, value(parser));
    }
    return object;
  }

  private static Object value(JsonParser parser) {
    return switch (parser.currentToken()) {
      case START_OBJECT -> object(parser);
      case START_ARRAY -> list(parser);
      case VALUE_STRING -> parser.getString();
      case VALUE_TRUE -> true;
      case VALUE_FALSE -> false;
      case VALUE_NULL -> null;
      default -> parser.getNumberValue();
    };
  }

  private static List<Object> list(JsonParser parser) {
    List<Object> list = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      list.add(value(parser));
    }
    return list;
  }

  /** Writes the tree as JSON in UTF-8. */
  public static byte[] writeBytes(Map<String, ?> tree) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(INITIAL_BYTES);
    try (JsonGenerator generator = JSON.createGenerator(ObjectWriteContext.empty(), bytes)) {
      write(tree, generator);
    }
    return bytes.toByteArray();
  }

  /** Writes the tree as JSON on one line, without a line break at the end. */
  public static String write(Map<String, ?> tree) {
    return new String(writeBytes(tree), UTF_8);
  }

  private static void write(Object value, JsonGenerator generator) {
    if (value instanceof Map<?, ?> map) {
      generator.writeStartObject();
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        generator.writeName((String) entry.getKey());
        write(entry.getValue(), generator);
      }
      generator.writeEndObject();
    } else if (value instanceof Iterable<?> list) {
      generator.writeStartArray();
      for (Object element : list) {
        write(element, generator);
      }
      generator.writeEndArray();
    } else if (value instanceof Boolean truth) {
      generator.writeBoolean(truth);
    } else if (value instanceof Double number) {
      generator.writeNumber(number);
    } else if (value instanceof Number number) {
      generator.writeNumber(number.longValue());
    } else if (value instanceof RawJson raw) {
      generator.writeRawValue(raw.encoded());
    } else if (value == null) {
      generator.writeNull();
    } else {
      generator.writeString((String) value);
    }
  }
}
