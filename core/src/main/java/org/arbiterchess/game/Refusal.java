package org.arbiterchess.game;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.notation.Sentence;
import org.arbiterchess.rules.Ruling;

/** Why the arbiter refused a command: a move by a law of the moves, anything else by its reason. */
public sealed interface Refusal {

  /** The public name of the reason. */
  String name();

  /** The article behind it; house rules such as taking back have none. */
  Optional<String> article();

  /** Why not, in one sentence that ends with the article where there is one. */
  Sentence sentence(Phrasebook book);

  record OfMove(Ruling.Illegal ruling) implements Refusal {

    @Override
    public String name() {
      return ruling.reason().name();
    }

    @Override
    public Optional<String> article() {
      return Optional.of(ruling.article());
    }

    @Override
    public Sentence sentence(Phrasebook book) {
      return book.sentence(ruling);
    }
  }

  /**
   * A claim that is not justified, not the player's to make, or not needed.
   *
   * @param turn the side to move
   * @param count how often the position is there, or how many moves each were made
   */
  record OfClaim(RefusalReason reason, ClaimKind kind, Color turn, int count) implements Refusal {

    @Override
    public String name() {
      return reason.name();
    }

    @Override
    public Optional<String> article() {
      return RefusalSentences.phrase(this).article();
    }

    @Override
    public Sentence sentence(Phrasebook book) {
      return RefusalSentences.of(this, book);
    }
  }

  /**
   * Anything else.
   *
   * @param color the side it turns on: who is to move, who has to answer, whose flag stands
   */
  record OfCommand(RefusalReason reason, Optional<String> article, Optional<Color> color)
      implements Refusal {

    @Override
    public String name() {
      return reason.name();
    }

    @Override
    public Sentence sentence(Phrasebook book) {
      return RefusalSentences.of(this, book);
    }
  }

  static Refusal of(RefusalReason reason) {
    return new OfCommand(reason, reason.article(), Optional.empty());
  }

  static Refusal of(RefusalReason reason, Color color) {
    return new OfCommand(reason, reason.article(), Optional.of(color));
  }
}
