package org.arbiterchess.cases;

/**
 * A fact that decides a case but was not given, so that the answer rests on its usual value. The
 * sheet lists it, so that nobody takes the assumption for something that was said.
 */
public enum Assumption {
  CONTROL("control"),
  SUPERVISED("supervised"),
  IRREGULARITIES("irregularities"),
  REPLIED("replied"),
  ROOK_FIRST("rookFirst"),
  OPPONENT_TOUCHED("opponentTouched"),
  ANNOUNCED("announced"),
  ARBITER_PRESENT("arbiterPresent"),
  TOUCHED_FIRST("touchedFirst"),
  RECORDED("recorded"),
  BOTH_MOVED("bothMoved"),
  FORBIDDEN("forbidden"),
  MILDER("milder"),
  IRREGULARITY("irregularity"),
  LAST_PERIOD("lastPeriod"),
  BOTH_STOPPED("bothStopped"),
  ADVICE_USED("adviceUsed");

  private final String key;

  Assumption(String key) {
    this.key = key;
  }

  /** The key of the fact in a question, such as {@code supervised}. */
  public String key() {
    return key;
  }
}
