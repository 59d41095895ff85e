package org.arbiterchess.pgn;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.notation.Explanation;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.remark.InputRemark;
import org.arbiterchess.remark.PgnRemarkKey;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.text.PositionalTemplate;

/**
 * A language-independent description of a PGN error.
 *
 * @param values the values for the placeholders in the key's template
 */
public record PgnRemark(PgnRemarkKey key, List<Object> values) {

  public PgnRemark {
    requireNonNull(key, "key");
    requireNonNull(values, "values");
    values = List.copyOf(values);
  }

  static PgnRemark of(PgnRemarkKey key, Object... values) {
    return new PgnRemark(key, List.of(values));
  }

  static PgnRemark exceeding(PgnRemarkKey key, int limit) {
    return of(key, limit);
  }

  /** Returns the description as a sentence. */
  public String message(Phrasebook book) {
    requireNonNull(book, "book");
    List<String> words = new ArrayList<>(values.size());
    for (Object value : values) {
      words.add(word(value, book));
    }
    return PositionalTemplate.fill(book.template(key), words);
  }

  private static String word(Object value, Phrasebook book) {
    if (value instanceof Ruling.Illegal ruling) {
      return Explanation.of(ruling, book).cited();
    }
    if (value instanceof Integer number) {
      return book.number(number);
    }
    return value instanceof InputRemark remark ? remark.in(book.texts()) : (String) value;
  }
}
