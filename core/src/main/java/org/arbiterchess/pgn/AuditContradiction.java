package org.arbiterchess.pgn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.notation.Sentence;
import org.arbiterchess.remark.AuditRemarkKey;
import org.arbiterchess.text.Template;

/**
 * A contradiction between a recorded game and the Laws, although each of its moves is legal.
 *
 * @param values the values of the key's template: colours, names of endings, and text
 * @param article the article that is contradicted
 * @param ply the number of the half-move before the contradiction, counted from 1
 */
public record AuditContradiction(AuditRemarkKey key, List<Object> values, String article, int ply) {

  public AuditContradiction {
    values = List.copyOf(values);
  }

  /** The contradiction as a sentence. */
  public Sentence sentence(Phrasebook book) {
    List<String> words = new ArrayList<>(values.size());
    for (Object value : values) {
      if (value instanceof Color color) {
        words.add(book.name(color));
      } else {
        words.add(value instanceof AuditRemarkKey part ? book.template(part) : (String) value);
      }
    }
    return new Sentence(Template.fill(book.template(key), words) + ".", Optional.of(article));
  }

  /** The sentence with its article. */
  public String message(Phrasebook book) {
    return sentence(book).cited();
  }
}
