package org.arbiterchess.cases;

import org.arbiterchess.notation.ReadableAnswerPhrase;

/**
 * A fact that decides a case but was not given, so that the answer rests on its usual value. The
 * sheet lists it, so that nobody takes the assumption for something that was said.
 */
public enum Assumption {
  CONTROL("control", ReadableAnswerPhrase.ASSUMED_STANDARD),
  SUPERVISED("supervised", ReadableAnswerPhrase.ASSUMED_SUPERVISED),
  IRREGULARITIES("irregularities", ReadableAnswerPhrase.ASSUMED_FIRST_IRREGULARITY),
  REPLIED("replied", ReadableAnswerPhrase.ASSUMED_NOT_REPLIED),
  ROOK_FIRST("rookFirst", ReadableAnswerPhrase.ASSUMED_ROOK_NOT_FIRST),
  OPPONENT_TOUCHED("opponentTouched", ReadableAnswerPhrase.ASSUMED_OPPONENT_NOT_TOUCHED),
  ANNOUNCED("announced", ReadableAnswerPhrase.ASSUMED_NOT_ANNOUNCED),
  ARBITER_PRESENT("arbiterPresent", ReadableAnswerPhrase.ASSUMED_ARBITER_PRESENT),
  TOUCHED_FIRST("touchedFirst", ReadableAnswerPhrase.ASSUMED_NOTHING_TOUCHED),
  RECORDED("recorded", ReadableAnswerPhrase.ASSUMED_RECORDED),
  BOTH_MOVED("bothMoved", ReadableAnswerPhrase.ASSUMED_BOTH_MOVED),
  FORBIDDEN("forbidden", ReadableAnswerPhrase.ASSUMED_OFFERS_ALLOWED),
  MILDER("milder", ReadableAnswerPhrase.ASSUMED_NO_MILDER_PENALTY),
  IRREGULARITY("irregularity", ReadableAnswerPhrase.ASSUMED_NO_IRREGULARITY),
  LAST_PERIOD("lastPeriod", ReadableAnswerPhrase.ASSUMED_EARLIER_PERIOD),
  BOTH_STOPPED("bothStopped", ReadableAnswerPhrase.ASSUMED_OPPONENT_WRITES),
  ADVICE_USED("adviceUsed", ReadableAnswerPhrase.ASSUMED_ADVICE_NOT_USED);

  private final String key;
  private final ReadableAnswerPhrase phrase;

  Assumption(String key, ReadableAnswerPhrase phrase) {
    this.key = key;
    this.phrase = phrase;
  }

  /** The key of the fact in a question, such as {@code supervised}. */
  public String key() {
    return key;
  }

  ReadableAnswerPhrase phrase() {
    return phrase;
  }
}
