package org.arbiterchess.game;

import java.util.Optional;
import org.arbiterchess.language.Said;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.TextKey;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.GameText;
import org.arbiterchess.rules.Ruling;

/**
 * Why a command is refused.
 *
 * @param name the public name of the reason
 * @param article the article that the refusal is based on; empty for house rules, such as those for
 *     takebacks
 * @param said the sentence without its article
 * @param ruling the ruling on the attempted move, if it is illegal
 */
public record Refusal(
    String name, Optional<String> article, Said said, Optional<Ruling.Illegal> ruling) {

  /** A reason, other than an illegal move. Each mode of play may have its own. */
  public interface Reason {

    /** The public name. */
    String name();

    /** The key of its sentence, whose only placeholder, if any, is a side. */
    TextKey text();
  }

  /** The attempted move is illegal. */
  public static Refusal of(Ruling.Illegal ruling) {
    return new Refusal(
        ruling.reason().name(), Optional.of(ruling.article()), ruling.said(), Optional.of(ruling));
  }

  /**
   * A refusal for a reason other than an illegal move.
   *
   * @param side the side that the reason refers to, if its sentence names one: the side to move,
   *     the side that must respond to an offer or request, or the side whose flag has not fallen
   */
  public static Refusal of(Reason reason, Object... side) {
    return of(reason, reason.text(), side);
  }

  /** A refusal for a reason other than an illegal move, unless a condition holds. */
  public static Optional<Refusal> unless(boolean holds, Reason reason, Object... side) {
    return holds ? Optional.empty() : Optional.of(of(reason, side));
  }

  /** The claim is not justified, the player may not make it, or no claim is needed. */
  public static Refusal ofClaim(RefusalReason reason, ClaimKind kind, Game game) {
    boolean threefold = kind == ClaimKind.THREEFOLD_REPETITION;
    if (reason == RefusalReason.NOTHING_TO_CLAIM) {
      return of(
          reason, threefold ? GameText.THREEFOLD_COMES_BY_ITSELF : GameText.FIFTY_COMES_BY_ITSELF);
    }
    if (reason == RefusalReason.NOT_YOUR_TURN) {
      GameText text = threefold ? GameText.THREEFOLD_NOT_YOUR_TURN : GameText.FIFTY_NOT_YOUR_TURN;
      return of(reason, text, game.position().turn());
    }
    GameText text = threefold ? GameText.THREEFOLD_NOT_YET : GameText.FIFTY_NOT_YET;
    return of(reason, text, Outcome.count(kind, game.turn()));
  }

  private static Refusal of(Reason reason, TextKey text, Object... values) {
    return new Refusal(reason.name(), text.article(), Said.of(text, values), Optional.empty());
  }

  /** The game is over, by an article that the refusal cites. */
  static Refusal ofGameOver(Outcome outcome) {
    return new Refusal(
        RefusalReason.GAME_OVER.name(),
        Optional.of(outcome.article()),
        Said.of(GameText.GAME_OVER),
        Optional.empty());
  }

  /** Returns the reason as one sentence, with the article of the Laws if one applies. */
  public Sentence sentence(Texts texts) {
    return new Sentence(said.in(texts), article);
  }
}
