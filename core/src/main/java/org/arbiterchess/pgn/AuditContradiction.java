package org.arbiterchess.pgn;

import java.util.Optional;
import org.arbiterchess.language.Said;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;

/**
 * A contradiction, other than an illegal move, between a recorded game and the Laws of Chess.
 *
 * @param said a description of the contradiction
 * @param article the article of the Laws that the game contradicts
 * @param ply the number of half-moves played before the contradiction
 */
public record AuditContradiction(Said said, String article, int ply) {

  /** Returns a sentence that describes the contradiction and cites the article. */
  public Sentence sentence(Texts texts) {
    return new Sentence(texts.say(said.key(), said.values().toArray()), Optional.of(article));
  }

  /** Returns the sentence as text, with the article of the Laws in parentheses. */
  public String message(Texts texts) {
    return sentence(texts).cited();
  }
}
