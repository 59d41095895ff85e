package org.arbiterchess.game;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.TextKey;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.GameText;
import org.arbiterchess.rules.Ruling;

/**
 * The reason for refusing a command: the ruling on an illegal move, or a {@link RefusalReason} in
 * all other cases.
 */
public sealed interface Refusal {

  /** A reason, other than an illegal move. Each mode of play may have its own. */
  interface Reason {

    /** The public name. */
    String name();

    /**
     * The article that the reason is based on, unless the refusal has a more specific one; empty
     * for house rules.
     */
    default Optional<String> article() {
      return text().article();
    }

    /** The key of its sentence, whose only placeholder, if any, is the side. */
    TextKey text();
  }

  /** The public name of the reason. */
  String name();

  /**
   * The article that the refusal is based on; empty for house rules, such as those for takebacks.
   */
  Optional<String> article();

  /** Returns the reason as one sentence, with the article of the Laws if one applies. */
  Sentence sentence(Texts texts);

  /** This refusal, if it concerns an illegal move; otherwise empty. */
  default Optional<OfMove> ofMove() {
    return this instanceof OfMove move ? Optional.of(move) : Optional.empty();
  }

  /** This refusal, if it concerns a claim; otherwise empty. */
  default Optional<OfClaim> ofClaim() {
    return this instanceof OfClaim claim ? Optional.of(claim) : Optional.empty();
  }

  /** This refusal, if it concerns neither an illegal move nor a claim; otherwise empty. */
  default Optional<OfCommand> ofCommand() {
    return this instanceof OfCommand command ? Optional.of(command) : Optional.empty();
  }

  /** The attempted move is illegal. */
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
    public Sentence sentence(Texts texts) {
      return ruling.sentence(texts);
    }
  }

  /**
   * The claim is not justified, the player may not make it, or no claim is needed.
   *
   * @param turn the side to move
   * @param count how many times the position has occurred, or how many moves each side has made
   *     without a capture or a pawn move
   */
  record OfClaim(RefusalReason reason, ClaimKind kind, Color turn, int count) implements Refusal {

    @Override
    public String name() {
      return reason.name();
    }

    @Override
    public Optional<String> article() {
      return text().article();
    }

    @Override
    public Sentence sentence(Texts texts) {
      return switch (reason) {
        case NOTHING_TO_CLAIM -> texts.sentence(text());
        case NOT_YOUR_TURN -> texts.sentence(text(), turn);
        default -> texts.sentence(text(), count);
      };
    }

    private GameText text() {
      boolean threefold = kind == ClaimKind.THREEFOLD_REPETITION;
      return switch (reason) {
        case NOTHING_TO_CLAIM ->
            threefold ? GameText.THREEFOLD_COMES_BY_ITSELF : GameText.FIFTY_COMES_BY_ITSELF;
        case NOT_YOUR_TURN ->
            threefold ? GameText.THREEFOLD_NOT_YOUR_TURN : GameText.FIFTY_NOT_YOUR_TURN;
        default -> threefold ? GameText.THREEFOLD_NOT_YET : GameText.FIFTY_NOT_YET;
      };
    }
  }

  /**
   * Any other refusal.
   *
   * @param color the side that the reason refers to: the side to move, the side that must respond
   *     to an offer or request, or the side whose flag has not fallen
   */
  record OfCommand(Reason reason, Optional<String> article, Optional<Color> color)
      implements Refusal {

    @Override
    public String name() {
      return reason.name();
    }

    @Override
    public Sentence sentence(Texts texts) {
      TextKey text = reason.text();
      if (reason == RefusalReason.GAME_OVER) {
        return new Sentence(texts.say(text), article);
      }
      return text.placeholders().isEmpty()
          ? texts.sentence(text)
          : texts.sentence(text, color.orElseThrow());
    }
  }

  static Refusal of(Reason reason) {
    return new OfCommand(reason, reason.article(), Optional.empty());
  }

  static Refusal of(Reason reason, Color color) {
    return new OfCommand(reason, reason.article(), Optional.of(color));
  }
}
