package org.arbiterchess.pgn;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.remark.Remark;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.text.Template;

/**
 * What is said about the text of a game, before it is said in any language.
 *
 * @param values what fills the blanks: text, remarks of other readers, and rulings
 */
public record PgnRemark(PgnRemarkKey key, List<Object> values) {

  public PgnRemark {
    values = List.copyOf(values);
  }

  static PgnRemark of(PgnRemarkKey key, Object... values) {
    return new PgnRemark(key, List.of(values));
  }

  static PgnRemark over(PgnRemarkKey key, int budget) {
    return of(key, "" + budget);
  }

  /** A whole sentence. */
  public String in(Phrasebook book) {
    List<String> words = new ArrayList<>(values.size());
    for (Object value : values) {
      words.add(word(value, book));
    }
    return Template.fill(key.in(book.language()), words);
  }

  private static String word(Object value, Phrasebook book) {
    if (value instanceof Ruling.Illegal ruling) {
      return book.sentence(ruling);
    }
    return value instanceof Remark remark ? book.say(remark) : (String) value;
  }
}
