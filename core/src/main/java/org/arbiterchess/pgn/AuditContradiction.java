package org.arbiterchess.pgn;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.remark.AuditRemarkKey;
import org.arbiterchess.text.PositionalTemplate;

/**
 * A contradiction, other than an illegal move, between a recorded game and the Laws of Chess.
 *
 * @param values the values for the placeholders in the key's template
 * @param article the article of the Laws that the game contradicts
 * @param ply the number of half-moves played before the contradiction
 */
public record AuditContradiction(AuditRemarkKey key, List<Object> values, String article, int ply) {

  public AuditContradiction {
    requireNonNull(key, "key");
    requireNonNull(values, "values");
    requireNonNull(article, "article");
    values = List.copyOf(values);
  }

  /** Returns a sentence that describes the contradiction and cites the article. */
  public Sentence sentence(Phrasebook book) {
    requireNonNull(book, "book");
    List<String> words = new ArrayList<>(values.size());
    for (Object value : values) {
      if (value instanceof Color color) {
        words.add(book.texts().name(color));
      } else {
        words.add(value instanceof AuditRemarkKey part ? book.template(part) : (String) value);
      }
    }
    return new Sentence(
        PositionalTemplate.fill(book.template(key), words) + ".", Optional.of(article));
  }

  /** Returns the sentence as text, with the article of the Laws in parentheses. */
  public String message(Phrasebook book) {
    requireNonNull(book, "book");
    return sentence(book).cited();
  }
}
