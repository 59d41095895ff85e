package org.arbiterchess.rules;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.language.Said;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;

/** The arbiter's ruling on an attempt: the legal move, or the first law that the attempt breaks. */
public sealed interface Ruling {

  /** Whether the attempt is a legal move. */
  default boolean isLegal() {
    return this instanceof Legal;
  }

  /** This ruling, if the attempt is legal; otherwise empty. */
  default Optional<Legal> legal() {
    return this instanceof Legal legal ? Optional.of(legal) : Optional.empty();
  }

  /** This ruling, if the attempt is illegal; otherwise empty. */
  default Optional<Illegal> illegal() {
    return this instanceof Illegal illegal ? Optional.of(illegal) : Optional.empty();
  }

  /** The legal move; empty if the attempt is illegal. */
  default Optional<Move> toOptional() {
    return legal().map(Legal::move);
  }

  /**
   * Returns the legal move.
   *
   * @throws IllegalMoveException if the attempt is illegal; the message explains why
   */
  default Move orElseThrow() {
    if (this instanceof Illegal illegal) {
      throw new IllegalMoveException(illegal, illegal.sentence().cited());
    }
    return ((Legal) this).move();
  }

  /** The attempt is a legal move. */
  record Legal(Move move) implements Ruling {}

  /**
   * The attempt is illegal.
   *
   * @param player the side that made the attempt
   */
  record Illegal(
      Color player,
      Attempt attempt,
      DetailedReason detail,
      String article,
      IllegalMoveEvidence evidence)
      implements Ruling {

    /** A ruling that cites the article of its reason. */
    public Illegal(
        Color player, Attempt attempt, DetailedReason detail, IllegalMoveEvidence evidence) {
      this(player, attempt, detail, detail.article(), evidence);
    }

    public Reason reason() {
      return detail.reason();
    }

    /**
     * Explains in English why the attempt is illegal.
     *
     * <pre>{@code
     * Position position = Position.initial();
     * Ruling ruling = position.rule(Attempt.step(Square.G1, Square.G3));
     * System.out.println(ruling.illegal().orElseThrow().sentence()); // A knight can't go from g1 to g3.
     * }</pre>
     */
    public Sentence sentence() {
      return sentence(Texts.english());
    }

    /** Explains to the player why the attempt is illegal, with the pieces that prove it. */
    public Sentence sentence(Texts texts) {
      return new Sentence(said().in(texts), Optional.of(article));
    }

    /** Explains why the attempt was illegal, in words for a record: it names White or Black. */
    public Sentence recordSentence(Texts texts) {
      return new Sentence(Sentences.of(this, false).in(texts), Optional.of(article));
    }

    /** The explanation to the player, without its article. */
    public Said said() {
      return Sentences.of(this, true);
    }

    public List<Square> squares() {
      return evidence.squares();
    }

    public List<AttackArrow> arrows() {
      return evidence.arrows();
    }

    /** Returns this ruling with a more specific reason and a number from the game record. */
    public Illegal withDetail(DetailedReason closer, int number) {
      return new Illegal(player, attempt, closer, evidence.withNumber(number));
    }
  }
}
