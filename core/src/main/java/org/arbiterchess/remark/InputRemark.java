package org.arbiterchess.remark;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.text.Ascii;
import org.arbiterchess.text.PositionalTemplate;

/**
 * A message about parsed input or a position setup: for example, what the parser found or expected,
 * or an unusual feature of the position. {@link #toString} returns the message in English. A
 * phrasebook translates it.
 *
 * @param values the values for the placeholders: strings, which are used unchanged, and colours,
 *     roles and remarks, which a phrasebook translates; {@link #of} converts squares and numbers to
 *     strings
 */
public record InputRemark(InputRemarkKey key, List<Object> values) {

  public InputRemark {
    requireNonNull(key, "key");
    requireNonNull(values, "values");
    values = List.copyOf(values);
  }

  public static InputRemark of(InputRemarkKey key, Object... values) {
    requireNonNull(key, "key");
    requireNonNull(values, "values");
    List<Object> told = new ArrayList<>();
    for (Object value : values) {
      told.add(told(value));
    }
    return new InputRemark(key, told);
  }

  private static Object told(Object value) {
    if (value instanceof Square square) {
      return square.toString();
    }
    return value instanceof Number number ? number.toString() : value;
  }

  /** A remark that consists of the given text, unchanged. */
  public static InputRemark verbatim(Object written) {
    requireNonNull(written, "written");
    return of(InputRemarkKey.VERBATIM, written);
  }

  /** The remark in English. */
  @Override
  public String toString() {
    List<String> words = new ArrayList<>(values.size());
    for (Object value : values) {
      words.add(word(value));
    }
    return PositionalTemplate.fill(key.english(), words);
  }

  private static String word(Object value) {
    if (value instanceof Color color) {
      return color.word();
    }
    if (value instanceof InputRemark remark) {
      return remark.toString();
    }
    return value instanceof Role role ? Ascii.lower(role.name()) : (String) value;
  }
}
