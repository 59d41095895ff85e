package org.arbiterchess.wording;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Role;
import org.arbiterchess.text.Ascii;
import org.arbiterchess.text.Template;

/**
 * Something said about a text or a setup: what was found, what was expected, what is odd. It is in
 * English as text, and in any language by its phrasebook.
 *
 * @param values what fills the blanks: colours, roles and remarks, which every language has words
 *     for, and anything else as its text
 */
public record Remark(Wording wording, List<Object> values) {

  public Remark {
    values = List.copyOf(values);
  }

  public static Remark of(Wording wording, Object... values) {
    return new Remark(wording, List.of(values));
  }

  /** What was written, as it stands. */
  public static Remark verbatim(Object written) {
    return of(Wording.VERBATIM, written);
  }

  /** In English. */
  @Override
  public String toString() {
    List<String> words = new ArrayList<>(values.size());
    for (Object value : values) {
      words.add(word(value));
    }
    return Template.fill(wording.english(), words);
  }

  private static String word(Object value) {
    if (value instanceof Color color) {
      return color.word();
    }
    return value instanceof Role role ? Ascii.lower(role.name()) : value.toString();
  }
}
