package org.arbiterchess.game;

import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.TextKey;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.GameText;

/** Creates the sentence for each refusal that is not due to an illegal move. */
final class RefusalSentences {

  private RefusalSentences() {}

  static Sentence of(Refusal.OfClaim refusal, Texts texts) {
    GameText phrase = phrase(refusal);
    return switch (refusal.reason()) {
      case NOTHING_TO_CLAIM -> texts.sentence(phrase);
      case NOT_YOUR_TURN -> texts.sentence(phrase, refusal.turn());
      default -> texts.sentence(phrase, refusal.count());
    };
  }

  static GameText phrase(Refusal.OfClaim refusal) {
    boolean threefold = refusal.kind() == ClaimKind.THREEFOLD_REPETITION;
    return switch (refusal.reason()) {
      case NOTHING_TO_CLAIM ->
          threefold ? GameText.THREEFOLD_COMES_BY_ITSELF : GameText.FIFTY_COMES_BY_ITSELF;
      case NOT_YOUR_TURN ->
          threefold ? GameText.THREEFOLD_NOT_YOUR_TURN : GameText.FIFTY_NOT_YOUR_TURN;
      default -> threefold ? GameText.THREEFOLD_NOT_YET : GameText.FIFTY_NOT_YET;
    };
  }

  static Sentence of(Refusal.OfCommand refusal, Texts texts) {
    TextKey phrase = refusal.reason().text();
    if (phrase == GameText.GAME_OVER) {
      return new Sentence(texts.say(phrase), refusal.article());
    }
    return phrase.placeholders().isEmpty()
        ? texts.sentence(phrase)
        : texts.sentence(phrase, refusal.color().orElseThrow());
  }

  static GameText phrase(RefusalReason reason) {
    return switch (reason) {
      case GAME_OVER -> GameText.GAME_OVER;
      case ONLY_FOR_PLAYERS -> GameText.ONLY_FOR_PLAYERS;
      case ONLY_FOR_THE_ARBITER -> GameText.ONLY_FOR_THE_ARBITER;
      case NOT_YOUR_TURN -> GameText.NOT_YOUR_TURN;
      case GAME_PAUSED, ALREADY_PAUSED -> GameText.PAUSED;
      case BOTH_MUST_HAVE_MOVED -> GameText.DRAW_OFFER_TOO_EARLY;
      case OFFER_OPEN -> GameText.DRAW_OFFER_OPEN;
      case OFFER_DECLINED -> GameText.DRAW_OFFER_DECLINED;
      case NO_OFFER -> GameText.NO_DRAW_OFFER;
      case OWN_OFFER -> GameText.OWN_DRAW_OFFER;
      case CLAIM_NOT_JUSTIFIED, NOTHING_TO_CLAIM ->
          throw new IllegalArgumentException(reason + " applies only to claims");
      case TAKEBACK_OPEN -> GameText.TAKEBACK_OPEN;
      case NO_TAKEBACK -> GameText.NO_TAKEBACK;
      case OWN_TAKEBACK -> GameText.OWN_TAKEBACK;
      case NOTHING_TO_TAKE_BACK -> GameText.NOTHING_TO_TAKE_BACK;
      case TOO_LATE_TO_ABORT -> GameText.ABORT_TOO_LATE;
      case NOT_PAUSED -> GameText.NOT_PAUSED;
      case NO_CLOCK -> GameText.NO_CLOCK;
      case CLOCK_OUT_OF_RANGE -> GameText.CLOCK_OUT_OF_RANGE;
      case TIME_GIVEN -> GameText.ENOUGH_TIME_GIVEN;
      case FLAG_NOT_FALLEN -> GameText.FLAG_NOT_FALLEN;
      case NOTHING_TO_DECIDE -> GameText.NO_VERDICT_WANTED;
      case ONLY_IN_STRICT_PLAY -> GameText.ONLY_IN_STRICT_PLAY;
    };
  }
}
