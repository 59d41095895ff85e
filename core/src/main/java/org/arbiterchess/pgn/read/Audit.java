package org.arbiterchess.pgn.read;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.game.Ending;
import org.arbiterchess.language.Said;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;

/**
 * The result of auditing a recorded game.
 *
 * @param end how the final position automatically ends the game under over-the-board rules, if it
 *     does
 * @param contradictions the contradictions between the game and the Laws
 */
public record Audit(Optional<Ending> end, List<Contradiction> contradictions) {

  public Audit {
    contradictions = List.copyOf(contradictions);
  }

  /** Compares the main line of a replayed game with the Laws. */
  public static Audit of(PgnReplayResult replay) {
    return new Auditor(replay).audit();
  }

  /**
   * A contradiction, other than an illegal move, between a recorded game and the Laws of Chess.
   *
   * @param said a description of the contradiction
   * @param article the article of the Laws that the game contradicts
   * @param ply the number of half-moves played before the contradiction
   */
  public record Contradiction(Said said, String article, int ply) {

    /** Returns a sentence that describes the contradiction and cites the article. */
    public Sentence sentence(Texts texts) {
      return new Sentence(texts.say(said.key(), said.values().toArray()), Optional.of(article));
    }

    /** Returns the sentence as text, with the article of the Laws in parentheses. */
    public String message(Texts texts) {
      return sentence(texts).cited();
    }
  }
}
