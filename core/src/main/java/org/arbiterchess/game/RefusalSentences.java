package org.arbiterchess.game;

import org.arbiterchess.language.Sentence;
import org.arbiterchess.notation.Phrase;
import org.arbiterchess.notation.Phrasebook;

/** Creates the sentence for each refusal that is not due to an illegal move. */
final class RefusalSentences {

  private RefusalSentences() {}

  static Sentence of(Refusal.OfClaim refusal, Phrasebook book) {
    Phrase phrase = phrase(refusal);
    return switch (refusal.reason()) {
      case NOTHING_TO_CLAIM -> book.say(phrase);
      case NOT_YOUR_TURN -> book.say(phrase, refusal.turn());
      default -> book.say(phrase, "" + refusal.count());
    };
  }

  static Phrase phrase(Refusal.OfClaim refusal) {
    boolean threefold = refusal.kind() == ClaimKind.THREEFOLD_REPETITION;
    return switch (refusal.reason()) {
      case NOTHING_TO_CLAIM ->
          threefold ? Phrase.THREEFOLD_COMES_BY_ITSELF : Phrase.FIFTY_COMES_BY_ITSELF;
      case NOT_YOUR_TURN -> threefold ? Phrase.THREEFOLD_NOT_YOUR_TURN : Phrase.FIFTY_NOT_YOUR_TURN;
      default -> threefold ? Phrase.THREEFOLD_NOT_YET : Phrase.FIFTY_NOT_YET;
    };
  }

  static Sentence of(Refusal.OfCommand refusal, Phrasebook book) {
    if (refusal.reason().isStrict()) {
      return StrictSentences.ofRefusal(refusal.reason(), book);
    }
    Phrase phrase = phrase(refusal.reason());
    if (phrase == Phrase.GAME_OVER) {
      return new Sentence(book.say(phrase).text(), refusal.article());
    }
    return phrase.valueCount() == 0
        ? book.say(phrase)
        : book.say(phrase, refusal.color().orElseThrow());
  }

  private static Phrase phrase(RefusalReason reason) {
    return switch (reason) {
      case GAME_OVER -> Phrase.GAME_OVER;
      case ONLY_FOR_PLAYERS -> Phrase.ONLY_FOR_PLAYERS;
      case ONLY_FOR_THE_ARBITER -> Phrase.ONLY_FOR_THE_ARBITER;
      case NOT_YOUR_TURN -> Phrase.NOT_YOUR_TURN;
      case GAME_PAUSED, ALREADY_PAUSED -> Phrase.PAUSED;
      case BOTH_MUST_HAVE_MOVED -> Phrase.DRAW_OFFER_TOO_EARLY;
      case OFFER_OPEN -> Phrase.DRAW_OFFER_OPEN;
      case OFFER_DECLINED -> Phrase.DRAW_OFFER_DECLINED;
      case NO_OFFER -> Phrase.NO_DRAW_OFFER;
      case OWN_OFFER -> Phrase.OWN_DRAW_OFFER;
      case CLAIM_NOT_JUSTIFIED, NOTHING_TO_CLAIM ->
          throw new IllegalArgumentException(reason + " applies only to claims");
      case TAKEBACK_OPEN -> Phrase.TAKEBACK_OPEN;
      case NO_TAKEBACK -> Phrase.NO_TAKEBACK;
      case OWN_TAKEBACK -> Phrase.OWN_TAKEBACK;
      case NOTHING_TO_TAKE_BACK -> Phrase.NOTHING_TO_TAKE_BACK;
      case TOO_LATE_TO_ABORT -> Phrase.ABORT_TOO_LATE;
      case NOT_PAUSED -> Phrase.NOT_PAUSED;
      case NO_CLOCK -> Phrase.NO_CLOCK;
      case CLOCK_OUT_OF_RANGE -> Phrase.CLOCK_OUT_OF_RANGE;
      case TIME_GIVEN -> Phrase.ENOUGH_TIME_GIVEN;
      case FLAG_NOT_FALLEN -> Phrase.FLAG_NOT_FALLEN;
      case NOTHING_TO_DECIDE -> Phrase.NO_VERDICT_WANTED;
      default -> throw new IllegalArgumentException(reason + " has a phrase of strict play");
    };
  }
}
